#include "ui/game/result_card.h"

#include "ui/access/spoken.h"
#include "ui/appearance/text_size.h"
#include "ui/games/games.h"
#include "ui/text/outcome_text.h"
#include "ui/text/outside_text.h"
#include "ui/text/player_text.h"
#include "ui/text/score_text.h"
#include "ui/widgets/button_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>

namespace ui {
namespace {

using game::Side;

constexpr std::size_t kSum = 9;

// Rows are counted from the own start line: row 1 is the first side's first, row 8 the second's.
bool isCounted(Side side, std::size_t row, int counted) {
    const std::size_t place = side == Side::first ? row : ScoreCount::kRows - 1 - row;
    return static_cast<int>(place) < counted;
}

void setPrimary(QPushButton& button, bool isPrimary) {
    if (button.property("primary").toBool() == isPrimary)
        return;
    button.setProperty("primary", isPrimary);
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

} // namespace

ResultCard::ResultCard(QWidget* parent) : Card(parent) {
    build();
    nameButtons();
}

void ResultCard::build() {
    m_title = new PlainLabel(this);
    m_title->setObjectName(QStringLiteral("resultTitle"));
    keepFont(*m_title, 1.35, QFont::Bold);
    m_reason = new PlainLabel(this);
    m_reason->setObjectName(QStringLiteral("resultReason"));
    m_match = new PlainLabel(this);
    m_match->setObjectName(QStringLiteral("matchScore"));
    m_match->setProperty("role", "dim");
    m_reason->setProperty("role", "dim");
    for (QLabel* label : {m_title, m_reason, m_match}) {
        label->setWordWrap(true);
    }
    buildTable();
    m_again = new QPushButton(this);
    m_again->setObjectName(QStringLiteral("againButton"));
    m_newGame = new QPushButton(this);
    m_newGame->setObjectName(QStringLiteral("newGameButton"));
    m_review = new QPushButton(this);
    m_review->setObjectName(QStringLiteral("reviewButton"));
    auto* buttons = new ButtonLayout;
    for (QPushButton* button : {m_again, m_newGame, m_review}) {
        button->setProperty("dense", true); // two of them have room side by side in the panel
        buttons->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_reason);
    layout->addWidget(m_match);
    layout->addWidget(m_table);
    layout->addLayout(buttons);
    connect(m_again, &QPushButton::clicked, this, &ResultCard::againWanted);
    connect(m_newGame, &QPushButton::clicked, this, &ResultCard::newGameWanted);
    connect(m_review, &QPushButton::clicked, this, &ResultCard::reviewWanted);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setCompact(false);
}

void ResultCard::setCompact(bool compact) {
    layout()->setContentsMargins(compact ? QMargins(12, 6, 12, 8) : QMargins(14, 12, 14, 12));
    m_grid->setContentsMargins(0, compact ? 0 : 4, 0, compact ? 2 : 4);
}

void ResultCard::setBrief(bool brief) {
    if (brief == m_isBrief)
        return;
    m_isBrief = brief;
    layout()->setSpacing(brief ? 2 : 4);
    m_reason->setVisible(!brief);
    if (m_content.state.board.places.empty())
        m_table->setVisible(!brief);
    else
        display();
}

int ResultCard::briefHeight() const {
    const QMargins margins = layout()->contentsMargins();
    return margins.top() + m_title->sizeHint().height() + 2 + m_newGame->sizeHint().height() + margins.bottom();
}

QSize ResultCard::sizeHint() const {
    const QSize hint = Card::sizeHint();
    return {hint.width(), width() > 0 ? layout()->totalHeightForWidth(width()) : hint.height()};
}

void ResultCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void ResultCard::buildTable() {
    m_table = new QWidget(this);
    m_table->setObjectName(QStringLiteral("scoreTable"));
    speakAsOne(*m_table);
    m_grid = new QGridLayout(m_table);
    m_grid->setContentsMargins(0, 4, 0, 4);
    m_grid->setHorizontalSpacing(5);
    m_grid->setVerticalSpacing(2);
    for (std::size_t line = 0; line < m_cells.size(); ++line)
        for (std::size_t column = 0; column < m_cells[line].size(); ++column) {
            auto* cell = new PlainLabel(m_table);
            cell->setAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
            if (line == 0)
                cell->setProperty("role", "dim");
            if (column == kSum)
                cell->setStyleSheet(QStringLiteral("font-weight: bold;"));
            m_grid->addWidget(cell, static_cast<int>(line), static_cast<int>(column));
            m_grid->setColumnStretch(static_cast<int>(column), column == 0 ? 2 : column == kSum ? 2 : 1);
            m_cells[line][column] = cell;
        }
}

void ResultCard::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    setOutline(theme.accent);
}

void ResultCard::setContent(const ResultContent& content) {
    m_content = content;
    display();
}

void ResultCard::setCounted(int rows) {
    m_counted = rows;
    if (!m_content.state.board.places.empty())
        display();
}

QString ResultCard::title() const {
    return m_shownTitle;
}

void ResultCard::fillLine(Side side) {
    const auto& places = m_content.state.board.places;
    auto& line = m_cells[game::indexOf(side) + 1];
    const GameWords& words = wordsOf(m_content.setup.gameId);
    int sum = 0;
    for (std::size_t row = 0; row < kSum - 1; ++row) {
        const bool isKnown = row < places.size() && isCounted(side, row, m_counted);
        const int pieces = isKnown ? places[row].pieces[game::indexOf(side)] : 0;
        const int points = isKnown ? pieces * places[row].worth[game::indexOf(side)] : 0;
        sum += points;
        line[row + 1]->setText(!isKnown ? QString() : pieces == 0 ? QStringLiteral("·") : signedNumber(points));
        setPlainToolTip(*line[row + 1], isKnown ? placePointsText(words, m_content.state, side, row) : QString());
    }
    const bool isDone = m_counted == ScoreCount::kRows;
    const bool isWinner = isDone && m_content.outcome.winner == side;
    // By a mark, too, not by letters alone.
    line[0]->setText(isWinner ? words.sideName(side) + QStringLiteral(" ★") : words.sideName(side));
    line[0]->setStyleSheet(isWinner ? QStringLiteral("font-weight: bold;") : QString());
    line[kSum]->setText(signedNumber(isDone ? m_content.state.score.pointsOf(side) : sum));
}

void ResultCard::fillTable() {
    const GameWords& words = wordsOf(m_content.setup.gameId);
    m_table->setVisible(words.isScored() && !m_isBrief);
    if (!words.isScored())
        return;
    m_cells[0][0]->setText(tr("Row"));
    m_cells[0][kSum]->setText(tr("Sum"));
    for (std::size_t row = 0; row < kSum - 1; ++row)
        m_cells[0][row + 1]->setText(QString::number(row + 1));
    QStringList sides;
    for (const Side side : {Side::first, Side::second}) {
        fillLine(side);
        sides << words.sideName(side) + QStringLiteral(": ") +
                     pointsTexts(words, m_content.state, side).join(QStringLiteral("; "));
    }
    setSpokenName(*m_table, sides.join(QStringLiteral(". ")));
}

QString ResultCard::matchText() const {
    if (m_content.setup.length.isSingle())
        return {};
    const auto& won = m_content.match.won;
    const auto& points = m_content.match.points;
    // All at once: a name may hold a % of its own.
    QString text = tr("Match: %1 %2, %3 %4")
                       .arg(playerName(m_content.setup, Side::first), QString::number(won[0]),
                            playerName(m_content.setup, Side::second), QString::number(won[1]));
    if (wordsOf(m_content.setup.gameId).isScored() && points[0] + points[1] > 0)
        text += tr(" (points %1 to %2)").arg(points[0]).arg(points[1]);
    if (!m_content.setup.length.isOpenEnded())
        text += tr(", game %1 of %2").arg(m_content.match.games()).arg(m_content.setup.length.games);
    return text;
}

void ResultCard::display() {
    const QString title = resultTitle(m_content.outcome, m_content.setup);
    m_shownTitle = m_counted == ScoreCount::kRows ? title : tr("The points are counted…");
    m_title->setText(wrappable(m_shownTitle));
    QString reason = reasonText(wordsOf(m_content.setup.gameId), m_content.outcome.reason, m_content.outcome.winner);
    if (m_content.canTakeBack)
        reason += QLatin1Char(' ') + tr("Undo takes that back.");
    m_reason->setText(reason);
    m_match->setText(wrappable(matchText()));
    m_match->setVisible(!m_match->text().isEmpty());
    fillTable();
    nameButtons();
    setSpokenName(*this, title);
    setSpokenDescription(*this, m_reason->text());
}

// Another game with the same players is for those who have just played; of an opened game only a match that waits for
// its next game goes on.
void ResultCard::nameButtons() {
    const bool goesOn = m_content.endedHere || m_content.hasNextGame();
    m_again->setVisible(goesOn);
    setPrimary(*m_again, goesOn);
    setPrimary(*m_newGame, !goesOn);
    m_again->setText(m_content.hasNextGame() ? tr("Next Game") : tr("Play Again"));
    setPlainToolTip(*m_again, tr("Play again with the same players; the loser starts"));
    m_newGame->setText(tr("New Game…"));
    setPlainToolTip(*m_newGame, tr("Choose players and rules for another game"));
    m_review->setText(tr("From the Start"));
    setPlainToolTip(*m_review, tr("Look through this game from its beginning"));
}

void ResultCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameButtons();
    if (!m_content.state.board.places.empty())
        display();
}

} // namespace ui

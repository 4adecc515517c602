#include "ui/panels/result_card.h"

#include "ui/access/spoken.h"
#include "ui/text/outcome_text.h"
#include "ui/text/outside_text.h"
#include "ui/text/player_text.h"
#include "ui/text/side_text.h"
#include "ui/text_size.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

namespace ui {
namespace {

using game::Side;

constexpr std::size_t kSum = 9;

QString signedNumber(int points) {
    return points < 0 ? QChar(0x2212) + QString::number(-points) : QString::number(points);
}

} // namespace

ResultCard::ResultCard(QWidget* parent) : Card(parent) {
    build();
    nameButtons();
}

void ResultCard::build() {
    m_title = new PlainLabel(this);
    keepFont(*m_title, 1.35, QFont::Bold);
    m_title->setWordWrap(true);
    m_reason = new PlainLabel(this);
    m_reason->setWordWrap(true);
    m_match = new PlainLabel(this);
    m_match->setWordWrap(true);
    m_match->setProperty("role", "dim");
    m_reason->setProperty("role", "dim");
    m_table = new QWidget(this);
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
    m_rematch = new QPushButton(this);
    m_newGame = new QPushButton(this);
    m_review = new QPushButton(this);
    m_rematch->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_rematch, 1);
    buttons->addWidget(m_newGame, 1);
    buttons->addWidget(m_review, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_reason);
    layout->addWidget(m_match);
    layout->addWidget(m_table);
    layout->addLayout(buttons);
    connect(m_rematch, &QPushButton::clicked, this, &ResultCard::rematchWanted);
    connect(m_newGame, &QPushButton::clicked, this, &ResultCard::newGameWanted);
    connect(m_review, &QPushButton::clicked, this, &ResultCard::reviewWanted);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void ResultCard::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    setOutline(theme.accent);
}

void ResultCard::setContent(const ResultContent& content) {
    m_content = content;
    display();
}

QString ResultCard::title() const {
    return m_title->text();
}

void ResultCard::fillTable() {
    const auto& places = m_content.state.board.places;
    m_cells[0][0]->setText(tr("Row"));
    m_cells[0][kSum]->setText(tr("Sum"));
    for (std::size_t row = 0; row < kSum - 1; ++row)
        m_cells[0][row + 1]->setText(QString::number(row + 1));
    QStringList sides;
    for (const Side side : {Side::first, Side::second}) {
        auto& line = m_cells[game::indexOf(side) + 1];
        QStringList spoken;
        for (std::size_t row = 0; row < kSum - 1; ++row) {
            const bool known = row < places.size();
            const int pawns = known ? places[row].pieces[game::indexOf(side)] : 0;
            const int points = known ? pawns * places[row].worth[game::indexOf(side)] : 0;
            line[row + 1]->setText(pawns == 0 ? QStringLiteral("·") : signedNumber(points));
            const QString told = tr("Row %1: %n pawn(s), %2 points", nullptr, pawns).arg(row + 1).arg(points);
            setPlainToolTip(*line[row + 1], told);
            if (pawns > 0)
                spoken << told;
        }
        line[0]->setText(sideName(side));
        line[kSum]->setText(signedNumber(m_content.state.score.pointsOf(side)));
        sides << sideName(side) + QStringLiteral(": ") + spoken.join(QStringLiteral("; "));
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
    if (points[0] + points[1] > 0)
        text += tr(" (points %1 to %2)").arg(points[0]).arg(points[1]);
    if (!m_content.setup.length.isOpenEnded())
        text += tr(", game %1 of %2").arg(m_content.match.games()).arg(m_content.setup.length.games);
    return text;
}

void ResultCard::display() {
    m_title->setText(outcomeTitle(m_content.outcome));
    m_reason->setText(reasonText(m_content.outcome.reason, m_content.outcome.winner));
    m_match->setText(wrappable(matchText()));
    m_match->setVisible(!m_match->text().isEmpty());
    fillTable();
    nameButtons();
    setSpokenName(*this, m_title->text());
    setSpokenDescription(*this, m_reason->text());
}

void ResultCard::nameButtons() {
    const bool isInMatch = !m_content.setup.length.isSingle() && !m_content.isMatchOver;
    m_rematch->setText(isInMatch ? tr("Next game") : tr("Rematch"));
    setPlainToolTip(*m_rematch, tr("Play again with the same players; the loser starts"));
    m_newGame->setText(tr("New…"));
    setPlainToolTip(*m_newGame, tr("Choose players and rules for another game"));
    setSpokenName(*m_newGame, tr("New game"));
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

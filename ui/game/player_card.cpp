#include "ui/game/player_card.h"

#include "ui/access/spoken.h"
#include "ui/appearance/text_size.h"
#include "ui/games/games.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QGridLayout>
#include <QResizeEvent>
#include <QStringList>
#include <algorithm>

namespace ui {
namespace {

constexpr double kPieceHeight = 42;
constexpr double kCompactPieceHeight = 30;

} // namespace

PlayerCard::PlayerCard(game::Side side, QWidget* parent) : Card(parent), m_side(side) {
    m_layout = new QGridLayout(this);
    m_piece = new PlainLabel(this);
    m_name = new ElidedLabel(this);
    m_detail = new PlainLabel(this);
    m_detail->setObjectName(QStringLiteral("playerDetail"));
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_detail->installEventFilter(this);
    m_score = new PlainLabel(this);
    m_score->setObjectName(QStringLiteral("playerScore"));
    m_wins = new PlainLabel(this);
    m_wins->setWordWrap(true);
    keepFont(*m_name, 1.1, QFont::Bold);
    keepFont(*m_score, 1.9, QFont::Bold);
    m_score->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_wins->setProperty("role", "dim");
    m_layout->setColumnStretch(1, 1);
    m_layout->setVerticalSpacing(1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCompact(false);
    display({});
}

// In the narrow card the step stands below name and score, across the whole width; so it does where a word of it would
// not fit beside the score.
bool PlayerCard::wantsStack() const {
    if (m_isCompact)
        return true;
    const QFontMetrics metrics(m_detail->font());
    int widest = 0;
    for (const QString& title : wordsOf(m_content.gameId).longestStepTitles())
        for (const QString& word : title.split(QLatin1Char(' ')))
            widest = std::max(widest, metrics.horizontalAdvance(word));
    const QMargins around = m_layout->contentsMargins();
    const int others = m_piece->sizeHint().width() + m_score->fontMetrics().horizontalAdvance(QStringLiteral("−88")) +
                       2 * m_layout->horizontalSpacing() + around.left() + around.right();
    return width() - others < widest;
}

void PlayerCard::arrange() {
    m_isStacked = wantsStack();
    for (QWidget* part :
         {static_cast<QWidget*>(m_piece), static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_detail),
          static_cast<QWidget*>(m_wins), static_cast<QWidget*>(m_score)})
        m_layout->removeWidget(part);
    if (m_isStacked) {
        m_layout->addWidget(m_piece, 0, 0);
        m_layout->addWidget(m_name, 0, 1);
        m_layout->addWidget(m_score, 0, 2);
        m_layout->addWidget(m_detail, 1, 0, 1, 3);
        m_layout->addWidget(m_wins, 2, 0, 1, 3);
    } else {
        m_layout->addWidget(m_piece, 0, 0, 3, 1);
        m_layout->addWidget(m_name, 0, 1, Qt::AlignBottom);
        m_layout->addWidget(m_detail, 1, 1);
        m_layout->addWidget(m_wins, 2, 1);
        m_layout->addWidget(m_score, 0, 2, 3, 1);
    }
}

// As high as the longest of the steps at this width.
void PlayerCard::keepRoom() {
    const QFontMetrics metrics(m_detail->font());
    const QRect room(0, 0, std::max(1, m_detail->width()), 10000);
    int height = metrics.height();
    QStringList texts = wordsOf(m_content.gameId).longestStepTitles();
    texts << m_content.detail;
    for (const QString& text : texts)
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, text).height());
    if (m_detail->minimumHeight() != height || m_detail->maximumHeight() != height)
        m_detail->setFixedHeight(height);
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    if (wantsStack() != m_isStacked)
        arrange();
}

bool PlayerCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_detail && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        keepRoom();
    return Card::eventFilter(watched, event);
}

void PlayerCard::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    paintPiece();
    display(m_content);
}

void PlayerCard::setContent(const PlayerCardContent& content) {
    if (content == m_content)
        return;
    const bool isOtherGame = content.gameId != m_content.gameId;
    m_content = content;
    if (isOtherGame) {
        paintPiece();
        arrange();
    }
    display(content);
}

void PlayerCard::display(const PlayerCardContent& content) {
    m_name->setText(content.name);
    m_detail->setText(content.isWinner ? tr("★ Winner", "of the game") : content.detail);
    m_score->setText(content.score);
    m_score->setVisible(!content.score.isEmpty());
    setPlainToolTip(*m_score, content.points);
    m_wins->setText(content.wins);
    m_wins->setVisible(!content.wins.isEmpty());
    const QColor own = artOf(content.gameId).textColour(m_side, theme());
    setOutline(content.isWinner ? std::optional(theme().accent) : content.isToMove ? std::optional(own) : std::nullopt);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, content.isWinner ? theme().text : content.isToMove ? own : theme().textDim);
    m_detail->setPalette(colours);
    keepRoom();
    QStringList parts{wordsOf(content.gameId).sideName(m_side), content.name, m_detail->text()};
    if (!content.score.isEmpty())
        parts << tr("%1 points").arg(content.score);
    if (!content.wins.isEmpty())
        parts << content.wins;
    parts.removeAll(QString());
    parts.removeDuplicates();
    setSpokenName(*this, parts.join(QStringLiteral(", ")));
    setSpokenDescription(*this, QString(content.points).replace(QLatin1Char('\n'), QStringLiteral("; ")));
}

void PlayerCard::setCompact(bool compact) {
    m_isCompact = compact;
    m_layout->setContentsMargins(compact ? 8 : 14, compact ? 6 : 11, compact ? 12 : 18, compact ? 6 : 11);
    m_layout->setHorizontalSpacing(compact ? 4 : 6); // the piece's picture has a margin for its shadow
    m_piece->setProperty("pieceHeight", compact ? kCompactPieceHeight : kPieceHeight);
    arrange();
    paintPiece();
}

void PlayerCard::paintPiece() {
    m_piece->setPixmap(artOf(m_content.gameId)
                           .piece(m_side, m_piece->property("pieceHeight").toDouble(), devicePixelRatioF(), theme()));
}

// On another screen a pixel may be another size.
bool PlayerCard::event(QEvent* event) {
    bool hasOtherPixels = event->type() == QEvent::ScreenChangeInternal;
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    hasOtherPixels = hasOtherPixels || event->type() == QEvent::DevicePixelRatioChange;
#endif
    const bool isHandled = Card::event(event);
    if (hasOtherPixels)
        paintPiece();
    return isHandled;
}

void PlayerCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        display(m_content);
    if ((event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) && wantsStack() != m_isStacked)
        arrange();
}

} // namespace ui

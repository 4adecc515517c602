#include "ui/panels/player_card.h"

#include "ui/access/spoken.h"
#include "ui/board/board_art.h"
#include "ui/panels/elided_label.h"
#include "ui/text/side_text.h"
#include "ui/text_size.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>

namespace ui {
namespace {

constexpr double kPawnHeight = 42;
constexpr double kCompactPawnHeight = 30;

} // namespace

PlayerCard::PlayerCard(game::Side side, QWidget* parent) : Card(parent), m_side(side) {
    m_layout = new QHBoxLayout(this);
    m_pawn = new PlainLabel(this);
    m_name = new ElidedLabel(this);
    m_detail = new ElidedLabel(this);
    m_score = new PlainLabel(this);
    m_wins = new PlainLabel(this);
    keepFont(*m_name, 1.1, QFont::Bold);
    keepFont(*m_score, 1.9, QFont::Bold);
    m_score->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_wins->setProperty("role", "dim");

    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addStretch();
    words->addWidget(m_name);
    words->addWidget(m_detail);
    words->addWidget(m_wins);
    words->addStretch();
    m_layout->addWidget(m_pawn);
    m_layout->addLayout(words, 1);
    m_layout->addWidget(m_score);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCompact(false);
    display({});
}

void PlayerCard::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    paintPawn();
    display(m_content);
}

void PlayerCard::setContent(const PlayerCardContent& content) {
    if (content == m_content)
        return;
    m_content = content;
    display(content);
}

void PlayerCard::display(const PlayerCardContent& content) {
    m_name->setText(content.name);
    m_detail->setText(content.detail);
    m_score->setText(content.score);
    m_wins->setText(content.wins);
    m_wins->setVisible(!content.wins.isEmpty());
    const QColor own = m_side == game::Side::first ? theme().redText : theme().blackText;
    setOutline(content.isToMove ? std::optional(own) : std::nullopt);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, content.isToMove ? own : theme().textDim);
    m_detail->setPalette(colours);
    QStringList parts{sideName(m_side), content.name, content.detail, tr("%1 points").arg(content.score)};
    if (!content.wins.isEmpty())
        parts << content.wins;
    parts.removeAll(QString());
    parts.removeDuplicates();
    setSpokenName(*this, parts.join(QStringLiteral(", ")));
}

void PlayerCard::setCompact(bool compact) {
    m_layout->setContentsMargins(compact ? 8 : 14, compact ? 6 : 11, compact ? 12 : 18, compact ? 6 : 11);
    m_layout->setSpacing(compact ? 4 : 6); // the pawn's picture has a margin for its shadow
    m_pawn->setProperty("pawnHeight", compact ? kCompactPawnHeight : kPawnHeight);
    paintPawn();
}

void PlayerCard::paintPawn() {
    m_pawn->setPixmap(pawnPixmap(m_side, m_pawn->property("pawnHeight").toDouble(), devicePixelRatioF(), theme()));
}

// On another screen a pixel may be another size.
bool PlayerCard::event(QEvent* event) {
    bool hasOtherPixels = event->type() == QEvent::ScreenChangeInternal;
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    hasOtherPixels = hasOtherPixels || event->type() == QEvent::DevicePixelRatioChange;
#endif
    const bool isHandled = Card::event(event);
    if (hasOtherPixels)
        paintPawn();
    return isHandled;
}

void PlayerCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        display(m_content);
}

} // namespace ui

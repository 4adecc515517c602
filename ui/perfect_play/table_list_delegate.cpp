#include "ui/perfect_play/table_list_delegate.h"

#include <QListView>
#include <QPainter>
#include <QPainterPath>

namespace ui {
namespace {

using session::PerfectTables;

constexpr int kPadding = 8;
constexpr int kSign = 18;
constexpr int kTextLeft = kPadding + kSign + 10;

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

int heightOf(const QFont& font, const QString& text, int width) {
    return QFontMetrics(font).boundingRect(0, 0, width, 10000, Qt::TextWordWrap, text).height();
}

} // namespace

TableListDelegate::TableListDelegate(QListView& list) : QStyledItemDelegate(&list), m_list(list) {}

QSize TableListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = m_list.viewport()->width();
    const int room = std::max(60, width - kTextLeft - kPadding);
    const int name = heightOf(boldOf(option.font), index.data(Qt::DisplayRole).toString(), room);
    const int line = heightOf(option.font, index.data(kLineRole).toString(), room);
    return {width, name + line + 2 + 2 * kPadding};
}

void TableListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isChosen = option.state & QStyle::State_Selected;
    const QColor colour = isChosen ? m_theme.highlightText : m_theme.text;
    if (isChosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.highlight);
        painter->drawRoundedRect(option.rect, 8, 8);
    }
    const QRect sign(option.rect.left() + kPadding, option.rect.top() + kPadding, kSign, kSign);
    paintSign(*painter, sign, static_cast<PerfectTables::State>(index.data(kStateRole).toInt()),
              index.data(kDoneRole).toDouble(), colour);
    QRect room = option.rect.adjusted(kTextLeft, kPadding, -kPadding, -kPadding);
    const QString name = index.data(Qt::DisplayRole).toString();
    painter->setFont(boldOf(option.font));
    painter->setPen(colour);
    painter->drawText(room, Qt::TextWordWrap, name);
    room.setTop(room.top() + heightOf(painter->font(), name, room.width()) + 2);
    painter->setFont(option.font);
    painter->setPen(isChosen ? m_theme.highlightText : m_theme.textDim);
    painter->drawText(room, Qt::TextWordWrap, index.data(kLineRole).toString());
    painter->restore();
}

// An empty ring; a ring filled as far as the work is done; a full disc with a tick; a ring with an exclamation mark
// where something has to be done.
void TableListDelegate::paintSign(QPainter& painter, const QRectF& place, PerfectTables::State state, double done,
                                  const QColor& colour) const {
    const QRectF ring = place.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(colour, 1.6));
    painter.setBrush(Qt::NoBrush);
    switch (state) {
    case PerfectTables::State::absent:
        painter.drawEllipse(ring);
        break;
    case PerfectTables::State::partial:
    case PerfectTables::State::building:
        painter.drawEllipse(ring);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPie(ring.adjusted(3, 3, -3, -3), 90 * 16, -static_cast<int>(done * 360 * 16));
        break;
    case PerfectTables::State::ready: {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(place);
        QPainterPath tick(place.topLeft() + QPointF(place.width() * 0.27, place.height() * 0.52));
        tick.lineTo(place.topLeft() + QPointF(place.width() * 0.44, place.height() * 0.69));
        tick.lineTo(place.topLeft() + QPointF(place.width() * 0.74, place.height() * 0.34));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accentText, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
        break;
    }
    case PerfectTables::State::damaged:
    case PerfectTables::State::outdated:
    case PerfectTables::State::misplaced: {
        painter.drawEllipse(ring);
        QFont font = boldOf(painter.font());
        font.setPixelSize(12);
        painter.setFont(font);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("!"));
        break;
    }
    }
}

} // namespace ui

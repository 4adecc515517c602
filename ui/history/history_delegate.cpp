#include "ui/history/history_delegate.h"

#include "ui/history/history_model.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ui {
namespace {

constexpr int kPad = 5;
constexpr int kIndent = 9;
constexpr int kDeepest = 4; // levels that are told apart
constexpr int kMarkRoom = 10;

QFont fontOf(const QModelIndex& index, QFont font) {
    const QVariant own = index.data(Qt::FontRole);
    if (own.isValid()) {
        font.setBold(own.value<QFont>().bold());
        font.setItalic(own.value<QFont>().italic());
    }
    return font;
}

int indentOf(const QModelIndex& index) {
    if (index.column() != HistoryModel::kFirst)
        return 0;
    return std::min(index.data(HistoryModel::kDepthRole).toInt(), kDeepest) * kIndent;
}

// The text on one line, without air after its commas where that is needed, or else on as many lines as it takes.
QStringList linesFor(const QModelIndex& index, int width, const QFont& font) {
    const QString text = index.data(Qt::DisplayRole).toString();
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(text) <= width)
        return {text};
    QString tight = text;
    tight.replace(QStringLiteral(", "), QStringLiteral(","));
    if (metrics.horizontalAdvance(tight) <= width)
        return {tight};
    QStringList lines;
    QString line;
    const QStringList steps = tight.split(QLatin1Char(','));
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const QString step = i + 1 < steps.size() ? steps[i] + QLatin1Char(',') : steps[i];
        if (!line.isEmpty() && metrics.horizontalAdvance(line + step) > width) {
            lines << line;
            line.clear();
        }
        line += step;
    }
    lines << line;
    return lines;
}

int roomIn(const QModelIndex& index, int width) {
    const int mark = index.data(HistoryModel::kCommentRole).isValid() ? kMarkRoom : 0;
    return width - 2 * kPad - indentOf(index) - mark;
}

} // namespace

HistoryDelegate::HistoryDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

int HistoryDelegate::heightFor(const QModelIndex& index, int width, const QFont& font) const {
    const QFont own = fontOf(index, font);
    const auto lines = linesFor(index, roomIn(index, width), own).size();
    return QFontMetrics(own).height() * static_cast<int>(std::max<qsizetype>(1, lines)) + 8;
}

void HistoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRect cell = option.rect;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isNumber = index.column() == HistoryModel::kNumber;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int indent = indentOf(index);
    for (int level = 0; level < indent / kIndent; ++level) {
        const double x = cell.left() + level * kIndent + 3.5;
        painter->setPen(QPen(m_theme.panelBorder, 1.5));
        painter->drawLine(QPointF(x, cell.top() - 1), QPointF(x, cell.bottom() + 1));
    }
    const QRect body = cell.adjusted(indent, 1, -1, -1);
    if (isSelected && !isNumber) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.highlight);
        painter->drawRoundedRect(body, 6, 6);
    }
    const QFont font = fontOf(index, option.font);
    painter->setFont(font);
    const QVariant ink = index.data(Qt::ForegroundRole);
    painter->setPen(isSelected && !isNumber ? m_theme.highlightText
                    : ink.isValid()         ? ink.value<QColor>()
                                            : m_theme.text);
    const QStringList lines = linesFor(index, isNumber ? cell.width() : roomIn(index, cell.width()), font);
    const int height = QFontMetrics(font).height();
    int y = cell.top() + (cell.height() - height * static_cast<int>(lines.size())) / 2;
    for (const QString& line : lines) {
        const QRect room(body.left() + kPad, y, body.width() - kPad - (isNumber ? 4 : 0), height);
        painter->drawText(room,
                          static_cast<int>(Qt::AlignVCenter | Qt::TextSingleLine) |
                              static_cast<int>(isNumber ? Qt::AlignRight : Qt::AlignLeft),
                          line);
        y += height;
    }
    paintMarks(*painter, body, index);
    painter->restore();
}

// A speech balloon for a comment.
void HistoryDelegate::paintMarks(QPainter& painter, const QRect& cell, const QModelIndex& index) const {
    if (!index.data(HistoryModel::kCommentRole).isValid())
        return;
    const QRectF balloon(cell.right() - kMarkRoom - 1, cell.center().y() - 5, 9, 7);
    QPainterPath shape;
    shape.addRoundedRect(balloon, 2, 2);
    QPainterPath tail;
    tail.moveTo(balloon.left() + 2, balloon.bottom() - 0.5);
    tail.lineTo(balloon.left() + 2, balloon.bottom() + 3);
    tail.lineTo(balloon.left() + 5.5, balloon.bottom() - 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.link);
    painter.drawPath(shape.united(tail));
}

} // namespace ui

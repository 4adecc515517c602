#include "ui/game/work_line.h"

#include "ui/window/focus_frames.h"

#include "ui/access/spoken.h"
#include "ui/widgets/tool_tip.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace ui {
namespace {

constexpr int kPadding = 9;
constexpr double kRadius = 8;

} // namespace

WorkLine::WorkLine(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void WorkLine::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void WorkLine::setWork(const QString& what, double done) {
    setText(what);
    setPlainToolTip(*this, what);
    setSpokenName(*this, what);
    m_done = done;
    update();
}

QSize WorkLine::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + 2 * kPadding, fontMetrics().height() + 10};
}

QSize WorkLine::minimumSizeHint() const {
    return {60, sizeHint().height()};
}

void WorkLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath shape;
    shape.addRoundedRect(frame, kRadius, kRadius);
    painter.fillPath(shape, underMouse() ? mixed(m_theme.panel, m_theme.highlight, 0.3) : m_theme.panel);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF(frame.left(), frame.top(), frame.width() * m_done, frame.height()), m_theme.highlight);
    painter.restore();
    const bool isFocused = showsFocus(*this);
    painter.setPen(QPen(isFocused ? m_theme.link : m_theme.panelBorder, isFocused ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.setPen(m_theme.text);
    const QRect inside = rect().adjusted(kPadding, 0, -kPadding, 0);
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, inside.width()));
}

void WorkLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace ui

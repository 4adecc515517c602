#include "ui/game/card.h"

#include <QPainter>

namespace ui {

Card::Card(QWidget* parent) : QFrame(parent) {}

void Card::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void Card::setOutline(std::optional<QColor> colour) {
    if (m_outline == colour)
        return;
    m_outline = colour;
    update();
}

void Card::paintEvent(QPaintEvent*) {
    constexpr double kRadius = 10;
    const double width = m_outline ? 2 : 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_outline.value_or(m_theme.panelBorder), width));
    painter.setBrush(m_theme.panel);
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
}

} // namespace ui

#include "ui/widgets/elided_label.h"

#include "ui/text/outside_text.h"
#include "ui/widgets/tool_tip.h"

#include <QPainter>

namespace ui {

ElidedLabel::ElidedLabel(QWidget* parent) : PlainLabel(parent) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QSize ElidedLabel::minimumSizeHint() const {
    constexpr int kFewestLetters = 6;
    const int wanted = fontMetrics().averageCharWidth() * kFewestLetters;
    return {qMin(wanted, QLabel::minimumSizeHint().width()), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    const QRect area = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, area.width());
    const QString tip = shown == text() ? QString() : text();
    if (toolTip() != asToolTip(tip))
        setPlainToolTip(*this, tip);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(area, static_cast<int>(alignment() | Qt::TextSingleLine), shown);
}

} // namespace ui

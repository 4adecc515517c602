#include "ui/widgets/tool_tip.h"

#include "ui/text/outside_text.h"

#include <QAction>
#include <QToolTip>
#include <QWidget>

namespace ui {

void setPlainToolTip(QWidget& widget, const QString& text) {
    widget.setToolTip(asToolTip(text));
}

void setPlainToolTip(QAction& action, const QString& text) {
    action.setToolTip(asToolTip(text));
}

void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget) {
    QToolTip::showText(place, asToolTip(text), widget);
}

} // namespace ui

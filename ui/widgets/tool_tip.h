// Tool tips that show their text as it is, in lines of readable length: Qt alone would guess whether it is rich. Every
// tool tip of the program is given here; models give asToolTip() for Qt::ToolTipRole.
#pragma once

#include <QString>

class QAction;
class QPoint;
class QWidget;

namespace ui {

void setPlainToolTip(QWidget& widget, const QString& text);
void setPlainToolTip(QAction& action, const QString& text);
// At once, at this place of the screen.
void showPlainToolTip(const QPoint& place, const QString& text, QWidget* widget);

} // namespace ui

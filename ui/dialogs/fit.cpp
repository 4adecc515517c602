#include "ui/dialogs/fit.h"

#include <QDialog>
#include <QLayout>
#include <algorithm>

namespace ui {

void growToFit(QDialog& dialog, int width) {
    QLayout* layout = dialog.layout();
    layout->activate();
    const int wide = std::max({width, dialog.width(), layout->totalMinimumSize().width()});
    const int high = layout->hasHeightForWidth() ? layout->totalHeightForWidth(wide) : layout->totalSizeHint().height();
    dialog.resize(wide, std::max({high, dialog.height(), layout->totalMinimumSize().height()}));
}

} // namespace ui

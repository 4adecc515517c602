#include "ui/dialogs/fit.h"

#include <QDialog>
#include <QLayout>
#include <QScreen>
#include <algorithm>

namespace ui {
namespace {

constexpr int kTitleBar = 40;

} // namespace

void growToFit(QDialog& dialog, int width) {
    QLayout* layout = dialog.layout();
    layout->activate();
    const int wide = std::max({width, dialog.width(), layout->totalMinimumSize().width()});
    const int high = layout->hasHeightForWidth() ? layout->totalHeightForWidth(wide) : layout->totalSizeHint().height();
    const int room = dialog.screen()->availableGeometry().height() - kTitleBar;
    dialog.resize(wide, std::max({std::min(high, room), dialog.height(), layout->totalMinimumSize().height()}));
}

} // namespace ui

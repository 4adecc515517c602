#include "ui/widgets/fit.h"

#include <QBoxLayout>
#include <QDialog>
#include <QEvent>
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

FitKeeper::FitKeeper(QDialog& dialog, int width) : QObject(&dialog), m_dialog(dialog), m_width(width) {
    dialog.installEventFilter(this);
}

bool FitKeeper::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || (event->type() == QEvent::LayoutRequest && m_dialog.isVisible()))
        growToFit(m_dialog, m_width);
    // The widgets in it hear of their new font after it.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(
            this, [this] { growToFit(m_dialog, m_width); }, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void setDialogFrame(QBoxLayout& layout) {
    layout.setContentsMargins(18, 18, 18, 16);
    layout.setSpacing(16);
}

} // namespace ui

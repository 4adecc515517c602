#include "ui/window/area_ring.h"

#include <QShortcut>
#include <QWidget>
#include <utility>

namespace ui {
namespace {

bool takesFocus(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

// What of the area the focus goes to: the area itself, else what had it last, else the first in the order of Tab.
QWidget* targetIn(QWidget& area) {
    if (takesFocus(area))
        return &area;
    if (QWidget* last = area.focusWidget(); last && area.isAncestorOf(last) && takesFocus(*last))
        return last;
    for (QWidget* widget = area.nextInFocusChain(); widget != &area; widget = widget->nextInFocusChain())
        if (area.isAncestorOf(widget) && takesFocus(*widget))
            return widget;
    return nullptr;
}

} // namespace

AreaRing::AreaRing(QWidget& window, std::function<QList<QWidget*>()> areas)
    : QObject(&window), m_window(window), m_areas(std::move(areas)) {
    auto* on = new QShortcut(QKeySequence(Qt::Key_F6), &window);
    auto* back = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), &window);
    connect(on, &QShortcut::activated, this, &AreaRing::goOn);
    connect(back, &QShortcut::activated, this, &AreaRing::goBack);
}

void AreaRing::goOn() {
    go(1);
}

void AreaRing::goBack() {
    go(-1);
}

void AreaRing::go(int direction) {
    const QList<QWidget*> areas = m_areas();
    const auto count = static_cast<int>(areas.size());
    const QWidget* focused = m_window.focusWidget();
    int at = direction > 0 ? -1 : 0;
    for (int i = 0; i < count; ++i)
        if (focused && (areas[i] == focused || areas[i]->isAncestorOf(focused)))
            at = i;
    for (int step = 1; step <= count; ++step) {
        QWidget* area = areas[((at + direction * step) % count + count) % count];
        if (QWidget* target = area->isVisible() ? targetIn(*area) : nullptr) {
            target->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace ui

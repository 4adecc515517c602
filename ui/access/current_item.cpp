#include "ui/access/current_item.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QEvent>

namespace ui {
namespace {

class FocusWatch final : public QObject {
public:
    explicit FocusWatch(QAbstractItemView& view) : QObject(&view) { view.installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        // Later, because what is told last is read, and Qt tells of the view after this event.
        if (event->type() == QEvent::FocusIn && QAccessible::isActive())
            QMetaObject::invokeMethod(
                this, [this] { tellCurrentItem(*static_cast<QAbstractItemView*>(parent())); }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void speakCurrentItem(QAbstractItemView& view) {
    new FocusWatch(view);
}

void tellCurrentItem(const QAbstractItemView& view) {
    const QModelIndex current = view.currentIndex();
    if (!QAccessible::isActive() || !view.hasFocus() || !current.isValid())
        return;
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView*>(&view));
    QAccessibleTableInterface* table = face ? face->tableInterface() : nullptr;
    QAccessibleInterface* item = table ? table->cellAt(current.row(), current.column()) : nullptr;
    if (!item)
        return;
    QAccessibleEvent event(item, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace ui

#include "ui/window/focus_frames.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace ui {

namespace {

constexpr auto kPointed = "pointed";

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

} // namespace

FocusFrames::FocusFrames(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool FocusFrames::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        m_isPointed = true;
        mark(QApplication::focusWidget());
        break;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        if (!isModifier(static_cast<QKeyEvent*>(event)->key())) {
            m_isPointed = false;
            mark(QApplication::focusWidget());
        }
        break;
    case QEvent::FocusIn:
        mark(qobject_cast<QWidget*>(watched));
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

// The style sheet looks at the property only when the widget is polished.
void FocusFrames::mark(QWidget* widget) {
    if (!widget || widget->property(kPointed).toBool() == m_isPointed)
        return;
    widget->setProperty(kPointed, m_isPointed);
    if (widget->testAttribute(Qt::WA_WState_Polished)) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
    widget->update();
}

bool showsFocus(const QWidget& widget) {
    return widget.hasFocus() && !widget.property(kPointed).toBool();
}

} // namespace ui

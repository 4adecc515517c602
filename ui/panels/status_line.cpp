#include "ui/panels/status_line.h"

#include <QAccessible>

namespace ui {

StatusLine::StatusLine(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::NoTextInteraction);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setLinesKept(2);
}

void StatusLine::setLinesKept(int lines) {
    setMinimumHeight(fontMetrics().lineSpacing() * lines + 2);
}

void StatusLine::say(const QString& text, const QString& spokenOnly, Repeat repeat) {
    const QString said = spokenOnly.isEmpty() ? text : text + QLatin1Char(' ') + spokenOnly;
    setText(text);
    if (said == accessibleName() && repeat == Repeat::silent)
        return;
    setAccessibleName(said);
    announce(said);
}

void StatusLine::showQuietly(const QString& text) {
    setText(text);
}

void StatusLine::announce([[maybe_unused]] const QString& said) {
    if (!QAccessible::isActive() || said.isEmpty())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(this, said);
    QAccessible::updateAccessibility(&announcement);
#else
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#endif
}

} // namespace ui

#include "ui/panels/status_line.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QMetaObject>
#include <utility>

namespace ui {
namespace {

// Without announcement events, screen readers on Linux speak a notification when it shows, and nothing else that comes
// unasked; elsewhere, and with these events, a status bar is what they look for.
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0) && defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
constexpr QAccessible::Role kRole = QAccessible::Notification;
[[maybe_unused]] constexpr QAccessible::Event kAlarm = QAccessible::ObjectShow;
#else
constexpr QAccessible::Role kRole = QAccessible::StatusBar;
[[maybe_unused]] constexpr QAccessible::Event kAlarm = QAccessible::Alert;
#endif

QAccessibleInterface* makeStatusAccessible(const QString&, QObject* object) {
    auto* line = qobject_cast<StatusLine*>(object);
    return line ? new QAccessibleWidget(line, kRole) : nullptr;
}

} // namespace

StatusLine::StatusLine(QWidget* parent) : QLabel(parent) {
    QAccessible::removeFactory(makeStatusAccessible);
    QAccessible::installFactory(makeStatusAccessible);
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::NoTextInteraction);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    // With a name of its own the label announces no change of its text by itself.
    setAccessibleName(QStringLiteral(" "));
    keepRoom();
}

void StatusLine::setLinesKept(int lines) {
    m_linesKept = lines;
    keepRoom();
}

void StatusLine::keepRoom() {
    setMinimumHeight(fontMetrics().lineSpacing() * m_linesKept + 2);
}

void StatusLine::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepRoom();
}

void StatusLine::say(const QString& text, const QString& spokenOnly, Repeat repeat) {
    setText(text);
    m_due = spokenOnly.isEmpty() ? text : text + QLatin1Char(' ') + spokenOnly;
    m_isUrgent = m_isUrgent || repeat == Repeat::announce;
    if (m_isDue)
        return;
    m_isDue = true;
    QMetaObject::invokeMethod(this, &StatusLine::announce, Qt::QueuedConnection);
}

void StatusLine::showQuietly(const QString& text) {
    setText(text);
}

void StatusLine::announce() {
    m_isDue = false;
    const bool isUrgent = std::exchange(m_isUrgent, false);
    const bool isNew = m_due != accessibleName();
    if (m_due.isEmpty() || (!isNew && !isUrgent))
        return;
    if (isNew)
        setAccessibleName(m_due); // which tells of the new name
    emit announced(m_due);
    if (!QAccessible::isActive())
        return;
    if (!isNew) {
        QAccessibleEvent renamed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(this, m_due);
    announcement.setPoliteness(isUrgent ? QAccessible::AnnouncementPoliteness::Assertive
                                        : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&announcement);
#else
    QAccessibleEvent alarm(this, kAlarm);
    QAccessible::updateAccessibility(&alarm);
#endif
}

} // namespace ui

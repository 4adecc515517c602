#include "ui/access/announcement.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QVariant>
#include <QWidget>
#include <QWindow>

namespace ui {
namespace {

constexpr char kAnnounced[] = "announcedText"; // on the widget; its presence makes it an announcer

// Before Qt has events for announcements, readers on Linux speak a notification when it shows, and nothing else that
// comes unasked. One that stands in a status bar they speak without its role.
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0) && defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
constexpr int kNotifications = 1;
#else
constexpr int kNotifications = 0;
#endif

QString announcedBy(const QWidget& announcer) {
    return announcer.property(kAnnounced).toString();
}

class NotificationAccessible final : public QAccessibleInterface {
public:
    explicit NotificationAccessible(QWidget* announcer) : m_announcer(announcer) {}

    bool isValid() const override { return !m_announcer.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_announcer ? m_announcer->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_announcer); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QString text(QAccessible::Text kind) const override {
        return m_announcer && kind == QAccessible::Name ? announcedBy(*m_announcer) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        return m_announcer ? QRect(m_announcer->mapToGlobal(QPoint()), m_announcer->size()) : QRect();
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.invisible = !m_announcer || !m_announcer->isVisible();
        return state;
    }

private:
    QPointer<QWidget> m_announcer;
};

class AnnouncerAccessible final : public QAccessibleWidget {
public:
    explicit AnnouncerAccessible(QWidget* announcer)
        : QAccessibleWidget(announcer, QAccessible::StatusBar),
          m_notification(QAccessible::registerAccessibleInterface(new NotificationAccessible(announcer))) {}

    [[nodiscard]] QAccessibleInterface* notification() const {
        return QAccessible::accessibleInterface(m_notification);
    }
    int childCount() const override { return kNotifications; }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < kNotifications ? notification() : nullptr;
    }
    QAccessibleInterface* childAt(int x, int y) const override { return rect().contains(x, y) ? child(0) : nullptr; }
    int indexOfChild(const QAccessibleInterface* child) const override { return child == notification() ? 0 : -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && kNotifications == 0 ? announcedBy(*widget())
                                                                : QAccessibleWidget::text(kind);
    }

protected:
    ~AnnouncerAccessible() override { QAccessible::deleteAccessibleInterface(m_notification); }

private:
    QAccessible::Id m_notification;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    return widget && widget->property(kAnnounced).isValid() ? new AnnouncerAccessible(widget) : nullptr;
}

} // namespace

void makeAnnouncer(QWidget& widget) {
    QAccessible::installFactory(makeAccessible);
    widget.setProperty(kAnnounced, QString());
}

void sendAnnouncement(QWidget& announcer, const QString& text, [[maybe_unused]] Urgency urgency) {
    announcer.setProperty(kAnnounced, text);
    if (!QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(&announcer, text);
    announcement.setPoliteness(urgency == Urgency::assertive ? QAccessible::AnnouncementPoliteness::Assertive
                                                             : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&announcement);
#elif defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const auto* face = dynamic_cast<AnnouncerAccessible*>(QAccessible::queryAccessibleInterface(&announcer));
    if (!face)
        return;
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
        QAccessibleEvent event(face->notification(), kind);
        QAccessible::updateAccessibility(&event);
    }
#else
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(&announcer, kind);
        QAccessible::updateAccessibility(&event);
    }
#endif
}

} // namespace ui

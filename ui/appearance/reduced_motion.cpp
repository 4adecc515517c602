#include "ui/appearance/reduced_motion.h"

#include <QApplication>
#include <QSettings>
#include <QVariant>
#ifdef LINJA_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace ui {
namespace {

// Absent keys say nothing.
bool isZero(const QVariant& value) {
    bool isNumber = false;
    const double number = value.toString().toDouble(&isNumber);
    return (isNumber && number <= 0) || value.toString() == QLatin1String("false");
}

constexpr auto kGroup = "org.gnome.desktop.interface";
constexpr auto kKey = "enable-animations";

#ifdef LINJA_HAS_DBUS
constexpr auto kService = "org.freedesktop.portal.Desktop";
constexpr auto kPath = "/org/freedesktop/portal/desktop";
constexpr auto kInterface = "org.freedesktop.portal.Settings";
#endif

#ifdef LINJA_HAS_DBUS
// Hears of changes for its parent; signals of the bus need a slot by name.
class PortalListener : public QObject {
    Q_OBJECT

public:
    explicit PortalListener(ReducedMotion& motion) : QObject(&motion), m_motion(motion) {}

public slots:
    void hear(const QString& group, const QString& key, const QDBusVariant& value) {
        m_motion.take(group, key, value.variant());
    }

private:
    ReducedMotion& m_motion;
};
#endif

// The portal wraps a value once or twice.
QVariant unwrapped(QVariant value) {
#ifdef LINJA_HAS_DBUS
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
#endif
    return value;
}

} // namespace

bool systemWantsNoMotion([[maybe_unused]] const QString& configFolder) {
#ifdef Q_OS_WIN
    return !QApplication::isEffectEnabled(Qt::UI_AnimateMenu) && !QApplication::isEffectEnabled(Qt::UI_AnimateCombo) &&
           !QApplication::isEffectEnabled(Qt::UI_AnimateTooltip);
#elif defined(Q_OS_MACOS)
    const QSettings access(QStringLiteral("apple.com"), QStringLiteral("universalaccess"));
    return access.value(QStringLiteral("reduceMotion")).toBool();
#else
    const QSettings kde(configFolder + QStringLiteral("/kdeglobals"), QSettings::IniFormat);
    if (isZero(kde.value(QStringLiteral("KDE/AnimationDurationFactor"))))
        return true;
    for (const auto* version : {"3.0", "4.0"}) {
        const QSettings gtk(configFolder + QStringLiteral("/gtk-%1/settings.ini").arg(QLatin1String(version)),
                            QSettings::IniFormat);
        if (isZero(gtk.value(QStringLiteral("Settings/gtk-enable-animations"))))
            return true;
    }
    return false;
#endif
}

ReducedMotion::ReducedMotion(const QString& configFolder, QObject* parent)
    : QObject(parent), m_bySettings(systemWantsNoMotion(configFolder)) {
    askPortal();
}

bool ReducedMotion::isWanted() const {
    return m_byPortal.value_or(m_bySettings);
}

void ReducedMotion::take(const QString& group, const QString& key, const QVariant& value) {
    const QVariant plain = unwrapped(value);
    if (group != QLatin1String(kGroup) || key != QLatin1String(kKey) || plain.typeId() != QMetaType::Bool)
        return;
    const bool before = isWanted();
    m_byPortal = !plain.toBool();
    if (isWanted() != before)
        emit changed();
}

void ReducedMotion::askPortal() {
#ifdef LINJA_HAS_DBUS
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(QLatin1String(kService), QLatin1String(kPath), QLatin1String(kInterface),
                QStringLiteral("SettingChanged"), new PortalListener(*this),
                SLOT(hear(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(QLatin1String(kService), QLatin1String(kPath),
                                                           QLatin1String(kInterface), QStringLiteral("Read"));
    question << QString::fromLatin1(kGroup) << QString::fromLatin1(kKey);
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(QString::fromLatin1(kGroup), QString::fromLatin1(kKey), reply.value().variant());
    });
#endif
}

} // namespace ui

#ifdef LINJA_HAS_DBUS
#include "reduced_motion.moc"
#endif

#include "ui/reduced_motion.h"

#include <QApplication>
#include <QSettings>

namespace ui {
namespace {

// Absent keys say nothing.
bool isZero(const QVariant& value) {
    bool isNumber = false;
    const double number = value.toString().toDouble(&isNumber);
    return (isNumber && number <= 0) || value.toString() == QLatin1String("false");
}

} // namespace

bool systemWantsNoMotion([[maybe_unused]] const QString& configFolder) {
#ifdef Q_OS_WIN
    return !QApplication::isEffectEnabled(Qt::UI_AnimateMenu) && !QApplication::isEffectEnabled(Qt::UI_AnimateCombo) &&
           !QApplication::isEffectEnabled(Qt::UI_AnimateTooltip);
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

} // namespace ui

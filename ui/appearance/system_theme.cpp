#include "ui/appearance/system_theme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
#include <QAccessibilityHints>
#endif

namespace ui {

// On Qt before 6.5 the palette of the platform is all there is to judge by.
ThemeKind systemTheme() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    const QAccessibilityHints* wishes = QGuiApplication::styleHints()->accessibility();
    if (wishes && wishes->contrastPreference() == Qt::ContrastPreference::HighContrast)
        return ThemeKind::highContrast;
#endif
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark ? ThemeKind::dark : ThemeKind::light;
#endif
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? ThemeKind::dark : ThemeKind::light;
}

void watchSystemTheme([[maybe_unused]] QObject& context, [[maybe_unused]] const std::function<void()>& changed) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &context, changed);
#endif
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    if (const QAccessibilityHints* wishes = QGuiApplication::styleHints()->accessibility())
        QObject::connect(wishes, &QAccessibilityHints::contrastPreferenceChanged, &context, changed);
#endif
}

} // namespace ui

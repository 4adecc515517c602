#include "ui/appearance/appearance.h"

#include "ui/appearance/system_theme.h"

#include <QApplication>
#include <QPalette>
#include <utility>

namespace ui {
namespace {

ThemeKind kindFor(ThemeChoice choice, ThemeKind system) {
    switch (choice) {
    case ThemeChoice::light:
        return ThemeKind::light;
    case ThemeChoice::dark:
        return ThemeKind::dark;
    case ThemeChoice::highContrast:
        return ThemeKind::highContrast;
    case ThemeChoice::system:
        break;
    }
    return system;
}

} // namespace

Appearance::Appearance(const Preferences& chosen, const QString& configFolder, QObject* parent)
    : QObject(parent), m_reducedMotion(configFolder), m_systemTheme(systemTheme()), m_chosen(chosen),
      m_theme(themeNow()), m_animation(animationNow()) {
    m_language.use(chosen.language);
    QApplication::setPalette(m_theme.palette());
    connect(&m_reducedMotion, &ReducedMotion::changed, this, &Appearance::look);
    watchSystemTheme(*this, [this] {
        m_systemTheme = systemTheme();
        look();
    });
}

void Appearance::use(const Preferences& preferences) {
    m_chosen = preferences;
    look();
}

Theme Appearance::themeNow() const {
    return Theme::of(kindFor(m_chosen.theme, m_systemTheme), m_chosen.set);
}

Animation Appearance::animationNow() const {
    return animationFor(m_chosen.animation, m_reducedMotion.isWanted());
}

void Appearance::look() {
    const QString language = m_language.code();
    m_language.use(m_chosen.language);
    const int size = m_textSize.percent();
    m_textSize.use(m_chosen.textSize);
    const Theme theme = std::exchange(m_theme, themeNow());
    const Animation animation = std::exchange(m_animation, animationNow());

    Parts what;
    what.setFlag(theLanguage, m_language.code() != language);
    what.setFlag(theTextSize, m_textSize.percent() != size);
    what.setFlag(theTheme, m_theme.kind != theme.kind || m_theme.set != theme.set);
    what.setFlag(theMotion, m_animation != animation);
    if (what.testFlag(theTheme))
        QApplication::setPalette(m_theme.palette());
    if (what)
        emit changed(what);
}

} // namespace ui

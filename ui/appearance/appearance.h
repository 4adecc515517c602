// How the program looks and moves, as one thing: theme, text size, language, and how fast pawns glide. It puts together
// what the user has chosen with what the desktop asks for, hands Qt the palette, the font and the translations, and
// says changed() with the parts that are others now. Widgets follow it; a new language they also hear of by
// QEvent::LanguageChange, as ever in Qt.
//
// What a platform cannot tell is left as the user chose it: see system_theme.h and reduced_motion.h.
#pragma once

#include "ui/appearance/language.h"
#include "ui/appearance/reduced_motion.h"
#include "ui/appearance/text_size.h"
#include "ui/appearance/theme.h"
#include "ui/settings/settings.h"

#include <QObject>

namespace ui {

class Appearance : public QObject {
    Q_OBJECT

public:
    enum Part { theTheme = 1, theTextSize = 2, theLanguage = 4, theMotion = 8 };
    Q_DECLARE_FLAGS(Parts, Part)

    // Text has the system's size until use(): widgets that have not been shown yet when it changes would keep theirs.
    // What the desktop asks for is looked up and watched from now on; its files lie in `configFolder`.
    Appearance(const Preferences& chosen, const QString& configFolder, QObject* parent = nullptr);

    // What the user has chosen now.
    void use(const Preferences& preferences);

    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] Animation animation() const { return m_animation; }

signals:
    // Once for each change of the choice or the desktop.
    void changed(ui::Appearance::Parts what);

private:
    void look();
    [[nodiscard]] Theme themeNow() const;
    [[nodiscard]] Animation animationNow() const;

    LanguageSwitch m_language;
    TextSize m_textSize;
    ReducedMotion m_reducedMotion;
    ThemeKind m_systemTheme;
    Preferences m_chosen;
    Theme m_theme;
    Animation m_animation;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Appearance::Parts)

} // namespace ui

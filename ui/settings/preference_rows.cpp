#include "ui/settings/preference_rows.h"

#include "ui/appearance/language.h"
#include "ui/window/window_actions.h"

#include <QCoreApplication>
#include <type_traits>
#include <vector>

namespace ui {
namespace {

// Names in English are written like the menus' entries, which some of them are.
struct PreferenceText {
    Q_DECLARE_TR_FUNCTIONS(PreferenceText)
};

template <auto Member>
int get(const Preferences& preferences) {
    return static_cast<int>(preferences.*Member);
}

template <auto Member>
void set(Preferences& preferences, int value) {
    auto& member = preferences.*Member;
    member = static_cast<std::remove_reference_t<decltype(member)>>(value);
}

template <auto Member>
constexpr PreferenceField kField{&get<Member>, &set<Member>};

template <class T>
constexpr PreferenceValue value(const char* word, T value) {
    return {word, static_cast<int>(value)};
}

constexpr PreferenceValue kSwitch[] = {value("false", false), value("true", true)};
constexpr PreferenceValue kThemes[] = {value("system", ThemeChoice::system), value("light", ThemeChoice::light),
                                       value("dark", ThemeChoice::dark), value("contrast", ThemeChoice::highContrast)};
constexpr PreferenceValue kTextSizes[] = {value("90", 90), value("100", 100), value("115", 115), value("130", 130),
                                          value("150", 150)};
constexpr PreferenceValue kSets[] = {value("wood", BoardSet::classicWood), value("flat", BoardSet::flatModern),
                                     value("clear", BoardSet::clearShapes)};
constexpr PreferenceValue kAnimations[] = {
    value("system", AnimationChoice::system), value("off", AnimationChoice::off), value("fast", AnimationChoice::fast),
    value("normal", AnimationChoice::normal), value("slow", AnimationChoice::slow)};
constexpr PreferenceValue kPaces[] = {value("off", Pace::off), value("short", Pace::brief),
                                      value("long", Pace::lengthy)};
constexpr PreferenceValue kGraphs[] = {value("off", GraphChoice::off), value("after", GraphChoice::afterGame),
                                       value("always", GraphChoice::always)};
constexpr PreferenceValue kTutorPoints[] = {value("1", 1), value("2", 2), value("3", 3), value("5", 5)};

// The languages keep their own names, so that someone who cannot read the present one finds theirs.
QString languageText(int value) {
    const LanguageRow* row = languageRow(static_cast<Language>(value));
    return row ? QString::fromUtf8(row->ownName) : PreferenceText::tr("System", "do as the desktop does");
}

QString themeText(int value) {
    switch (static_cast<ThemeChoice>(value)) {
    case ThemeChoice::system:
        return PreferenceText::tr("System", "do as the desktop does");
    case ThemeChoice::light:
        return PreferenceText::tr("Light");
    case ThemeChoice::dark:
        return PreferenceText::tr("Dark");
    case ThemeChoice::highContrast:
        return PreferenceText::tr("High contrast");
    }
    return {};
}

QString textSizeText(int value) {
    return PreferenceText::tr("%1 %", "percent").arg(value);
}

QString setText(int value) {
    switch (static_cast<BoardSet>(value)) {
    case BoardSet::classicWood:
        return PreferenceText::tr("Classic wood");
    case BoardSet::flatModern:
        return PreferenceText::tr("Flat modern");
    case BoardSet::clearShapes:
        return PreferenceText::tr("Clear shapes");
    }
    return {};
}

QString animationText(int value) {
    switch (static_cast<AnimationChoice>(value)) {
    case AnimationChoice::system:
        return PreferenceText::tr("System", "do as the desktop does");
    case AnimationChoice::off:
        return PreferenceText::tr("Off", "animation");
    case AnimationChoice::fast:
        return PreferenceText::tr("Fast");
    case AnimationChoice::normal:
        return PreferenceText::tr("Normal");
    case AnimationChoice::slow:
        return PreferenceText::tr("Slow");
    }
    return {};
}

QString paceText(int value) {
    switch (static_cast<Pace>(value)) {
    case Pace::off:
        return PreferenceText::tr("Off", "the computer's pause");
    case Pace::brief:
        return PreferenceText::tr("Short", "the computer's pause");
    case Pace::lengthy:
        return PreferenceText::tr("Long", "the computer's pause");
    }
    return {};
}

QString graphText(int value) {
    switch (static_cast<GraphChoice>(value)) {
    case GraphChoice::off:
        return PreferenceText::tr("Never");
    case GraphChoice::afterGame:
        return PreferenceText::tr("After the game");
    case GraphChoice::always:
        return PreferenceText::tr("Always");
    }
    return {};
}

QString tutorPointsText(int value) {
    //: %1 is a number of hundredths: of the chance to win, in games without points.
    return PreferenceText::tr("More than %n point(s) or %1 %", "a turn loses", value).arg(value * kChancePerPoint);
}

bool hasTutor(const Preferences& preferences) {
    return preferences.tutor;
}

std::vector<PreferenceValue> languageValues() {
    std::vector<PreferenceValue> values{value("system", Language::system)};
    for (const LanguageRow& row : languageRows())
        values.push_back(value(row.code, row.language));
    return values;
}

} // namespace

std::span<const PreferenceRow> preferenceRows() {
    static const std::vector<PreferenceValue> kLanguages = languageValues();
    static const PreferenceRow kRows[] = {
        {.key = "language",
         .name = "language",
         .page = PreferencePage::general,
         .field = kField<&Preferences::language>,
         .values = kLanguages,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Language"),
         .valueText = languageText},
        {.key = "view/theme",
         .name = "theme",
         .page = PreferencePage::general,
         .field = kField<&Preferences::theme>,
         .values = kThemes,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Theme"),
         .valueText = themeText},
        {.key = "view/textsize",
         .name = "textSize",
         .page = PreferencePage::general,
         .field = kField<&Preferences::textSize>,
         .values = kTextSizes,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Text Size"),
         .valueText = textSizeText},
        {.key = "view/words",
         .name = "turnsInWords",
         .page = PreferencePage::general,
         .field = kField<&Preferences::turnsInWords>,
         .values = kSwitch,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Tell Turns in Words")},
        {.key = "play/sound",
         .name = "turnSound",
         .page = PreferencePage::general,
         .field = kField<&Preferences::turnSound>,
         .values = kSwitch,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Sound after the Computer's Turn")},
        {.key = "view/set",
         .name = "set",
         .page = PreferencePage::board,
         .field = kField<&Preferences::set>,
         .values = kSets,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Board and Pieces"),
         .valueText = setText},
        {.key = "play/animation",
         .name = "animation",
         .page = PreferencePage::board,
         .field = kField<&Preferences::animation>,
         .values = kAnimations,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Animation"),
         .valueText = animationText},
        {.key = "play/pace",
         .name = "pace",
         .page = PreferencePage::board,
         .field = kField<&Preferences::pace>,
         .values = kPaces,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Computer's Pause"),
         .valueText = paceText},
        {.key = "play/captions",
         .name = "captions",
         .page = PreferencePage::board,
         .field = kField<&Preferences::captions>,
         .values = kSwitch,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Name Each Move of the Computer on the Board")},
        {.key = "view/coordinates",
         .name = "coordinates",
         .page = PreferencePage::board,
         .field = kField<&Preferences::coordinates>,
         .values = kSwitch,
         .action = ActionId::coordinates},
        {.key = "view/counts",
         .name = "counts",
         .page = PreferencePage::board,
         .field = kField<&Preferences::counts>,
         .values = kSwitch,
         .action = ActionId::counts},
        {.key = "view/points",
         .name = "points",
         .page = PreferencePage::board,
         .field = kField<&Preferences::points>,
         .values = kSwitch,
         .action = ActionId::points},
        {.key = "view/groups",
         .name = "groups",
         .page = PreferencePage::board,
         .field = kField<&Preferences::groups>,
         .values = kSwitch,
         .action = ActionId::groups},
        {.key = "view/marks",
         .name = "marks",
         .page = PreferencePage::board,
         .field = kField<&Preferences::marks>,
         .values = kSwitch,
         .action = ActionId::marks},
        {.key = "view/prompts",
         .name = "prompts",
         .page = PreferencePage::board,
         .field = kField<&Preferences::prompts>,
         .values = kSwitch,
         .action = ActionId::prompts},
        {.key = "play/confirm",
         .name = "confirm",
         .page = PreferencePage::board,
         .field = kField<&Preferences::confirm>,
         .values = kSwitch,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "Confirm Each Turn before It Is Played")},
        {.key = "analysis/bar",
         .name = "evaluationBar",
         .page = PreferencePage::analysis,
         .field = kField<&Preferences::evaluationBar>,
         .values = kSwitch,
         .action = ActionId::evaluationBar},
        {.key = "analysis/graph",
         .name = "evaluationGraph",
         .page = PreferencePage::analysis,
         .field = kField<&Preferences::evaluationGraph>,
         .values = kGraphs,
         .action = ActionId::evaluationGraph,
         .valueText = graphText},
        {.key = "analysis/tutor",
         .name = "tutor",
         .page = PreferencePage::analysis,
         .field = kField<&Preferences::tutor>,
         .values = kSwitch,
         .action = ActionId::tutor},
        {.key = "analysis/tutorpoints",
         .name = "tutorPoints",
         .page = PreferencePage::analysis,
         .field = kField<&Preferences::tutorPoints>,
         .values = kTutorPoints,
         .text = QT_TRANSLATE_NOOP("PreferenceText", "The Tutor Warns of a Loss of"),
         .valueText = tutorPointsText,
         .isOpen = hasTutor},
    };
    return kRows;
}

QString preferenceName(const PreferenceRow& row, const WindowActions& actions) {
    return row.text ? PreferenceText::tr(row.text) : actions.name(*row.action);
}

} // namespace ui

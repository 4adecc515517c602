// Preferences and actions, row by row: what the file holds, what the dialog and the menus call it, and that all agree.
#include "tests/ui/window_fixture.h"
#include "ui/settings/preference_rows.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSet>

namespace ui {
namespace {

class WindowPreferences : public WindowOnTable {
protected:
    // Every value of every row but the present one.
    template <class Visit>
    static void forEachOtherValue(const Preferences& present, Visit visit) {
        for (const PreferenceRow& row : preferenceRows())
            for (const PreferenceValue& value : row.values)
                if (value.value != row.field.get(present))
                    visit(row, value);
    }
};

TEST_F(WindowPreferences, EveryValueIsWrittenByItsWordAndReadAgain) {
    int tried = 0;
    forEachOtherValue(Settings::defaults(), [&tried](const PreferenceRow& row, const PreferenceValue& value) {
        Preferences changed = Settings::defaults();
        row.field.set(changed, value.value);
        Settings::setPreferences(changed);
        EXPECT_EQ(QSettings().value(QString::fromLatin1(row.key)).toString(), QString::fromLatin1(value.word));
        EXPECT_EQ(Settings::preferences(), changed) << row.key << " " << value.word;
        ++tried;
    });
    EXPECT_GT(tried, 25);
}

TEST_F(WindowPreferences, KeysAndNamesOfControlsAreUnique) {
    QSet<QString> seen;
    for (const PreferenceRow& row : preferenceRows()) {
        EXPECT_FALSE(seen.contains(QString::fromLatin1(row.key))) << row.key;
        EXPECT_FALSE(seen.contains(QStringLiteral("#") + QString::fromLatin1(row.name))) << row.name;
        seen << QString::fromLatin1(row.key) << QStringLiteral("#") + QString::fromLatin1(row.name);
    }
}

TEST_F(WindowPreferences, AnOldFileIsReadWithTheSameKeys) {
    QSettings().clear();
    for (const auto& [key, word] :
         std::initializer_list<std::pair<const char*, const char*>>{{"language", "es"},
                                                                    {"rules", "classic"},
                                                                    {"view/theme", "dark"},
                                                                    {"view/set", "clear"},
                                                                    {"view/textsize", "130"},
                                                                    {"view/marks", "false"},
                                                                    {"view/counts", "false"},
                                                                    {"view/prompts", "false"},
                                                                    {"view/coordinates", "false"},
                                                                    {"play/confirm", "true"},
                                                                    {"play/animation", "slow"},
                                                                    {"play/pace", "long"},
                                                                    {"analysis/bar", "true"},
                                                                    {"analysis/graph", "off"},
                                                                    {"analysis/tutor", "true"},
                                                                    {"analysis/tutorpoints", "5"}})
        QSettings().setValue(QString::fromLatin1(key), QString::fromLatin1(word));
    const Preferences read = Settings::preferences();
    Preferences expected;
    expected.language = Language::spanish;
    expected.rules.insert(QStringLiteral("linja"), QStringLiteral("classic"));
    expected.rules.insert(QStringLiteral("loa"), QStringLiteral("loa"));
    expected.theme = ThemeChoice::dark;
    expected.set = BoardSet::clearShapes;
    expected.textSize = 130;
    expected.marks = expected.counts = expected.prompts = expected.coordinates = false;
    expected.confirm = true;
    expected.animation = AnimationChoice::slow;
    expected.pace = Pace::lengthy;
    expected.evaluationBar = true;
    expected.evaluationGraph = GraphChoice::off;
    expected.tutor = true;
    expected.tutorPoints = 5;
    EXPECT_EQ(read, expected);
}

// Older programs wrote "normal" whether it had been chosen or not.
TEST_F(WindowPreferences, NormalAnimationOfAnOldFileFollowsTheSystemAndThatOfANewOneStays) {
    QSettings().clear();
    QSettings().setValue(QStringLiteral("play/animation"), QStringLiteral("normal"));
    EXPECT_EQ(Settings::preferences().animation, AnimationChoice::system);
    for (const AnimationChoice choice : {AnimationChoice::normal, AnimationChoice::system}) {
        Preferences chosen = Settings::preferences();
        chosen.animation = choice;
        Settings::setPreferences(chosen);
        EXPECT_EQ(Settings::preferences().animation, choice);
    }
    QSettings().clear();
    QSettings().setValue(QStringLiteral("play/animation"), QStringLiteral("off"));
    EXPECT_EQ(Settings::preferences().animation, AnimationChoice::off);
}

TEST(AnimationChosen, FollowsTheSystemUnlessSomethingElseIsChosen) {
    EXPECT_EQ(animationFor(AnimationChoice::system, false), Animation::normal);
    EXPECT_EQ(animationFor(AnimationChoice::system, true), Animation::off);
    EXPECT_EQ(animationFor(AnimationChoice::normal, true), Animation::normal);
    EXPECT_EQ(animationFor(AnimationChoice::fast, true), Animation::fast);
    EXPECT_EQ(animationFor(AnimationChoice::slow, false), Animation::slow);
    EXPECT_EQ(animationFor(AnimationChoice::off, false), Animation::off);
}

TEST(LanguageRows, TheFirstWishThatTheProgramSpeaksCounts) {
    const auto codeFor = [](const char* wishes) {
        return languageCodeFor(QString::fromLatin1(wishes).split(QLatin1Char(' '), Qt::SkipEmptyParts)).toStdString();
    };
    EXPECT_EQ(codeFor("es-MX en-US"), "es");
    EXPECT_EQ(codeFor("en-GB es-ES"), "en");
    EXPECT_EQ(codeFor("fr-FR es-ES en"), "es");
    EXPECT_EQ(codeFor("fr-FR de"), "en");
    EXPECT_EQ(codeFor("est"), "en") << "Estonian is not Spanish";
    EXPECT_EQ(codeFor(""), "en");
}

TEST_F(WindowPreferences, AControlStandsForEveryRowAndChangesIt) {
    open({}, {});
    SettingsDialog* dialog = window->dialogs().showPreferences();
    for (const PreferenceRow& row : preferenceRows()) {
        auto* control = dialog->findChild<QWidget*>(QString::fromLatin1(row.name));
        ASSERT_NE(control, nullptr) << row.name;
        auto* box = qobject_cast<QCheckBox*>(control);
        auto* list = qobject_cast<QComboBox*>(control);
        ASSERT_EQ(row.isSwitch(), box != nullptr) << row.name;
        for (const PreferenceValue& value : row.values) {
            if (box)
                box->setChecked(value.value != 0);
            else
                list->setCurrentIndex(list->findData(value.value));
            EXPECT_EQ(row.field.get(window->preferences()), value.value) << row.name << " " << value.word;
        }
    }
}

TEST_F(WindowPreferences, HaveTheSameNameInTheMenusInEveryLanguage) {
    open({}, {});
    SettingsDialog* dialog = window->dialogs().showPreferences();
    for (const LanguageRow& language : languageRows()) {
        change([&language](Preferences& p) { p.language = language.language; });
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        int shared = 0;
        for (const PreferenceRow& row : preferenceRows()) {
            if (!row.action)
                continue;
            ++shared;
            const QString name = plainText(action(*row.action));
            const auto* box = dialog->findChild<QCheckBox*>(QString::fromLatin1(row.name));
            const auto* list = dialog->findChild<QComboBox*>(QString::fromLatin1(row.name));
            QStringList shown;
            if (box)
                shown << box->text();
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                if (list && label->buddy() == list)
                    shown << label->text();
            ASSERT_EQ(shown.size(), 1) << row.name;
            EXPECT_EQ(shown.front(), name) << language.code;
        }
        EXPECT_GE(shared, 8);
    }
}

TEST_F(WindowPreferences, AnActionOfTheMenusSwitchesItsPreference) {
    open({}, {});
    for (const PreferenceRow& row : preferenceRows()) {
        if (!row.action || !row.isSwitch())
            continue;
        QAction& item = action(*row.action);
        for (int i = 0; i < 2; ++i) {
            const int before = row.field.get(window->preferences());
            EXPECT_EQ(item.isChecked(), before != 0) << row.name;
            item.trigger();
            EXPECT_NE(row.field.get(window->preferences()), before) << row.name;
            EXPECT_EQ(item.isChecked(), before == 0) << row.name;
        }
    }
}

TEST_F(WindowPreferences, EveryActionHasOneRowAndNoShortcutStandsTwice) {
    open({}, {});
    QSet<int> ids;
    QSet<QString> keys;
    for (const ActionRow& row : window->actionsOfWindow().rows()) {
        EXPECT_FALSE(ids.contains(static_cast<int>(row.id))) << row.words.text;
        ids << static_cast<int>(row.id);
        for (const QKeySequence& key : action(row.id).shortcuts()) {
            EXPECT_FALSE(key.isEmpty()) << row.words.text;
            EXPECT_FALSE(keys.contains(key.toString())) << row.words.text;
            keys << key.toString();
        }
    }
    EXPECT_EQ(ids.size(), static_cast<int>(ActionId::about) + 1);
}

// "Mostrar…", not "Muestra…" here and "Mostrar…" there.
TEST_F(WindowPreferences, ToolTipsOfActionsAreInfinitivesInSpanish) {
    open({}, {});
    change([](Preferences& p) { p.language = Language::spanish; });
    int tips = 0;
    for (const ActionRow& row : window->actionsOfWindow().rows()) {
        const QString tip = window->actionsOfWindow().tip(row.id);
        if (tip.isEmpty())
            continue;
        ++tips;
        const QString verb = tip.section(QLatin1Char(' '), 0, 0);
        EXPECT_TRUE(verb.endsWith(QLatin1String("ar")) || verb.endsWith(QLatin1String("er")) ||
                    verb.endsWith(QLatin1String("ir")))
            << tip.toStdString();
    }
    EXPECT_GT(tips, 15);
}

TEST_F(WindowPreferences, ShortcutsNameKeysAsKeyboardsDo) {
    open({}, {});
    change([](Preferences& p) { p.language = Language::spanish; });
    const auto shown = [this](ActionId id) {
        return action(id).shortcut().toString(QKeySequence::NativeText).toStdString();
    };
#ifndef Q_OS_MACOS // where keys are signs
    EXPECT_EQ(shown(ActionId::playAgain), "Ctrl+Mayús+N");
    EXPECT_EQ(shown(ActionId::endTurn), "Ctrl+Intro");
    EXPECT_EQ(shown(ActionId::deleteFromHere), "Ctrl+Supr");
    EXPECT_EQ(shown(ActionId::firstTurn), "Alt+Inicio");
#endif
}

} // namespace
} // namespace ui

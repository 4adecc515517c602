// Theme, text size, language and motion as one thing that tells of its changes once.
#include "ui/appearance/appearance.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <vector>

namespace ui {
namespace {

class AppearanceOfTheProgram : public testing::Test {
protected:
    AppearanceOfTheProgram() {
        chosen.language = Language::english;
        chosen.theme = ThemeChoice::light;
        chosen.animation = AnimationChoice::normal;
        QObject::connect(&appearance, &Appearance::changed, [this](Appearance::Parts what) { told.push_back(what); });
        appearance.use(chosen);
        told.clear();
    }

    QTemporaryDir folder;
    Preferences chosen;
    Appearance appearance{chosen, folder.path()};
    std::vector<Appearance::Parts> told;
};

TEST_F(AppearanceOfTheProgram, SaysNothingWhenTheSameIsChosenAgain) {
    chosen.marks = !chosen.marks; // not a matter of looks
    appearance.use(chosen);
    EXPECT_TRUE(told.empty());
}

TEST_F(AppearanceOfTheProgram, TellsEveryChangeOnceWithItsParts) {
    chosen.theme = ThemeChoice::dark;
    appearance.use(chosen);
    chosen.language = Language::spanish;
    chosen.textSize = 130;
    appearance.use(chosen);
    chosen.animation = AnimationChoice::off;
    appearance.use(chosen);
    chosen.set = BoardSet::clearShapes;
    appearance.use(chosen);
    const std::vector<Appearance::Parts> expected = {Appearance::theTheme,
                                                     Appearance::theLanguage | Appearance::theTextSize,
                                                     Appearance::theMotion, Appearance::theTheme};
    EXPECT_EQ(told, expected);
    EXPECT_EQ(appearance.theme().kind, ThemeKind::dark);
    EXPECT_EQ(appearance.theme().set, BoardSet::clearShapes);
    EXPECT_EQ(appearance.animation(), Animation::off);
}

TEST_F(AppearanceOfTheProgram, HandsPaletteFontAndTranslationToQt) {
    const qreal points = QApplication::font().pointSizeF();
    chosen.theme = ThemeChoice::highContrast;
    chosen.textSize = 150;
    appearance.use(chosen);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), Theme::highContrast().window);
    EXPECT_NEAR(QApplication::font().pointSizeF(), points * 1.5, 0.01);
    EXPECT_EQ(QLocale().language(), QLocale::English);
    chosen.language = Language::spanish;
    appearance.use(chosen);
    EXPECT_EQ(QLocale().language(), QLocale::Spanish);
}

TEST(AppearanceOfADesktop, WithoutAnimationsIsFollowedUnlessTheUserChose) {
    const QTemporaryDir folder;
    QFile kde(folder.filePath(QStringLiteral("kdeglobals")));
    ASSERT_TRUE(kde.open(QIODevice::WriteOnly));
    kde.write("[KDE]\nAnimationDurationFactor=0\n");
    kde.close();
    Preferences chosen;
    chosen.animation = AnimationChoice::system;
    Appearance appearance(chosen, folder.path());
#ifdef Q_OS_LINUX
    EXPECT_EQ(appearance.animation(), Animation::off);
#endif
    chosen.animation = AnimationChoice::slow;
    appearance.use(chosen);
    EXPECT_EQ(appearance.animation(), Animation::slow);
}

} // namespace
} // namespace ui

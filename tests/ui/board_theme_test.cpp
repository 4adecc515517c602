#include "ui/appearance/theme.h"
#include "ui/window/window_style.h"

#include <QPalette>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <tuple>

namespace ui {
namespace {

using ThemeAndSet = std::tuple<ThemeKind, BoardSet>;

class EveryTheme : public testing::TestWithParam<ThemeKind> {
protected:
    const Theme theme = Theme::of(GetParam());

    void expectContrast(const QColor& mark, const QColor& ground, double least) const {
        EXPECT_GE(contrast(mark, ground), least) << mark.name().toStdString() << " on " << ground.name().toStdString();
    }
};

class EveryBoard : public testing::TestWithParam<ThemeAndSet> {
protected:
    const Theme theme = Theme::of(std::get<0>(GetParam()), std::get<1>(GetParam()));
    // The middle of the cloth, its rim, and the goals with their tint at its strongest.
    const std::vector<QColor> grounds{theme.cloth, theme.clothEdge, tinted(theme.cloth), tinted(theme.clothEdge)};

    [[nodiscard]] QColor tinted(const QColor& ground) const {
        return mixed(ground, withAlpha(theme.goal, 1.0), theme.goal.alphaF());
    }

    void expectContrast(const QColor& mark, const QColor& ground, double least) const {
        EXPECT_GE(contrast(mark, ground), least) << mark.name().toStdString() << " on " << ground.name().toStdString();
    }
};

TEST_P(EveryTheme, TextReachesFourAndAHalfToOne) {
    for (const QColor& ground : {theme.window, theme.panel})
        for (const QColor& text : {theme.text, theme.textDim, theme.redText, theme.blackText, theme.link})
            expectContrast(text, ground, 4.5);
    expectContrast(theme.accentText, theme.accent, 4.5);
    expectContrast(theme.accentText, theme.accentHover(), 4.5);
    expectContrast(theme.highlightText, theme.highlight, 4.5);
    expectContrast(theme.text, theme.hover, 4.5);
    for (const QColor& ground : {theme.valueAhead, theme.valueBehind, theme.valueEven})
        expectContrast(theme.valueText, ground, 4.5);
}

TEST_P(EveryTheme, TextOfControlsThatAreOffReachesThreeToOne) {
    for (const QColor& ground : {theme.window, theme.panel})
        expectContrast(theme.textOff, ground, 3.0);
    EXPECT_LT(contrast(theme.textOff, theme.window), contrast(theme.text, theme.window));
}

TEST_P(EveryTheme, FramesOfControlsAndOfTheFocusReachThreeToOne) {
    for (const QColor& ground : {theme.window, theme.panel}) {
        expectContrast(theme.focus, ground, 3.0);
        expectContrast(theme.controlBorder, ground, 3.0);
    }
    expectContrast(theme.accentText, theme.accent, 3.0); // the tick of a check box
}

// A frame that has the focus differs from the same frame without it by its colour or by its width.
TEST_P(EveryTheme, EveryKindOfControlShowsTheFocus) {
    const QString sheet = windowStyleSheet(theme);
    for (const char* control : {"QPushButton", "QLineEdit", "QSpinBox", "QComboBox", "QCheckBox", "QRadioButton",
                                "QTableView", "QListView", "QTreeView", "QTextBrowser", "QToolButton"}) {
        const QRegularExpression rule(
            QStringLiteral("%1:focus[^{]*\\{ *border: (\\d)px solid (#[0-9a-f]{6})").arg(QLatin1String(control)));
        const auto match = rule.match(sheet);
        ASSERT_TRUE(match.hasMatch()) << control;
        EXPECT_GE(match.captured(1).toInt(), 2) << control;
        EXPECT_EQ(match.captured(2), theme.focus.name()) << control;
    }
}

TEST_P(EveryTheme, TheStyleSheetLeavesNoNameOfAColourOpen) {
    EXPECT_FALSE(windowStyleSheet(theme).contains(QLatin1Char('$')));
}

TEST_P(EveryTheme, PaletteTextIsLegible) {
    const QPalette palette = theme.palette();
    const auto pair = [&](QPalette::ColorRole text, QPalette::ColorRole ground) {
        EXPECT_GE(contrast(palette.color(text), palette.color(ground)), 4.5) << text << " on " << ground;
        EXPECT_GE(contrast(palette.color(QPalette::Disabled, text), palette.color(QPalette::Disabled, ground)), 3.0)
            << text << " on " << ground << ", off";
    };
    pair(QPalette::WindowText, QPalette::Window);
    pair(QPalette::Text, QPalette::Base);
    pair(QPalette::Text, QPalette::AlternateBase);
    pair(QPalette::PlaceholderText, QPalette::Base);
    pair(QPalette::ButtonText, QPalette::Button);
    pair(QPalette::HighlightedText, QPalette::Highlight);
    pair(QPalette::ToolTipText, QPalette::ToolTipBase);
    pair(QPalette::Link, QPalette::Base);
    pair(QPalette::LinkVisited, QPalette::Base);
    pair(QPalette::BrightText, QPalette::Window);
}

TEST_P(EveryBoard, WritingReachesFourAndAHalfToOne) {
    for (const QColor& ground : grounds)
        expectContrast(theme.clothText, ground, 4.5);
    expectContrast(theme.bubbleText, theme.bubble, 4.5);
    expectContrast(theme.bubbleFigure, theme.bubble, 4.5);
    expectContrast(theme.markOutline, theme.mark, 4.5); // the number of an arrow, on its disc
}

TEST_P(EveryBoard, MarksReachThreeToOneOnTheCloth) {
    for (const QColor& ground : grounds) {
        for (const QColor& mark : {theme.mark, theme.markPicked, theme.markTarget, theme.markExact})
            expectContrast(mark, ground, 3.0);
        expectContrast(theme.bamboo, ground, 3.0);
    }
}

// On bamboo, on pawns and on one another it is the casing that tells a mark apart.
TEST_P(EveryBoard, TheCasingReachesThreeToOneOnTheMarks) {
    for (const QColor& mark : {theme.mark, theme.markPicked, theme.markTarget, theme.markExact})
        expectContrast(theme.markOutline, mark, 3.0);
}

// On bamboo a mark shows by its own colour or by that of its casing.
TEST_P(EveryBoard, MarksReachThreeToOneOnBamboo) {
    for (const QColor& mark : {theme.mark, theme.markPicked, theme.markTarget, theme.markExact})
        EXPECT_GE(std::max(contrast(mark, theme.bamboo), contrast(theme.markOutline, theme.bamboo)), 3.0)
            << mark.name().toStdString();
}

// A pawn shows by its own colour, by the line around it, or by its side's sign.
TEST_P(EveryBoard, PawnsReachThreeToOneOnTheCloth) {
    for (const QColor& ground : grounds) {
        for (const PieceColours& pawn : {theme.red, theme.black}) {
            double best = std::max(contrast(pawn.wood, ground), contrast(pawn.inlay, ground));
            if (pawn.outline.alpha() > 0)
                best = std::max(best, contrast(pawn.outline, ground));
            EXPECT_GE(best, 3.0) << pawn.wood.name().toStdString() << " on " << ground.name().toStdString();
        }
    }
}

TEST_P(EveryBoard, ASidesSignReachesThreeToOneOnItsPawn) {
    for (const PieceColours& pawn : {theme.red, theme.black})
        expectContrast(pawn.inlay, pawn.wood, 3.0);
}

TEST_P(EveryBoard, TheWindowAroundItIsThatOfTheTheme) {
    const Theme plain = Theme::of(std::get<0>(GetParam()));
    EXPECT_EQ(windowStyleSheet(theme), windowStyleSheet(plain));
    EXPECT_EQ(theme.palette(), plain.palette());
}

INSTANTIATE_TEST_SUITE_P(Themes, EveryTheme, testing::ValuesIn(kThemeKinds));
INSTANTIATE_TEST_SUITE_P(Themes, EveryBoard,
                         testing::Combine(testing::ValuesIn(kThemeKinds), testing::ValuesIn(kBoardSets)));

TEST(ThemeContrast, OfBlackAndWhiteIsTwentyOne) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21.0, 1e-6);
    EXPECT_NEAR(contrast(Qt::white, Qt::white), 1.0, 1e-6);
}

// What somebody sees who has no cones for red, or none for green (Machado and others, 2009).
QColor seenBy(const std::array<std::array<double, 3>, 3>& vision, const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const auto back = [](double c) { return c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055; };
    const std::array<double, 3> light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    std::array<float, 3> seen{};
    for (std::size_t i = 0; i < 3; ++i)
        seen[i] = static_cast<float>(
            back(std::clamp(vision[i][0] * light[0] + vision[i][1] * light[1] + vision[i][2] * light[2], 0.0, 1.0)));
    return QColor::fromRgbF(seen[0], seen[1], seen[2]);
}

TEST(ClassicWood, ARimLightPartsThePawnsFromTheClothForEveryVision) {
    const std::array<std::array<std::array<double, 3>, 3>, 3> visions{
        {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
         {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
         {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}}};
    for (const ThemeKind kind : kThemeKinds) {
        const Theme theme = Theme::of(kind, BoardSet::classicWood);
        for (const auto& vision : visions) {
            const auto apart = [&](const QColor& a, const QColor& b) {
                return contrast(seenBy(vision, a), seenBy(vision, b));
            };
            for (const PieceColours& side : {theme.red, theme.black}) {
                EXPECT_GE(apart(side.outline, theme.cloth), 3.5);
                EXPECT_GE(apart(side.outline, theme.clothEdge), 3.5);
                EXPECT_GE(apart(side.outline, side.wood), 2.0);
            }
            EXPECT_GE(apart(theme.red.wood, theme.black.wood), 2.0);
        }
    }
}

} // namespace
} // namespace ui

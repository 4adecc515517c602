#include "ui/theme/theme.h"

#include <QPalette>
#include <gtest/gtest.h>

namespace ui {
namespace {

class EveryTheme : public testing::TestWithParam<ThemeKind> {
protected:
    const Theme theme = Theme::of(GetParam());
};

TEST_P(EveryTheme, TextReachesFourAndAHalfToOne) {
    for (const QColor& ground : {theme.window, theme.panel}) {
        for (const QColor& text : {theme.text, theme.textDim, theme.redText, theme.blackText, theme.link})
            EXPECT_GE(contrast(text, ground), 4.5)
                << text.name().toStdString() << " on " << ground.name().toStdString();
    }
    EXPECT_GE(contrast(theme.accentText, theme.accent), 4.5);
    EXPECT_GE(contrast(theme.highlightText, theme.highlight), 4.5);
    EXPECT_GE(contrast(theme.clothText, theme.cloth), 4.5);
    EXPECT_GE(contrast(theme.clothText, theme.clothEdge), 4.5);
    EXPECT_GE(contrast(theme.bubbleText, theme.bubble), 4.5);
    EXPECT_GE(contrast(theme.bubbleFigure, theme.bubble), 4.5);
}

TEST_P(EveryTheme, MarksReachThreeToOneOnTheCloth) {
    for (const QColor& ground : {theme.cloth, theme.clothEdge}) {
        for (const QColor& mark : {theme.mark, theme.markPicked, theme.markTarget, theme.bamboo, theme.black.inlay})
            EXPECT_GE(contrast(mark, ground), 3.0)
                << mark.name().toStdString() << " on " << ground.name().toStdString();
    }
    // On bamboo it is the casing of a mark that tells it apart.
    EXPECT_GE(contrast(theme.markOutline, theme.bamboo), 3.0);
    EXPECT_GE(contrast(theme.markOutline, theme.mark), 3.0);
}

TEST_P(EveryTheme, PaletteTextIsLegible) {
    const QPalette palette = theme.palette();
    const auto pair = [&](QPalette::ColorRole text, QPalette::ColorRole ground) {
        EXPECT_GE(contrast(palette.color(text), palette.color(ground)), 4.5) << text << " on " << ground;
    };
    pair(QPalette::WindowText, QPalette::Window);
    pair(QPalette::Text, QPalette::Base);
    pair(QPalette::Text, QPalette::AlternateBase);
    pair(QPalette::PlaceholderText, QPalette::Base);
    pair(QPalette::ButtonText, QPalette::Button);
    pair(QPalette::HighlightedText, QPalette::Highlight);
    pair(QPalette::ToolTipText, QPalette::ToolTipBase);
    pair(QPalette::Link, QPalette::Base);
}

INSTANTIATE_TEST_SUITE_P(Themes, EveryTheme, testing::Values(ThemeKind::light, ThemeKind::dark));

TEST(ThemeContrast, OfBlackAndWhiteIsTwentyOne) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21.0, 1e-6);
    EXPECT_NEAR(contrast(Qt::white, Qt::white), 1.0, 1e-6);
}

} // namespace
} // namespace ui

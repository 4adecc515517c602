#include "ui/appearance/theme.h"

#include "ui/appearance/board_colours.h"

#include <QPalette>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a) + 0.05;
    const double lb = luminance(b) + 0.05;
    return std::max(la, lb) / std::min(la, lb);
}

QColor mixed(const QColor& a, const QColor& b, double part) {
    const auto channel = [part](float from, float to) {
        return std::clamp(static_cast<float>(from + (to - from) * part), 0.0F, 1.0F);
    };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()), channel(a.blueF(), b.blueF()),
                            channel(a.alphaF(), b.alphaF()));
}

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

Theme Theme::light() {
    Theme t;
    t.kind = ThemeKind::light;
    t.window = QColor(0xf3efe6);
    t.panel = QColor(0xfffdf8);
    t.panelBorder = QColor(0xddd3bd);
    t.text = QColor(0x2a2622);
    t.textDim = QColor(0x655d52);
    t.textOff = QColor(0x857d71);
    t.accent = QColor(0x2f6f57);
    t.accentText = QColor(0xffffff);
    t.highlight = QColor(0xf6e6b4);
    t.highlightText = QColor(0x2a2622);
    t.redText = QColor(0xa7261c);
    t.blackText = QColor(0x2a2622);
    t.link = QColor(0x1f6650);
    t.hover = mixed(t.panel, t.highlight, 0.6);
    t.controlBorder = QColor(0x8f8574);
    t.focus = QColor(0x1f6650);
    setBoardColours(t, BoardSet::classicWood);
    return t;
}

Theme Theme::dark() {
    Theme t;
    t.kind = ThemeKind::dark;
    t.window = QColor(0x1b1a19);
    t.panel = QColor(0x262422);
    t.panelBorder = QColor(0x47413a);
    t.text = QColor(0xede7db);
    t.textDim = QColor(0xb3a999);
    t.textOff = QColor(0x8a8276);
    t.accent = QColor(0x2f7a5e);
    t.accentText = QColor(0xffffff);
    t.highlight = QColor(0x4f4627);
    t.highlightText = QColor(0xf8efd6);
    t.redText = QColor(0xf2907f);
    t.blackText = QColor(0xede7db);
    t.link = QColor(0x7cc9ab);
    t.hover = mixed(t.panel, t.highlight, 0.6);
    t.controlBorder = QColor(0x857b6c);
    t.focus = QColor(0x7cc9ab);
    setBoardColours(t, BoardSet::classicWood);
    return t;
}

Theme Theme::highContrast() {
    Theme t;
    t.kind = ThemeKind::highContrast;
    t.window = QColor(Qt::black);
    t.panel = QColor(Qt::black);
    t.panelBorder = QColor(0xffffff);
    t.text = QColor(0xffffff);
    t.textDim = QColor(0xe2e2e2);
    t.textOff = QColor(0x9a9a9a);
    t.accent = QColor(0xffe14d);
    t.accentText = QColor(Qt::black);
    t.highlight = QColor(0x3fd8ff);
    t.highlightText = QColor(Qt::black);
    t.redText = QColor(0xff9a8a);
    t.blackText = QColor(0xffffff);
    t.link = QColor(0x7fdcff);
    t.hover = QColor(0x3a3a3a);
    t.controlBorder = QColor(0xffffff);
    t.focus = QColor(0x3fd8ff);
    setBoardColours(t, BoardSet::classicWood);
    return t;
}

Theme Theme::of(ThemeKind kind, BoardSet set) {
    Theme theme = kind == ThemeKind::light ? light() : kind == ThemeKind::dark ? dark() : highContrast();
    setBoardColours(theme, set);
    return theme;
}

QColor Theme::accentHover() const {
    return kind == ThemeKind::dark ? mixed(accent, Qt::black, 0.15) : mixed(accent, text, 0.15);
}

QPalette Theme::palette() const {
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, panel);
    p.setColor(QPalette::AlternateBase, mixed(panel, window, 0.6));
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, textDim);
    p.setColor(QPalette::Button, mixed(panel, window, 0.4));
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, redText);
    p.setColor(QPalette::ToolTipBase, panel);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, accentText);
    p.setColor(QPalette::Link, link);
    p.setColor(QPalette::LinkVisited, mixed(link, textDim, 0.4));
    const bool isDark = kind != ThemeKind::light;
    p.setColor(QPalette::Light, isDark ? panelBorder.lighter(120) : panel);
    p.setColor(QPalette::Midlight, mixed(panelBorder, panel, 0.5));
    p.setColor(QPalette::Mid, panelBorder);
    p.setColor(QPalette::Dark, isDark ? window.darker(150) : panelBorder.darker(135));
    p.setColor(QPalette::Shadow, isDark ? QColor(Qt::black) : panelBorder.darker(220));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
        p.setColor(QPalette::Disabled, role, textOff);
    }
    p.setColor(QPalette::Disabled, QPalette::Highlight, hover);
    return p;
}

} // namespace ui

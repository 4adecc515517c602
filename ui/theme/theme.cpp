#include "ui/theme/theme.h"

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

Theme Theme::light() {
    Theme t;
    t.kind = ThemeKind::light;
    t.window = QColor(0xf3efe6);
    t.panel = QColor(0xfffdf8);
    t.panelBorder = QColor(0xddd3bd);
    t.text = QColor(0x2a2622);
    t.textDim = QColor(0x655d52);
    t.accent = QColor(0x2f6f57);
    t.accentText = QColor(0xffffff);
    t.highlight = QColor(0xf6e6b4);
    t.highlightText = QColor(0x2a2622);
    t.redText = QColor(0xa7261c);
    t.blackText = QColor(0x2a2622);
    t.link = QColor(0x1f6650);

    t.cloth = QColor(0x506a57);
    t.clothEdge = QColor(0x2c4238);
    t.clothThread = QColor(0xe9f2dc);
    t.clothHem = QColor(0x22352e);
    t.clothText = QColor(0xf1ecdc);

    t.bambooLight = QColor(0xfbeebf);
    t.bamboo = QColor(0xdcbd70);
    t.bambooShade = QColor(0xa8843f);
    t.bambooDark = QColor(0x5f461d);

    t.red = {QColor(0x4e0b0a), QColor(0xc2301f), QColor(0xff9a7c), QColor(0xe8705a), QColor(0xf7dfae)};
    t.black = {QColor(0x060606), QColor(0x35312e), QColor(0xcabfb1), QColor(0x8d857a), QColor(0xe2b866)};

    t.mark = QColor(0xfff6dc);
    t.markPicked = QColor(0xffd75e);
    t.markTarget = QColor(0xf4df9c);
    t.markOutline = QColor(0x14211c);
    t.bubble = QColor(0x16231e);
    t.bubbleText = QColor(0xf7f2e3);
    t.bubbleFigure = QColor(0xffd75e);
    t.shadow = QColor(0x06100c);
    return t;
}

Theme Theme::dark() {
    Theme t = light();
    t.kind = ThemeKind::dark;
    t.window = QColor(0x1b1a19);
    t.panel = QColor(0x262422);
    t.panelBorder = QColor(0x47413a);
    t.text = QColor(0xede7db);
    t.textDim = QColor(0xb3a999);
    t.accent = QColor(0x2f7a5e);
    t.accentText = QColor(0xffffff);
    t.highlight = QColor(0x4f4627);
    t.highlightText = QColor(0xf8efd6);
    t.redText = QColor(0xf2907f);
    t.blackText = QColor(0xede7db);
    t.link = QColor(0x7cc9ab);

    t.cloth = QColor(0x2c3d42);
    t.clothEdge = QColor(0x151f23);
    t.clothThread = QColor(0xcfe3e6);
    t.clothHem = QColor(0x0d1416);
    t.clothText = QColor(0xe4ddcc);

    t.bambooLight = QColor(0xe6d29a);
    t.bamboo = QColor(0xb8985a);
    t.bambooShade = QColor(0x7f6330);
    t.bambooDark = QColor(0x3d2c12);

    t.red = {QColor(0x45090a), QColor(0xb42c20), QColor(0xf48c70), QColor(0xe06a56), QColor(0xefd3a0)};
    t.black = {QColor(0x050505), QColor(0x333130), QColor(0xc6beb3), QColor(0x98918a), QColor(0xd8ae5e)};

    t.mark = QColor(0xf6ecd2);
    t.markOutline = QColor(0x0a1012);
    t.bubble = QColor(0x0b1113);
    t.shadow = QColor(Qt::black);
    return t;
}

Theme Theme::of(ThemeKind kind) {
    return kind == ThemeKind::dark ? dark() : light();
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
    const bool isDark = kind == ThemeKind::dark;
    p.setColor(QPalette::Light, isDark ? panelBorder.lighter(120) : panel);
    p.setColor(QPalette::Midlight, mixed(panelBorder, panel, 0.5));
    p.setColor(QPalette::Mid, panelBorder);
    p.setColor(QPalette::Dark, isDark ? window.darker(150) : panelBorder.darker(135));
    p.setColor(QPalette::Shadow, isDark ? QColor(Qt::black) : panelBorder.darker(220));
    const QColor faint = mixed(textDim, window, 0.35);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
        p.setColor(QPalette::Disabled, role, faint);
    }
    p.setColor(QPalette::Disabled, QPalette::Highlight, panelBorder);
    return p;
}

} // namespace ui

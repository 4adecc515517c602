#include "ui/appearance/board_colours.h"

namespace ui {

namespace {

const QColor kNone(Qt::transparent);

// One of three values given by kind of theme.
template <class T>
T chosen(ThemeKind kind, const T& light, const T& dark, const T& highContrast) {
    return kind == ThemeKind::light ? light : kind == ThemeKind::dark ? dark : highContrast;
}

QColor colour(ThemeKind kind, QRgb light, QRgb dark, QRgb highContrast) {
    return QColor(chosen<QRgb>(kind, light, dark, highContrast));
}

// Pale marks with a dark casing, for a dark cloth.
void setPaleMarks(Theme& t) {
    t.mark = colour(t.kind, 0xfff6dc, 0xf6ecd2, 0xffffff);
    t.markPicked = colour(t.kind, 0xffd75e, 0xffd75e, 0xffe14d);
    t.markTarget = colour(t.kind, 0xf4df9c, 0xf4df9c, 0xffffff);
    t.markExact = colour(t.kind, 0xffcf4a, 0xffcf4a, 0xffe14d);
    t.glow = t.markExact;
    t.markOutline = colour(t.kind, 0x14211c, 0x0a1012, 0x000000);
    t.bubble = colour(t.kind, 0x16231e, 0x0b1113, 0x000000);
    t.bubbleText = colour(t.kind, 0xf7f2e3, 0xf7f2e3, 0xffffff);
    t.bubbleFigure = colour(t.kind, 0xffd75e, 0xffd75e, 0xffe14d);
    t.shadow = colour(t.kind, 0x06100c, 0x000000, 0x000000);
}

void setClassicWood(Theme& t) {
    t.cloth = colour(t.kind, 0x3f5b4b, 0x2c3d42, 0x0c1210);
    t.clothEdge = colour(t.kind, 0x22382e, 0x151f23, 0x000000);
    t.clothThread = colour(t.kind, 0xe9f2dc, 0xcfe3e6, 0x9fb5ab);
    t.clothHem = colour(t.kind, 0x1e3029, 0x0d1416, 0xffffff);
    t.clothText = colour(t.kind, 0xf1ecdc, 0xe4ddcc, 0xffffff);
    t.goal = withAlpha(colour(t.kind, 0xe9d9a0, 0xc9c09a, 0xb0b0b0), 0.13);

    t.bambooLight = colour(t.kind, 0xfbeebf, 0xe6d29a, 0xfff3c9);
    t.bamboo = colour(t.kind, 0xdcbd70, 0xb8985a, 0xe6c878);
    t.bambooShade = colour(t.kind, 0xa8843f, 0x7f6330, 0xb9954c);
    t.bambooDark = colour(t.kind, 0x5f461d, 0x3d2c12, 0x6b4f20);

    // The rim light, which the outline carries around the whole figure, stands out from the cloth for every vision.
    const PieceColours redLight{0x560d0b, 0xcf3d2a, 0xff9a7c, 0xffb9a2, 0xf7dfae, 0xffb49c};
    const PieceColours redDark{0x4e0b0b, 0xd44431, 0xf48c70, 0xf8ac98, 0xf4dca8, 0xffaf99};
    const PieceColours redClear{0x8e1a12, 0xf2503c, 0xffc0ae, 0xffb3a4, 0xfff6e0, 0xffd9d0};
    t.red = chosen(t.kind, redLight, redDark, redClear);
    const PieceColours blackLight{0x050505, 0x2a2725, 0xd2c8ba, 0xbfb8ad, 0xe9c171, 0xc2bcb0};
    const PieceColours blackDark{0x050505, 0x2a2827, 0xc6beb3, 0xb4ada4, 0xe0b766, 0xa9a39b};
    const PieceColours blackClear{Qt::black, 0x2c2c2c, 0xe0e0e0, 0xffffff, 0xffd76a, 0xffffff};
    t.black = chosen(t.kind, blackLight, blackDark, blackClear);
    setPaleMarks(t);
    t.goalOfRed = t.red.outline;
    t.goalOfBlack = t.black.inlay;
}

void setFlatModern(Theme& t) {
    t.cloth = colour(t.kind, 0xefe7d6, 0x272c34, 0x000000);
    t.clothEdge = colour(t.kind, 0xe9dfcb, 0x22262e, 0x000000);
    t.clothThread = colour(t.kind, 0xffffff, 0x3a414c, 0x000000);
    t.clothHem = colour(t.kind, 0xcdbf9f, 0x4a5260, 0xffffff);
    t.clothText = colour(t.kind, 0x574f41, 0xd5d9df, 0xffffff);
    t.goal = withAlpha(colour(t.kind, 0xdccba3, 0x39414d, 0x262626), 0.7);

    t.bambooLight = colour(t.kind, 0xa88a5a, 0xbba676, 0xffffff);
    t.bamboo = colour(t.kind, 0x8d7145, 0x9c8859, 0xd9d9d9);
    t.bambooShade = colour(t.kind, 0x7a6039, 0x84724a, 0xb5b5b5);
    t.bambooDark = colour(t.kind, 0x54401f, 0x40372a, 0x000000);

    const PieceColours redLight{0xa32f20, 0xca4230, 0xe57a66, 0xa32f21, 0xfbe9d2, kNone};
    const PieceColours redDark{0xc4432f, 0xe65c45, 0xf79a84, 0xc4432f, 0xfff0dd, kNone};
    const PieceColours redClear{0xd93a25, 0xff5b45, 0xff9d8c, 0xffffff, 0xffffff, 0xffffff};
    t.red = chosen(t.kind, redLight, redDark, redClear);
    const PieceColours blackLight{0x15171b, 0x282b31, 0x676b74, 0x1d1f24, 0xe9b949, kNone};
    const PieceColours blackDark{0x07080a, 0x14161a, 0x4d525b, 0xb9c0ca, 0xf0c65a, 0xb9c0ca};
    const PieceColours blackClear{Qt::black, Qt::black, Qt::black, 0xffffff, 0xffffff, 0xffffff};
    t.black = chosen(t.kind, blackLight, blackDark, blackClear);

    setPaleMarks(t);
    t.goalOfRed = t.red.wood;
    t.goalOfBlack = colour(t.kind, 0x282b31, 0xf0c65a, 0xffffff);
    if (t.kind != ThemeKind::light)
        return;
    t.mark = QColor(0x1f5f55);
    t.markPicked = QColor(0xa8500a);
    t.markTarget = QColor(0x1f6b5f);
    t.markExact = QColor(0xa35f00);
    t.glow = QColor(0xffc630);
    t.markOutline = QColor(0xfffcf4);
    t.bubble = QColor(0x263632);
    t.shadow = QColor(0x5b4a2a);
}

void setClearShapes(Theme& t) {
    t.cloth = colour(t.kind, 0xfbfaf5, 0x14181e, 0x000000);
    t.clothEdge = colour(t.kind, 0xf5f3ea, 0x0f1217, 0x000000);
    t.clothThread = t.cloth;
    t.clothHem = colour(t.kind, 0x3c3c3c, 0xaab2bd, 0xffffff);
    t.clothText = colour(t.kind, 0x1c1c1c, 0xf2f4f7, 0xffffff);
    t.goal = colour(t.kind, 0xe4e0d0, 0x2a313b, 0x2b2b2b);

    t.bambooLight = colour(t.kind, 0x6b6b6b, 0x98a2ae, 0xffffff);
    t.bamboo = t.bambooLight;
    t.bambooShade = t.bambooLight;
    t.bambooDark = colour(t.kind, 0x3c3c3c, 0x5a636e, 0xbfbfbf);

    // Vermilion is a red that no common colour blindness darkens to black.
    const PieceColours redLight{0xc63f00, 0xc63f00, 0xc63f00, 0x7c2600, 0xffffff, 0x7c2600};
    const PieceColours redDark{0xff8f5a, 0xff8f5a, 0xff8f5a, 0xffc4a6, 0x1a0d06, 0xffc4a6};
    const PieceColours redClear{0xff8a52, 0xff8a52, 0xff8a52, 0xffffff, Qt::black, 0xffffff};
    t.red = chosen(t.kind, redLight, redDark, redClear);
    const PieceColours blackLight{0x111111, 0x111111, 0x111111, 0x111111, 0xffffff, 0x111111};
    const PieceColours blackDark{Qt::black, Qt::black, Qt::black, 0xffffff, 0xffffff, 0xffffff};
    t.black = chosen(t.kind, blackLight, blackDark, blackDark);

    setPaleMarks(t);
    t.goalOfRed = t.red.wood;
    t.goalOfBlack = colour(t.kind, 0x111111, 0xffffff, 0xffffff);
    t.shadow = QColor(Qt::black);
    if (t.kind == ThemeKind::light) {
        t.mark = QColor(0x004f9e);
        t.markPicked = QColor(0x004f9e);
        t.markTarget = QColor(0x004f9e);
        t.markExact = QColor(0x8a4b00);
        t.glow = QColor(0xffcf3d);
        t.markOutline = QColor(0xffffff);
        t.bubble = QColor(0x10233a);
    } else {
        t.mark = colour(t.kind, 0, 0x8fcfff, 0x8fe3ff);
        t.markPicked = QColor(0xffe14d);
        t.markTarget = t.mark;
        t.markExact = QColor(0xffe14d);
    }
}

} // namespace

void setBoardColours(Theme& theme, BoardSet set) {
    theme.set = set;
    theme.valueAhead = QColor(0x14663f);
    theme.valueBehind = QColor(0xa3201a);
    theme.valueEven = QColor(0x46474b);
    theme.valueText = QColor(0xffffff);
    switch (set) {
    case BoardSet::classicWood:
        return setClassicWood(theme);
    case BoardSet::flatModern:
        return setFlatModern(theme);
    case BoardSet::clearShapes:
        return setClearShapes(theme);
    }
}

} // namespace ui

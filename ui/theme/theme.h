// The colours of the program as one value: the window, the board and everything painted on it.
// Promises: text reaches a contrast of 4.5:1 on what it stands on, marks on the cloth 3:1
// (tests/ui/board_theme_test.cpp).
#pragma once

#include <QColor>

class QPalette;

namespace ui {

enum class ThemeKind { light, dark };

// The wood of one side's pawns, from shadow to light; the inlay is the disc on top or the belt around the waist.
struct PawnColours {
    QColor shade;
    QColor wood;
    QColor light;
    QColor rim;
    QColor inlay;
};

struct Theme {
    ThemeKind kind = ThemeKind::light;

    // The window around the board.
    QColor window;
    QColor panel;
    QColor panelBorder;
    QColor text;
    QColor textDim;
    QColor accent;
    QColor accentText;
    QColor highlight;
    QColor highlightText;
    QColor redText;   // Red's name or state written on a panel
    QColor blackText; // the same for Black
    QColor link;

    // The cloth, from the middle to the rim, and what is written on it.
    QColor cloth;
    QColor clothEdge;
    QColor clothThread;
    QColor clothHem;
    QColor clothText;

    // Bamboo, from the line of light to the underside.
    QColor bambooLight;
    QColor bamboo;
    QColor bambooShade;
    QColor bambooDark;

    PawnColours red;
    PawnColours black;

    // Marks on the cloth. The outline is the dark casing that keeps a mark legible on bamboo.
    QColor mark;
    QColor markPicked;
    QColor markTarget;
    QColor markOutline;
    QColor bubble;
    QColor bubbleText;
    QColor bubbleFigure;
    QColor shadow;

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme dark();
    [[nodiscard]] static Theme of(ThemeKind kind);

    [[nodiscard]] QPalette palette() const;
};

// WCAG contrast of two opaque colours, from 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

// The colour `part` of the way from `a` to `b`, alpha included.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double part);

} // namespace ui

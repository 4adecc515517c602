// The colours of the program as one value: the window, the board and everything painted on it. A theme says how light
// or dark all is, a board set which board and pawns stand on it; every set has its colours for every theme.
// Promises: text reaches a contrast of 4.5:1 on what it stands on, text of controls that are off 3:1, marks on the
// cloth and focus frames 3:1 (tests/ui/board_theme_test.cpp).
#pragma once

#include <QColor>

class QPalette;

namespace ui {

enum class ThemeKind { light, dark, highContrast };

// Which board and pawns are drawn: bamboo, linen and turned wood; flat shapes; plain figures told apart by shape.
enum class BoardSet { classicWood, flatModern, clearShapes };

inline constexpr ThemeKind kThemeKinds[] = {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast};
inline constexpr BoardSet kBoardSets[] = {BoardSet::classicWood, BoardSet::flatModern, BoardSet::clearShapes};

// One side's pawns, from shadow to light; the inlay is the side's sign, a disc on top or a belt around the waist. The
// outline runs around the whole figure where it would not stand out from the cloth by itself; transparent: none.
struct PieceColours {
    QColor shade;
    QColor wood;
    QColor light;
    QColor rim;
    QColor inlay;
    QColor outline;
};

struct Theme {
    ThemeKind kind = ThemeKind::light;
    BoardSet set = BoardSet::classicWood;

    // The window around the board.
    QColor window;
    QColor panel;
    QColor panelBorder;
    QColor text;
    QColor textDim;
    QColor textOff; // of controls that are off
    QColor hover;
    QColor controlBorder;
    QColor focus;
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
    QColor goal;      // the tint over rows 1 and 8, the goals; its alpha is its strength
    QColor goalOfRed; // the signs along their edges
    QColor goalOfBlack;

    // Bamboo, from the line of light to the underside.
    QColor bambooLight;
    QColor bamboo;
    QColor bambooShade;
    QColor bambooDark;

    PieceColours red;
    PieceColours black;

    // Marks on the cloth. The outline is the dark casing that keeps a mark legible on bamboo.
    QColor mark;
    QColor markPicked;
    QColor markTarget;
    QColor markExact; // the target that earns a Bonus Move
    QColor glow;      // and what shines around it
    QColor markOutline;
    QColor bubble;
    QColor bubbleText;
    QColor bubbleFigure;
    QColor shadow;

    // The figures of the explore view: a ground for a side that ends ahead, behind or even, and what is written on it.
    QColor valueAhead;
    QColor valueBehind;
    QColor valueEven;
    QColor valueText;

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme dark();
    [[nodiscard]] static Theme highContrast();
    [[nodiscard]] static Theme of(ThemeKind kind, BoardSet set = BoardSet::classicWood);

    [[nodiscard]] const PieceColours& darkPieces() const { return black; } // of any game with dark pieces
    [[nodiscard]] QColor accentHover() const;                              // of a filled button under the pointer
    [[nodiscard]] QPalette palette() const;
};

// WCAG contrast of two opaque colours, from 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

// The colour `part` of the way from `a` to `b`, alpha included.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double part);

// The colour with another alpha, 0 to 1.
[[nodiscard]] QColor withAlpha(QColor colour, double alpha);

} // namespace ui

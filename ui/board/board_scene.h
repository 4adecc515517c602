// What is to be seen on the Linja board at one moment, as plain data: no rules, no input, no pixels. BoardPainter
// paints it. Rows are 1 to 8 counted from Red's start line.
#pragma once

#include "core/ai/thinker.h"
#include "ui/board/arrival.h"
#include "ui/board/board_geometry.h"

#include <QPointF>
#include <QString>
#include <array>
#include <optional>
#include <vector>

namespace ui {

struct PawnGroup {
    int row = 0;
    game::Side side = kRed;
    friend bool operator==(const PawnGroup&, const PawnGroup&) = default;
};

// One pawn out of a group, in the hand of the player.
struct PickedPawn {
    PawnGroup group;
    int index = 0;
    std::optional<QPointF> dragged; // where the pointer holds it, while it is dragged
};

struct TargetMark {
    int row = 0;
    game::Side side = kRed;  // whose ghost stands there
    bool earnsBonus = false; // an exact arrival: a star beside the ghost
};

// One step of a turn as an arrow, between two places of its side. The last turn's arrows are solid and begin at a place
// left empty; a proposal is dashed and begins at a pawn.
struct StepArrow {
    int from = 0;
    int to = 0;
    game::Side side = kRed;
    int number = 1;
    bool proposed = false;
    int fromPlace = 0;
    int toPlace = 0;
};

// `told` names a step of another player on its way, and has the step's number before it.
enum class BubbleKind { prompt, note, refusal, told };

// A line in a dark bubble with one large figure in it, "Follow-Up 4 rows", and a smaller text below. Any part may be
// empty.
struct Bubble {
    int row = 0; // the row it belongs to; it moves to a neighbour where there is more room
    QString before = {};
    QString figure = {};
    QString after = {};
    QString detail = {};
    BubbleKind kind = BubbleKind::prompt;
    int number = 0; // of the step that is told
};

// A pawn on its way. The counts of the scene still hold it in `from`; the other pawns go to where they stand in
// `landed` meanwhile.
struct PawnFlight {
    int from = 0;
    int to = 0;
    game::Side side = kRed;
    int index = 0;       // which pawn of the group it was
    int toIndex = 0;     // and which one it will be
    double progress = 0; // 0 to 1, eased by the caller
    BoardCounts landed;
    bool told = false; // with a caption: a ring stays where it took off
};

// The keyboard's cursor: a row, or one group of it.
struct BoardCursor {
    int row = 1;
    std::optional<game::Side> side;
    friend bool operator==(const BoardCursor&, const BoardCursor&) = default;
};

// What a turn is worth that begins in this group, or that goes on into this row, to the side to move (explore_marks.h).
struct ExploreFigure {
    int row = 0;
    game::Side side = kRed;
    bool isTarget = false; // of a row that the picked pawn can go into
    bool isBest = false;
    ai::Value value;
};

struct BoardScene {
    BoardCounts counts;

    std::vector<PawnGroup> movable; // rings under every pawn of these groups
    std::optional<PickedPawn> picked;
    std::vector<TargetMark> targets;
    std::optional<int> hoveredRow;
    std::optional<BoardCursor> cursor;
    std::vector<StepArrow> arrows;
    std::optional<Bubble> bubble;
    std::optional<PawnFlight> flight;
    std::optional<Arrival> arrival;
    std::vector<ExploreFigure> explore;
    std::optional<game::Side> ownSide; // whose turn it is: rings under the other side's pawns are dashed

    bool rowNumbers = true;
    bool pawnCounts = true;
    bool points = false;
    std::array<std::array<int, 2>, kRows> worth{}; // points of one pawn of each side, per row
};

} // namespace ui

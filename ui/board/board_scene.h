// What is to be seen on a board at one moment, as plain data: no rules, no input, no pixels. BoardPainter paints it.
// Places are those of core/game/views.h, slots those of piece_counts.h.
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

// The pieces of one side on one place.
struct PieceGroup {
    int place = 0;
    game::Side side = game::Side::first;
    friend bool operator==(const PieceGroup&, const PieceGroup&) = default;
};

// One piece out of a group, in the hand of the player.
struct PickedPiece {
    PieceGroup group;
    int index = 0;
    std::optional<QPointF> dragged; // where the pointer holds it, while it is dragged
};

struct TargetMark {
    int place = 0;
    game::Side side = game::Side::first;     // whose ghost stands there
    std::optional<game::StepKind> next = {}; // the kind of step that may follow
    bool isStarred = false;                  // worth a star beside the ghost, as its game has it
    bool captures = false;                   // an opposing piece would go
};

// One step of a turn as an arrow, between two slots of its side. The last turn's arrows are solid and begin at a slot
// left empty; a proposal is dashed and begins at a piece.
struct StepArrow {
    int from = 0;
    int to = 0;
    game::Side side = game::Side::first;
    int number = 1;
    bool proposed = false;
    int fromSlot = 0;
    int toSlot = 0;
};

// `told` names a step of another player on its way, and has the step's number before it.
enum class BubbleKind { prompt, note, refusal, told };

// A line in a dark bubble with one large figure in it, "Follow-Up 4 rows", and a smaller text below. Any part may be
// empty.
struct Bubble {
    int place = 0; // the place it belongs to; it moves to a neighbour where there is more room
    QString before = {};
    QString figure = {};
    QString after = {};
    QString detail = {};
    BubbleKind kind = BubbleKind::prompt;
    int number = 0;        // of the step that is told
    bool isReason = false; // the detail says why the step goes as far as it does
};

// A piece on its way. The counts of the scene still hold it in `from`; the other pieces go to where they stand in
// `landed` meanwhile.
struct PieceFlight {
    int from = 0;
    int to = 0;
    game::Side side = game::Side::first;
    int index = 0;       // which piece of the group it was
    int toIndex = 0;     // and which one it will be
    double progress = 0; // 0 to 1, eased by the caller
    BoardCounts landed;
    bool told = false; // with a caption: a ring stays where it took off
};

// The keyboard's cursor: a place, or one group of it.
struct BoardCursor {
    int place = 0;
    std::optional<game::Side> side;
    friend bool operator==(const BoardCursor&, const BoardCursor&) = default;
};

// What a turn is worth that begins in this group, or that goes on into this place, to the side to move
// (explore_marks.h).
struct ExploreFigure {
    int place = 0;
    game::Side side = game::Side::first;
    bool isTarget = false; // of a place that the picked piece can go into
    bool isBest = false;
    ai::Value value;
    QString text;        // the value as it is written
    bool isEven = false; // as far as that tells
};

struct BoardScene {
    BoardCounts counts;

    std::vector<PieceGroup> movable; // rings under every piece of these groups
    std::optional<PickedPiece> picked;
    std::vector<TargetMark> targets;
    std::optional<int> hoveredPlace;
    std::optional<BoardCursor> cursor;
    std::vector<StepArrow> arrows;
    std::optional<Bubble> bubble;
    std::optional<PieceFlight> flight;
    std::optional<Arrival> arrival;
    std::vector<ExploreFigure> explore;
    std::optional<game::Side> ownSide; // whose turn it is: rings under the other side's pieces are dashed

    bool coordinates = true;
    bool totals = true; // how many pieces stand on a place, where its board writes that
    bool points = false;
    std::vector<std::array<int, 2>> worth; // points of one piece of each side, per place
    bool groups = false;                   // pieces that are connected are joined by lines
    std::optional<game::Side> winner;      // once the game has ended: whose pieces are joined
};

} // namespace ui

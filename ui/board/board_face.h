// What one kind of board knows that the shared parts of BoardWidget do not: where its places lie, what it looks like,
// how keys name places, and what it says. A face has no state: BoardWidget hands it what there is. One face a game,
// found by faceOf().
#pragma once

#include "core/game/match.h"
#include "ui/appearance/theme.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/set_art.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

class QKeyEvent;
class QPainter;
class QRegion;

namespace ui {

class TurnEntry;

enum class CursorWay { up, down, left, right };

// A place named by keys, and whether its opposing pieces are meant.
struct TypedPlace {
    int place = 0;
    bool opposing = false;
};

// What the board says of one game.
class BoardWords {
public:
    virtual ~BoardWords() = default;

    // In large letters: what the turn being chosen asks for; nothing when it asks for nothing.
    [[nodiscard]] virtual std::optional<Bubble> prompt(const TurnEntry& entry) const = 0;
    // What step `at` of another player's turn is called, and why it is as it is. The steps begin at `before`.
    [[nodiscard]] virtual Bubble caption(const game::Match& before, std::span<const game::StepView> steps,
                                         std::size_t at) const = 0;
    // Why the last turn ended where it did; empty when nothing but the player's choice ended it.
    [[nodiscard]] virtual QString turnEnd(const game::Match& match) const = 0;
    // One or two sentences for the status line; the entry is open.
    [[nodiscard]] virtual QString status(const TurnEntry& entry) const = 0;
    // What going on into this target means beyond the step itself; empty when nothing.
    [[nodiscard]] virtual QString consequence(const TurnEntry& entry, int place) const = 0;
    // For a screen reader: a place, or the pieces of one side on it, and what they mean for the turn being chosen, in
    // parts; `worth` tells the points as well.
    [[nodiscard]] virtual QStringList placeName(const TurnEntry& entry, int place, bool worth) const = 0;
    [[nodiscard]] virtual QStringList groupName(const TurnEntry& entry, const PieceGroup& group) const = 0;
    // The label at a point; empty when there is none.
    [[nodiscard]] virtual QString label(const TurnEntry& entry, const BoardGeometry& geometry, const BoardScene& scene,
                                        QPointF point) const = 0;
    [[nodiscard]] virtual QString fault(const game::Fault& fault) const = 0;
    // How the board is used by keys.
    [[nodiscard]] virtual QString keysHelp() const = 0;
    // The headings of the board as a table.
    [[nodiscard]] virtual QString rowHeading(int row) const = 0;
    [[nodiscard]] virtual QString columnHeading(int column) const = 0;
};

class BoardFace {
public:
    virtual ~BoardFace() = default;

    [[nodiscard]] virtual std::shared_ptr<const BoardGeometry> geometry(QSizeF size, bool flipped) const = 0;
    [[nodiscard]] virtual const SetArt& art(BoardSet set) const = 0;
    // What is written around the places.
    virtual void paintLabels(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
                             const Theme& theme, const QRegion& exposed) const = 0;
    // Marks of its own on the ground, below the pieces.
    virtual void paintGround(QPainter&, const BoardScene&, const BoardGeometry&, const Theme&) const {}

    // The cursor one key further; it stays where there is nothing further.
    [[nodiscard]] virtual BoardCursor moved(const BoardCursor& from, CursorWay way, bool flipped) const = 0;
    // Whether the key belongs to the name of a place, after those `typed` so far.
    [[nodiscard]] virtual bool namesPlace(const QKeyEvent& key, const QString& typed) const = 0;
    // The place once it is named; until then `typed` grows. Only for a key that namesPlace().
    [[nodiscard]] virtual std::optional<TypedPlace> typedPlace(const QKeyEvent& key, QString& typed) const = 0;
    // The keys that name a place and side, for those who ask.
    [[nodiscard]] virtual QString keysOf(const BoardCursor& cursor, game::Side mover) const = 0;

    // The board as a table of cells for screen readers: for each row of the table its cells from the left. A row is
    // read as a whole where a place is a row of several cells.
    [[nodiscard]] virtual std::vector<std::vector<BoardCursor>> cells() const = 0;
    [[nodiscard]] virtual bool rowsArePlaces() const { return false; }

    // The step meant by a piece that cannot be picked, to ask why.
    [[nodiscard]] virtual game::StepView attempt(const PieceGroup& group, const game::StageView& stage) const = 0;
    // Whether a step that leads to one of this kind is marked by a star.
    [[nodiscard]] virtual bool isStarred(std::optional<game::StepKind> next) const = 0;
    // Where a side's pieces are at their goal, on boards that have one.
    [[nodiscard]] virtual std::optional<int> goal(game::Side side) const = 0;

    [[nodiscard]] virtual const BoardWords& words() const = 0;
};

// The face of the game with this id; of an unknown one that of the program's default game. Defined where the list of
// the window's games is (ui/games/boards.cpp).
[[nodiscard]] const BoardFace& faceOf(std::string_view gameId);

} // namespace ui

// The plain values of a session: who plays what, how a match stands, what went wrong with the disk. No words for the
// user: the window turns codes into text.
#pragma once

#include "core/game/fault.h"
#include "core/game/outcome.h"
#include "core/game/views.h"

#include <QDateTime>
#include <QFlags>
#include <QMetaType>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace session {

enum class PlayerKind : std::uint8_t { human, computer };

struct PlayerSetup {
    PlayerKind kind = PlayerKind::human;
    QString name;  // as typed; may be empty
    int level = 1; // of a computer, from 1

    friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

// Rule 9.2: a single game is a match of one game; an open-ended match has no number.
struct MatchLength {
    int games = 1; // 0: open-ended

    [[nodiscard]] static constexpr MatchLength single() { return {1}; }
    [[nodiscard]] static constexpr MatchLength openEnded() { return {0}; }
    [[nodiscard]] static constexpr MatchLength ofGames(int number) { return {number}; }
    [[nodiscard]] constexpr bool isSingle() const { return games == 1; }
    [[nodiscard]] constexpr bool isOpenEnded() const { return games == 0; }

    friend constexpr bool operator==(const MatchLength&, const MatchLength&) = default;
};

struct GameSetup {
    std::string gameId = "linja";
    std::string rulesId; // empty: the game's default
    std::array<PlayerSetup, 2> players;
    game::Side starter = game::Side::first;
    MatchLength length;
    std::string startPosition; // empty: the normal start with `starter` to move; else it says who starts
    std::uint64_t seed = 0;    // of the computer's choices; 0: the session draws one and keeps it in the record

    [[nodiscard]] const PlayerSetup& player(game::Side side) const { return players[game::indexOf(side)]; }
    [[nodiscard]] PlayerSetup& player(game::Side side) { return players[game::indexOf(side)]; }
    [[nodiscard]] bool isHuman(game::Side side) const { return player(side).kind == PlayerKind::human; }
    [[nodiscard]] bool hasPeople() const { return isHuman(game::Side::first) || isHuman(game::Side::second); }

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

// The games of a match so far, the present one included once it is over.
struct MatchScore {
    std::array<int, 2> won{};
    int drawn = 0;
    std::array<int, 2> points{}; // of games that ended with a score; none for a resigned game (rule 9.3)

    [[nodiscard]] constexpr int games() const { return won[0] + won[1] + drawn; }
    // By games won, then by points; nothing for a tie.
    [[nodiscard]] constexpr std::optional<game::Side> leader() const {
        if (won[0] != won[1])
            return won[0] > won[1] ? game::Side::first : game::Side::second;
        if (points[0] != points[1])
            return points[0] > points[1] ? game::Side::first : game::Side::second;
        return std::nullopt;
    }
    friend constexpr bool operator==(const MatchScore&, const MatchScore&) = default;
};

// One turn of the line that is being played, with undone turns at its end.
struct HistoryTurn {
    game::TurnView turn;
    game::Side side = game::Side::first; // who played it
    int ply = 0;                         // it leads to this ply, from 1
    int number = 1;                      // of the pair of turns, as in the record: "2." and "2..." are both 2
    bool opensNumber = true;             // the first of its pair
    bool isUndone = false;               // waits for redo()
    int node = 0;                        // its node in record().nodes
    int variations = 0;                  // how many other turns the record holds in its place
};

// What went wrong with the world outside. `file` is a full path; `reason` is the system's own text.
enum class ProblemCode : std::uint8_t {
    folderUnusable,     // the data folder cannot be made or written: no autosave, no archive
    archiveWaits,       // the game could not be put into the archive yet; it is kept, and will be put there later
    archiveChanged,     // another window had changed the game's file in the archive; this one was put into `file`
    autosaveUnreadable, // the system does not let `file` be read; it stays as it is, this game is saved elsewhere
    lockedElsewhere,    // another computer holds the autosave, or did when it went off; this game is kept in `file`
    autosaveFailed,     // said once, until an autosave succeeds again
    autosaveDamaged,    // `file` is where the damaged autosave was set aside to; `fault` says what is wrong with it
    autosaveStuck,      // a damaged autosave could not be set aside; it stays as it is
    secondInstance,     // another program uses the folder; this one keeps its game in `file`
    tooManyInstances,   // as above, and there is no autosave
    archiveFailed,      // the game could not be put into the archive nor elsewhere; undo still brings it back
    archiveUnreadable,  // `file` of the archive cannot be read; `fault`
    cannotRead,         // openRecord(): the disk
    badRecord,          // openRecord(): `fault` with line and column
    cannotWrite,        // saveRecord()
    cannotDelete,       // removeFromArchive()
    computerFailed,     // the computer gave no legal turn: it is paused
    tableDisk,          // not enough room on the disk for a table of perfect play: `needed` and `available`
    tableMemory,        // the same of the memory
    tableBusy,          // another program builds this table at this moment
    tableFailed,        // building ended early; `fault` says why. What is done is kept
    tableDamaged,       // a table cannot be used; `fault`
    tableMisplaced,     // a table has the name of another rule set; `fault`
    tableNotDeleted,    // `file`; `reason`
};

// What a change has brought, all of it at once.
enum class Change : std::uint16_t {
    game = 1 << 0,       // another game is on the table: new, resumed, opened or brought back
    turn = 1 << 1,       // a turn, or a pass, has led to the present ply
    position = 1 << 2,   // the present position, whatever the cause
    record = 1 << 3,     // the record or the history
    pass = 1 << 4,       // the side to move cannot; the pass plays itself after the computer's pace
    end = 1 << 5,        // the game on the table has just ended
    matchScore = 1 << 6, // of the match
    thinking = 1 << 7,   // Referee::isThinking()
    pause = 1 << 8,      // Referee::isPaused()
    perfectPlay = 1 << 9 // Referee::playsPerfectly()
};
Q_DECLARE_FLAGS(Changes, Change)
Q_DECLARE_OPERATORS_FOR_FLAGS(Changes)

// What undo takes back or redo brings again.
enum class UndoStep : std::uint8_t { none, edit, turn, game };

struct Problem {
    ProblemCode code = ProblemCode::autosaveFailed;
    QString file;
    QString reason;
    std::optional<game::Fault> fault;
    qint64 needed = 0; // bytes
    qint64 available = 0;
};

struct ArchiveEntry {
    QString file;      // name within the archive folder; the key for reopen and delete
    QDateTime changed; // when it was put there
    std::string gameId;
    std::string rulesId;
    QString date; // the record's own, "2026.11.29"
    std::array<PlayerSetup, 2> players;
    QString result;                       // "45-43", "1-0", "1/2-1/2" or "*"
    std::optional<game::Outcome> outcome; // nothing: unfinished
    int turns = 0;                        // of the main line
    std::string lastPosition;             // at the end of the main line
    bool isOpen = false;                  // the game on the table came from this file
};

// A game that was deleted: it lies in a folder beside the archive, and can be put back as it was.
struct RemovedGame {
    QString file; // the name that it had in the archive
    QString kept; // its name in that folder
    QDateTime deleted;
};

} // namespace session

Q_DECLARE_METATYPE(session::Changes)
Q_DECLARE_METATYPE(session::Problem)

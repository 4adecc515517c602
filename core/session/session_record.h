// How a game of a session is written into the tags of a record.
//
// Players: their names under the names of the sides, and RedType, BlackType and so on: "human" or "computer level 3".
// Tags that mean something to the session alone; they are not in records that the user saves:
//     SessionMatch     six numbers: games of the match (0: open-ended); then of the games before this one those that
//                      the first side won, the second side won, and neither, and the points of both
//     SessionLine      where the game is being played in a variation: for each turn of that line its place among the
//                      turns that the record has there, from 0, with dots between them
//     SessionPly       the present ply, when turns are undone
//     SessionKeeps     1 or 0: whether other turns are variations of the main line; without it those of a finished game
//     SessionEnd       "here" while undo takes a declared end back
// and to its files:
//     SessionArchive   the file of the archive that this game came from
//     SessionSum       the checksum of what that file held then
//     SessionPrevious  the file, of the archive or beside the autosave, that undo brings back
#pragma once

#include "core/game/result.h"
#include "core/record/game.h"
#include "core/record/reader.h"
#include "core/session/session_types.h"

#include <vector>

namespace session {

// A game may grow on the table beyond what is taken from outside, but not beyond what can be read again.
inline constexpr int kMostOpenedBytes = record::kMaxBytes / 4 * 3;

struct SessionTags {
    MatchLength length;
    MatchScore earlier;
    std::vector<int> line; // places among siblings; empty: the main line
    std::optional<int> ply;
    std::optional<bool> keepsMainLine;
    bool hasOwnEnd = false;
};

struct FileTags {
    QString archiveFile;
    QByteArray archiveSum;
    QString previousFile;
};

// Whether there is anything in this game that somebody might miss: a turn or a comment.
[[nodiscard]] bool isWorthKeeping(const record::Game& record);

// The record of a game before its first turn, with today's date. Faults: those of games::newMatch().
[[nodiscard]] game::Result<record::Game> newRecord(const GameSetup& setup);
// The setup that a record tells; players of unknown kind are people. Its match length is that of a single game.
[[nodiscard]] GameSetup setupOf(const record::Game& record);

// The start position of this setup with this side to move; empty where that is the normal start. Where a position text
// does not end in the side's letter it stays as it is.
[[nodiscard]] std::string startFor(const GameSetup& setup, game::Side toMove);

// The way to a node as SessionLine tells it, and the node at the end of such a way; the start where there is no such
// way.
[[nodiscard]] std::vector<int> placesOf(const record::Game& record, int node);
[[nodiscard]] int nodeAt(const record::Game& record, const std::vector<int>& places);

// Adds the tags to a record without them.
void putSessionTags(record::Game& record, const SessionTags& tags);
void putFileTags(record::Game& record, const FileTags& tags);
// The tags of the session in this record; what cannot be read counts as absent.
[[nodiscard]] SessionTags sessionTags(const record::Game& record);
[[nodiscard]] FileTags fileTags(const record::Game& record);
// A record as the archive holds it, and as the user saves it.
[[nodiscard]] record::Game withoutFileTags(record::Game record);
[[nodiscard]] record::Game withoutSessionTags(record::Game record);

} // namespace session

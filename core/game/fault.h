// What is wrong with input from outside (a position, a turn, a record), as a code with its numbers. Rules hold no
// words: describe() gives the English of the command line, ui/text/fault_text.h the translated text of the window.
#pragma once

#include "core/game/side.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace game {

enum class FaultCode : std::uint8_t {
    // Names
    unknownGame,  // text
    unknownRules, // text
    playerSpec,   // text: the part of a computer player's description that is wrong
    // Position text
    positionRows, // count found, expected
    rowSyntax,    // row, text
    rowOverfull,  // row, count, expected (the room)
    pawnCount,    // side, text (its English name), count, expected
    sideToMove,   // text
    // Turn text
    turnSyntax, // step, text
    // Legality of a turn
    gameOver,          //
    passIsForced,      // rule 5.1: there is no legal turn but the pass
    passIsNotAllowed,  //
    noPawn,            // step, row, side, text (its English name)
    opposingPawn,      // step, row: a pawn that is not the player's to move
    openingDistance,   // step, row it would end in: an Opening Move advances exactly one row
    rowFull,           // step, row, expected (the room)
    followUpEmptyRow,  // step, row entered: it was empty, so there is no Follow-Up
    followUpGoal,      // step: no Follow-Up after an Opening Move into the goal
    followUpDistance,  // step, row it would end in, expected: rows to go
    inGoal,            // step, row: a pawn in its goal cannot advance
    followUpMust,      // step, expected: the Follow-Up Move may not be declined
    bonusSurplus,      // step: the goal was reached with rows to spare, so no Bonus
    bonusNotEarned,    // step
    bonusDistance,     // step, row it would end in: exactly one row
    bonusOwnOnly,      // step, row: this edition moves own pawns only
    bonusLocked,       // step, row: an opposing pawn in its goal is locked
    secondOpeningMust, // step: the extra turn's Opening Move must be made
    turnComplete,      // step: the turn has no further step
    passedAtOnce,      // step: the game was over before this step
    notLegal,          // step: not among the legal steps, no closer reason
    notYourTurn,       // it is the computer's turn, or a pass is due
    // Records. A fault of a turn in a record has the turn's own code, with line and column, and the turn in detail.
    recordSyntax,      // text: what stands there and cannot
    recordUnclosed,    // text: the bracket, brace or quotation mark that is never closed
    recordNumber,      // text: the number of the turn, detail: the right one
    recordNesting,     // expected: how deep variations may lie within each other
    recordTooLong,     // expected: the most bytes a record may have
    recordSecondGame,  // a file holds one game
    recordTag,         // text: the tag's name, or what stands in its place
    recordTagMissing,  // text: the tag's name
    recordTagTwice,    // text: the tag's name
    recordVersion,     // text
    recordResult,      // text: what is written, empty when nothing is; detail: the right result
    recordTermination, // text: what is written, empty when nothing is; detail: the right reason, empty when there is
                       // none
    recordText,        // not UTF-8, or a control character
    recordEmpty,       //
    unreadable,        // text: the file's name or the system's reason
    // Tables of perfect play; text: the file's name
    tableForeign,    // not a table
    tableVersion,    // detail: the version found
    tableUnfinished, //
    tableSize,       // shorter or longer than a table
    tableAltered,    // detail: the part that does not match its checksum
    tableWrite,      // detail: the system's reason
    tableOtherRules, // detail: the rule set the table is of
    tableBusy,       // somebody else is building it
};

struct Fault {
    FaultCode code = FaultCode::notLegal;
    int step = 0;            // 1 for the first step of a turn; 0 when no step is meant
    int row = 0;             // 1 to 8; 0 when no row is meant
    int count = 0;           // what was found
    int expected = 0;        // what would be right
    Side side = Side::first; // the side meant, where one is
    int line = 0;            // of a text with lines, from 1; 0 when not known
    int column = 0;          // from 1; 0 when not known
    std::string_view rule{}; // the numbered rule, a literal such as "4.1"; empty when none applies
    std::string text{};      // the offending text, or a name
    std::string detail{};    // further text, see the code
    // What a rule of one game says, in the words of that game: a literal such as "loa.jump", the game's id before the
    // point. The code then tells only what kind of text is wrong. Empty for what all games share.
    std::string_view id{};
};

// One English sentence without a full stop: what is wrong and where, with the rule's number. Of a fault with an id only
// its game knows the sentence: games::describe() asks for it.
[[nodiscard]] std::string describe(const Fault& fault);
// The same with this sentence in the place of the one of the fault's code.
[[nodiscard]] std::string describe(const Fault& fault, std::string_view sentence);

} // namespace game

// Text of Lines of Action for people: names of squares, and the English of its faults. The rules put one of these ids
// into Fault::detail, and the numbers and squares meant into its other members.
#pragma once

#include "core/game/fault.h"

#include <string>
#include <string_view>

namespace loa {

namespace fault_id {
// Position text; column: where in the text.
inline constexpr std::string_view kRankCount = "rank-count";    // count, expected
inline constexpr std::string_view kRankLetter = "rank-letter";  // row, text: what stands there and cannot
inline constexpr std::string_view kRankDigits = "rank-digits";  // row: two digits beside each other
inline constexpr std::string_view kRankWidth = "rank-width";    // row, count, expected
inline constexpr std::string_view kStoneCount = "stone-count";  // text: the side's name, count, expected
inline constexpr std::string_view kSideToMove = "side-to-move"; // text
// Turn text; column: where in the text.
inline constexpr std::string_view kTurnForm = "turn-form";        // text
inline constexpr std::string_view kSquare = "square";             // text: what stands where a square should
inline constexpr std::string_view kIsCapture = "is-capture";      // text: the square that an opposing stone is on
inline constexpr std::string_view kIsNoCapture = "is-no-capture"; // text: the square that is empty
// Turns; text: the square meant.
inline constexpr std::string_view kGameOver = "game-over";         //
inline constexpr std::string_view kPassForced = "pass-forced";     //
inline constexpr std::string_view kPassRefused = "pass-refused";   //
inline constexpr std::string_view kEmptySquare = "empty-square";   //
inline constexpr std::string_view kOpposing = "opposing-stone";    //
inline constexpr std::string_view kNoLine = "no-line";             // text: both squares
inline constexpr std::string_view kDistance = "distance";          // text: both squares, count, expected
inline constexpr std::string_view kJump = "jump";                  // the opposing stone in the way
inline constexpr std::string_view kOwnLanding = "own-landing";     //
inline constexpr std::string_view kTurnComplete = "turn-complete"; //
// Files; line and column: where in the text.
inline constexpr std::string_view kSgfNoValue = "sgf-no-value";      // text: the property's name
inline constexpr std::string_view kSgfGame = "sgf-game";             // text: the number of the game; empty: none
inline constexpr std::string_view kSgfSize = "sgf-size";             // text
inline constexpr std::string_view kSgfSetUp = "sgf-set-up";          // text: its name
inline constexpr std::string_view kSgfLateSetUp = "sgf-late-set-up"; // text: the property's name
inline constexpr std::string_view kSgfToMove = "sgf-to-move";        // text
inline constexpr std::string_view kSgfOtherSide = "sgf-other-side";  // text: the turn
} // namespace fault_id

// "c3"; squares as in bits.h.
[[nodiscard]] std::string squareName(int square);

// One English sentence without a full stop: what is wrong and where, with the rule's number. A fault that is not of
// this game is described as game::describe() does.
[[nodiscard]] std::string describe(const game::Fault& fault);

} // namespace loa

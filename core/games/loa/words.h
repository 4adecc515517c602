// Text of Lines of Action for people: names of squares, and the English of its faults. The rules put one of these ids
// into Fault::id, and the numbers and squares meant into its other members.
#pragma once

#include "core/game/fault.h"

#include <string>
#include <string_view>

namespace loa {

namespace fault_id {
// Position text; column: where in the text.
inline constexpr std::string_view kRankCount = "loa.rank-count";    // count, expected
inline constexpr std::string_view kRankLetter = "loa.rank-letter";  // row, text: what stands there and cannot
inline constexpr std::string_view kRankDigits = "loa.rank-digits";  // row: two digits beside each other
inline constexpr std::string_view kRankWidth = "loa.rank-width";    // row, count, expected
inline constexpr std::string_view kStoneCount = "loa.stone-count";  // text: the side's name, count, expected
inline constexpr std::string_view kSideToMove = "loa.side-to-move"; // text
// Turn text; column: where in the text.
inline constexpr std::string_view kTurnForm = "loa.turn-form";        // text
inline constexpr std::string_view kSquare = "loa.square";             // text: what stands where a square should
inline constexpr std::string_view kIsCapture = "loa.is-capture";      // text: the square that an opposing stone is on
inline constexpr std::string_view kIsNoCapture = "loa.is-no-capture"; // text: the square that is empty
// Turns; text: the square meant.
inline constexpr std::string_view kGameOver = "loa.game-over";         //
inline constexpr std::string_view kPassForced = "loa.pass-forced";     //
inline constexpr std::string_view kPassRefused = "loa.pass-refused";   //
inline constexpr std::string_view kEmptySquare = "loa.empty-square";   //
inline constexpr std::string_view kOpposing = "loa.opposing-stone";    //
inline constexpr std::string_view kNoLine = "loa.no-line";             // text: both squares
inline constexpr std::string_view kDistance = "loa.distance";          // text: both squares, count, expected
inline constexpr std::string_view kJump = "loa.jump";                  // the opposing stone in the way
inline constexpr std::string_view kOwnLanding = "loa.own-landing";     //
inline constexpr std::string_view kTurnComplete = "loa.turn-complete"; //
// Files; line and column: where in the text.
inline constexpr std::string_view kSgfNoValue = "loa.sgf-no-value";      // text: the property's name
inline constexpr std::string_view kSgfGame = "loa.sgf-game";             // text: the number of the game; empty: none
inline constexpr std::string_view kSgfSize = "loa.sgf-size";             // text
inline constexpr std::string_view kSgfSetUp = "loa.sgf-set-up";          // text: its name
inline constexpr std::string_view kSgfLateSetUp = "loa.sgf-late-set-up"; // text: the property's name
inline constexpr std::string_view kSgfToMove = "loa.sgf-to-move";        // text
inline constexpr std::string_view kSgfOtherSide = "loa.sgf-other-side";  // text: the turn
} // namespace fault_id

// "c3"; squares as in bits.h.
[[nodiscard]] std::string squareName(int square);

// What a fault with an id of this game says in English, without place, rule and full stop.
[[nodiscard]] std::string sentence(const game::Fault& fault);

// The whole sentence, with place and rule; any other fault is described as game::describe() does.
[[nodiscard]] std::string describe(const game::Fault& fault);

} // namespace loa

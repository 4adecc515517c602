#include "core/games/loa/words.h"

#include "core/games/loa/bits.h"

namespace loa {
namespace {

std::string quoted(std::string_view text) {
    return "\"" + std::string(text) + "\"";
}

std::string counted(int count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string positionSentence(const game::Fault& f) {
    const std::string rank = "rank " + std::to_string(f.row);
    if (f.detail == fault_id::kRankCount)
        return "a position has " + std::to_string(f.expected) + " ranks, not " + std::to_string(f.count);
    if (f.detail == fault_id::kRankLetter)
        return quoted(f.text) + " in " + rank + " is neither x, o nor a number of empty squares from 1 to 8";
    if (f.detail == fault_id::kRankDigits)
        return "the empty squares of " + rank + " are written as one number, not as two beside each other";
    if (f.detail == fault_id::kRankWidth)
        return rank + " has " + counted(f.count, "square", "squares") + " instead of " + std::to_string(f.expected);
    if (f.detail == fault_id::kStoneCount)
        return f.text + " has " + counted(f.count, "stone", "stones") + " on the board, and may have 1 to " +
               std::to_string(f.expected);
    if (f.detail == fault_id::kSideToMove)
        return "the side to move reads " + quoted(f.text) + " instead of x or o";
    return {};
}

std::string turnSentence(const game::Fault& f) {
    if (f.detail == fault_id::kTurnForm)
        return quoted(f.text) + " is not a turn such as b1-h1, c1xa3 or pass";
    if (f.detail == fault_id::kSquare)
        return quoted(f.text) + " is not a square from a1 to h8";
    if (f.detail == fault_id::kIsCapture)
        return "there is an opposing stone on " + f.text + ", so the turn is written with x";
    if (f.detail == fault_id::kIsNoCapture)
        return f.text + " is empty, so the turn is written with -";
    if (f.detail == fault_id::kGameOver)
        return "the game is over";
    if (f.detail == fault_id::kPassForced)
        return "no stone can move, so the only turn is a pass";
    if (f.detail == fault_id::kPassRefused)
        return "a stone can move, so the turn cannot be passed";
    if (f.detail == fault_id::kEmptySquare)
        return "there is no stone on " + f.text;
    if (f.detail == fault_id::kOpposing)
        return "the stone on " + f.text + " is the opponent's";
    if (f.detail == fault_id::kNoLine)
        return f.text + " do not lie on one rank, file or diagonal";
    if (f.detail == fault_id::kDistance)
        return "from " + f.text + " is " + counted(f.count, "square", "squares") + ", but with " +
               counted(f.expected, "stone", "stones") + " on that line the stone moves exactly " +
               std::to_string(f.expected);
    if (f.detail == fault_id::kJump)
        return "the opposing stone on " + f.text + " is in the way";
    if (f.detail == fault_id::kOwnLanding)
        return "there is an own stone on " + f.text;
    if (f.detail == fault_id::kTurnComplete)
        return "the turn is already complete";
    return {};
}

} // namespace

std::string squareName(int square) {
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

std::string describe(const game::Fault& fault) {
    std::string sentence = positionSentence(fault);
    if (sentence.empty())
        sentence = turnSentence(fault);
    if (sentence.empty())
        return game::describe(fault);
    std::string place;
    if (fault.line > 0)
        place += "line " + std::to_string(fault.line) + ", ";
    if (fault.column > 0)
        place += "column " + std::to_string(fault.column) + ": ";
    return place + sentence + (fault.rule.empty() ? "" : " (rule " + std::string(fault.rule) + ")");
}

} // namespace loa

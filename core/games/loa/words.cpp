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
    if (f.id == fault_id::kRankCount)
        return "a position has " + std::to_string(f.expected) + " ranks, not " + std::to_string(f.count);
    if (f.id == fault_id::kRankLetter)
        return quoted(f.text) + " in " + rank + " is neither x, o nor a number of empty squares from 1 to 8";
    if (f.id == fault_id::kRankDigits)
        return "the empty squares of " + rank + " are written as one number, not as two beside each other";
    if (f.id == fault_id::kRankWidth)
        return rank + " has " + counted(f.count, "square", "squares") + " instead of " + std::to_string(f.expected);
    if (f.id == fault_id::kStoneCount)
        return f.text + " has " + counted(f.count, "stone", "stones") + " on the board, and may have 1 to " +
               std::to_string(f.expected);
    if (f.id == fault_id::kSideToMove)
        return "the side to move reads " + quoted(f.text) + " instead of x or o";
    return {};
}

std::string turnSentence(const game::Fault& f) {
    if (f.id == fault_id::kTurnForm)
        return quoted(f.text) + " is not a turn such as b1-h1, c1xa3 or pass";
    if (f.id == fault_id::kSquare)
        return quoted(f.text) + " is not a square from a1 to h8";
    if (f.id == fault_id::kIsCapture)
        return "there is an opposing stone on " + f.text + ", so the turn is written with x";
    if (f.id == fault_id::kIsNoCapture)
        return f.text + " is empty, so the turn is written with -";
    if (f.id == fault_id::kGameOver)
        return "the game is over";
    if (f.id == fault_id::kPassForced)
        return "no stone can move, so the only turn is a pass";
    if (f.id == fault_id::kPassRefused)
        return "a stone can move, so the turn cannot be passed";
    if (f.id == fault_id::kEmptySquare)
        return "there is no stone on " + f.text;
    if (f.id == fault_id::kOpposing)
        return "the stone on " + f.text + " is the opponent's";
    if (f.id == fault_id::kNoLine)
        return f.text + " do not lie on one rank, file or diagonal";
    if (f.id == fault_id::kDistance)
        return "from " + f.text + " is " + counted(f.count, "square", "squares") + ", but with " +
               counted(f.expected, "stone", "stones") + " on that line the stone moves exactly " +
               std::to_string(f.expected);
    if (f.id == fault_id::kJump)
        return "the opposing stone on " + f.text + " is in the way";
    if (f.id == fault_id::kOwnLanding)
        return "there is an own stone on " + f.text;
    if (f.id == fault_id::kTurnComplete)
        return "the turn is already complete";
    return {};
}

std::string sgfSentence(const game::Fault& f) {
    if (f.id == fault_id::kSgfNoValue)
        return "the property " + quoted(f.text) + " has no value in brackets";
    if (f.id == fault_id::kSgfGame)
        return f.text.empty() ? "the file does not say that it is a game of Lines of Action, GM[9]"
                              : "GM[" + f.text + "] is another game than Lines of Action, which is GM[9]";
    if (f.id == fault_id::kSgfSize)
        return "the board is of size " + quoted(f.text) + " instead of 8";
    if (f.id == fault_id::kSgfSetUp)
        return "the set-up " + quoted(f.text) + " is not one of this program's games";
    if (f.id == fault_id::kSgfLateSetUp)
        return f.text + " changes the position after the game has begun";
    if (f.id == fault_id::kSgfToMove)
        return "the side to move reads " + quoted(f.text) + " instead of B or W";
    if (f.id == fault_id::kSgfOtherSide)
        return "the turn " + quoted(f.text) + " is given to the side that is not to move";
    return {};
}

} // namespace

std::string squareName(int square) {
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

std::string sentence(const game::Fault& fault) {
    std::string sentence = positionSentence(fault);
    if (sentence.empty())
        sentence = turnSentence(fault);
    return sentence.empty() ? sgfSentence(fault) : sentence;
}

std::string describe(const game::Fault& fault) {
    return fault.id.empty() ? game::describe(fault) : game::describe(fault, sentence(fault));
}

} // namespace loa

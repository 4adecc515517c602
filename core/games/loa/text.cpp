// Positions and turns as text (A8), and what the screen asks about an unfinished turn.
#include "core/game/shortened.h"
#include "core/games/loa/position.h"
#include "core/games/loa/words.h"

#include <algorithm>
#include <cstdlib>

namespace loa {
namespace {

using game::Fault;
using game::FaultCode;
using game::Side;

// The code of every refusal of a turn; the id tells them apart.
constexpr FaultCode kRefused = FaultCode::turnSyntax;

Fault positionFault(FaultCode code, std::string_view id, std::size_t at, int rank = 0) {
    return {.code = code, .row = rank, .column = static_cast<int>(at) + 1, .rule = "A8", .id = id};
}

Fault turnFault(std::string_view id, std::string_view rule, std::string text = {}) {
    return {.code = kRefused, .rule = rule, .text = std::move(text), .id = id};
}

Fault syntaxFault(std::string_view id, std::string_view text, std::size_t at) {
    Fault fault = turnFault(id, "A8", game::shortened(text));
    fault.column = static_cast<int>(at) + 1;
    return fault;
}

// One character as it is shown in a message; of UTF-8 all its bytes.
std::string characterAt(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && end < at + 4 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        ++end;
    return std::string(text.substr(at, end - at));
}

// One rank of the board's text, which begins at `at` of the whole.
std::optional<Fault> readRank(std::string_view part, std::size_t at, int rank, std::array<Bits, 2>& stones) {
    int file = 0;
    bool wasDigit = false;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const char c = part[i];
        const bool isDigit = c >= '1' && c <= '8';
        if (!isDigit && c != 'x' && c != 'o') {
            Fault fault = positionFault(FaultCode::rowSyntax, fault_id::kRankLetter, at + i, rank + 1);
            fault.text = characterAt(part, i);
            return fault;
        }
        if (isDigit && wasDigit)
            return positionFault(FaultCode::rowSyntax, fault_id::kRankDigits, at + i, rank + 1);
        wasDigit = isDigit;
        if (!isDigit && file < kSize)
            stones[c == 'x' ? 0 : 1] |= bitOf(squareAt(rank, file));
        file = std::min(file + (isDigit ? c - '0' : 1), 1000);
    }
    if (file == kSize)
        return std::nullopt;
    Fault fault = positionFault(FaultCode::rowSyntax, fault_id::kRankWidth, at, rank + 1);
    fault.count = file;
    fault.expected = kSize;
    return fault;
}

std::optional<Fault> checkCounts(const std::array<Bits, 2>& stones) {
    for (const Side side : {Side::first, Side::second}) {
        const int count = std::popcount(stones[indexOf(side)]);
        if (count >= 1 && count <= kStones)
            continue;
        Fault fault = positionFault(FaultCode::pawnCount, fault_id::kStoneCount, 0);
        fault.side = side;
        fault.text = Position::sideNames()[indexOf(side)];
        fault.count = count;
        fault.expected = kStones;
        fault.rule = "A1";
        return fault;
    }
    return std::nullopt;
}

// The square that begins at `at`, or nothing.
std::optional<int> squareIn(std::string_view text, std::size_t at) {
    if (at + 2 > text.size() || text[at] < 'a' || text[at] > 'h' || text[at + 1] < '1' || text[at + 1] > '8')
        return std::nullopt;
    return squareAt(text[at + 1] - '1', text[at] - 'a');
}

Turn turnOf(int from, int to) {
    return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
}

} // namespace

std::string Position::sentence(const game::Fault& fault) {
    return loa::sentence(fault);
}

game::Result<Position> Position::parse(std::string_view text, Rules rules) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view board = text.substr(0, space);
    const auto ranks = static_cast<int>(std::count(board.begin(), board.end(), '/')) + 1;
    std::array<Bits, 2> stones{};
    std::size_t at = 0;
    for (int rank = kSize - 1; rank >= 0 && rank >= kSize - ranks; --rank) {
        const std::size_t end = std::min(board.find('/', at), board.size());
        if (auto fault = readRank(board.substr(at, end - at), at, rank, stones))
            return *fault;
        at = std::min(end + 1, board.size());
    }
    if (ranks != kSize) {
        Fault fault = positionFault(FaultCode::positionRows, fault_id::kRankCount, at);
        fault.count = ranks;
        fault.expected = kSize;
        return fault;
    }
    if (auto fault = checkCounts(stones))
        return *fault;
    const std::size_t sideAt = std::min(space + 1, text.size());
    const std::string_view side = text.substr(sideAt);
    if (side != "x" && side != "o") {
        Fault fault = positionFault(FaultCode::sideToMove, fault_id::kSideToMove, sideAt);
        fault.text = game::shortened(side);
        return fault;
    }
    return fromBits(stones[0], stones[1], side == "x" ? Side::first : Side::second, rules);
}

std::string Position::text() const {
    std::string text;
    for (int rank = kSize - 1; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file <= kSize; ++file) {
            const Bits here = file < kSize ? bitOf(squareAt(rank, file)) : 0;
            if (file < kSize && ((m_stones[0] | m_stones[1]) & here) == 0) {
                ++empty;
                continue;
            }
            if (empty > 0)
                text += static_cast<char>('0' + empty);
            empty = 0;
            if (here != 0)
                text += (m_stones[0] & here) != 0 ? 'x' : 'o';
        }
        text += rank > 0 ? '/' : ' ';
    }
    return text + sideLetters()[indexOf(m_toMove)];
}

std::optional<Fault> Position::refusal(Turn turn) const {
    if (isOver())
        return turnFault(fault_id::kGameOver, "A4");
    const bool canMove = countMoves() > 0;
    if (turn.isPass())
        return canMove ? std::optional(turnFault(fault_id::kPassRefused, "A6")) : std::nullopt;
    if (!canMove)
        return turnFault(fault_id::kPassForced, "A6");
    const Bits from = bitOf(turn.from);
    if ((opposing() & from) != 0)
        return turnFault(fault_id::kOpposing, "A2", squareName(turn.from));
    if ((own() & from) == 0)
        return turnFault(fault_id::kEmptySquare, "A2", squareName(turn.from));
    const int up = rankOf(turn.to) - rankOf(turn.from);
    const int right = fileOf(turn.to) - fileOf(turn.from);
    if (up != 0 && right != 0 && std::abs(up) != std::abs(right))
        return turnFault(fault_id::kNoLine, "A2", squareName(turn.from) + " and " + squareName(turn.to));
    const auto sign = [](int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; };
    std::size_t direction = 0;
    while (kDirections[direction].up != sign(up) || kDirections[direction].right != sign(right))
        ++direction;
    const int stonesOnLine = std::popcount((own() | opposing()) & kTables.lines[turn.from][direction / 2]);
    const int distance = std::max(std::abs(up), std::abs(right));
    if (distance != stonesOnLine) {
        Fault fault = turnFault(fault_id::kDistance, "A2", squareName(turn.from) + " to " + squareName(turn.to));
        fault.count = distance;
        fault.expected = stonesOnLine;
        return fault;
    }
    const Bits inTheWay = kTables.ways[turn.from][direction][static_cast<std::size_t>(distance)].passed & opposing();
    if (inTheWay != 0) // the one that the moving stone meets first
        return turnFault(
            fault_id::kJump, "A3",
            squareName(turn.to > turn.from ? std::countr_zero(inTheWay) : 63 - std::countl_zero(inTheWay)));
    if ((own() & bitOf(turn.to)) != 0)
        return turnFault(fault_id::kOwnLanding, "A3", squareName(turn.to));
    return std::nullopt;
}

game::Result<Turn> Position::parseTurn(std::string_view text) const {
    if (text == "pass") {
        if (auto fault = refusal(Turn{}))
            return *fault;
        return Turn{};
    }
    if (text.size() != 5)
        return syntaxFault(fault_id::kTurnForm, text, 0);
    const auto from = squareIn(text, 0);
    if (!from)
        return syntaxFault(fault_id::kSquare, text.substr(0, 2), 0);
    if (text[2] != '-' && text[2] != 'x')
        return syntaxFault(fault_id::kTurnForm, text, 2);
    const auto to = squareIn(text, 3);
    if (!to)
        return syntaxFault(fault_id::kSquare, text.substr(3), 3);
    if (*from == *to)
        return syntaxFault(fault_id::kTurnForm, text, 3);
    if (auto fault = refusal(turnOf(*from, *to)))
        return *fault;
    const bool isCapture = (opposing() & bitOf(*to)) != 0;
    if (isCapture != (text[2] == 'x'))
        return syntaxFault(isCapture ? fault_id::kIsCapture : fault_id::kIsNoCapture, squareName(*to), 2);
    return turnOf(*from, *to);
}

std::string Position::turnText(Turn turn) const {
    if (turn.isPass())
        return "pass";
    return squareName(turn.from) + ((opposing() & bitOf(turn.to)) != 0 ? 'x' : '-') + squareName(turn.to);
}

game::TurnView Position::turnView(Turn turn) const {
    game::TurnView view{turnText(turn), {}};
    if (!turn.isPass())
        view.steps.push_back({.from = turn.from, .to = turn.to, .piece = m_toMove});
    return view;
}

game::StageView Position::stage(std::span<const game::StepView> steps) const {
    if (steps.empty()) {
        const bool canMove = !isOver() && countMoves() > 0;
        return {
            .board = board(), .score = score(), .next = canMove ? std::optional(game::StepView{}.kind) : std::nullopt};
    }
    Position after = *this;
    after.play(turnOf(steps.front().from, steps.front().to));
    return {.board = after.board(), .score = after.score(), .next = std::nullopt};
}

Fault Position::whyNot(std::span<const game::StepView> steps, const game::StepView& wanted) const {
    if (!steps.empty())
        return turnFault(fault_id::kTurnComplete, "A2");
    if (auto fault = refusal(turnOf(wanted.from, wanted.to)))
        return *fault;
    if (wanted.piece != m_toMove)
        return turnFault(fault_id::kOpposing, "A2", squareName(wanted.from));
    return {.code = FaultCode::notLegal};
}

} // namespace loa

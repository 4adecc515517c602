#include "core/games/linja/puzzle.h"

#include "core/game/shortened.h"
#include "core/games/linja/position.h"

#include <array>
#include <charconv>
#include <optional>

namespace linja {
namespace {

using game::Fault;
using game::FaultCode;

constexpr std::size_t kFields = 7;

// The text up to a separator, which is taken off with it.
std::string_view cut(std::string_view& rest, char separator) {
    const std::size_t end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return part;
}

// A number as std::to_string writes it.
std::optional<int> readNumber(std::string_view text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || std::to_string(value) != text)
        return std::nullopt;
    return value;
}

game::Result<Position> positionOf(const Puzzle& puzzle) {
    for (const auto& named : ruleSets())
        if (named.id == puzzle.rules)
            return Position::parse(puzzle.position, named.rules);
    return Fault{.code = FaultCode::unknownRules, .text = puzzle.rules};
}

game::Result<Puzzle> readPuzzle(std::string_view line) {
    const Fault wrong{.code = FaultCode::recordSyntax, .text = game::shortened(line)};
    std::array<std::string_view, kFields> fields;
    std::size_t count = 0;
    for (std::string_view rest = line; count < kFields && !rest.empty(); ++count)
        fields[count] = cut(rest, '\t');
    if (count < kFields || puzzleLine({std::string(fields[0]), std::string(fields[1]), std::string(fields[2]),
                                       std::string(fields[3]), readNumber(fields[4]).value_or(0),
                                       readNumber(fields[5]).value_or(0), readNumber(fields[6]).value_or(0)}) != line)
        return wrong;
    Puzzle puzzle{std::string(fields[0]), std::string(fields[1]), std::string(fields[2]), std::string(fields[3]),
                  *readNumber(fields[4]), *readNumber(fields[5]), *readNumber(fields[6])};
    if (puzzle.id.empty() || puzzle.secondValue >= puzzle.value || puzzle.difficulty < 1 ||
        puzzle.difficulty > kHardestPuzzle || puzzle.rules.empty() || puzzle.position.empty())
        return wrong;
    const auto position = positionOf(puzzle);
    if (!position)
        return position.fault();
    if (const auto turn = position->parseTurn(puzzle.solution); !turn)
        return turn.fault();
    return puzzle;
}

// The position after a turn, or nothing.
std::optional<Position> after(const Puzzle& puzzle, std::string_view turnText) {
    const auto position = positionOf(puzzle);
    if (!position)
        return std::nullopt;
    const auto turn = position->parseTurn(turnText);
    if (!turn)
        return std::nullopt;
    Position next = *position;
    next.play(*turn);
    return next;
}

} // namespace

game::Result<std::vector<Puzzle>> readPuzzles(std::string_view text) {
    std::vector<Puzzle> puzzles;
    for (int number = 1; !text.empty(); ++number) {
        std::string_view line = cut(text, '\n');
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (line.empty() || line.front() == '#')
            continue;
        auto puzzle = readPuzzle(line);
        if (!puzzle) {
            Fault fault = puzzle.fault();
            fault.line = number;
            return fault;
        }
        puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

std::string puzzleLine(const Puzzle& puzzle) {
    return puzzle.id + '\t' + puzzle.rules + '\t' + puzzle.position + '\t' + puzzle.solution + '\t' +
           std::to_string(puzzle.value) + '\t' + std::to_string(puzzle.secondValue) + '\t' +
           std::to_string(puzzle.difficulty);
}

bool solves(const Puzzle& puzzle, std::string_view turn) {
    const auto wanted = after(puzzle, puzzle.solution);
    return wanted && after(puzzle, turn) == wanted;
}

} // namespace linja

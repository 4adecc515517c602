// Reading and writing a position, section 11.1 of the rules document.
#include "core/game/shortened.h"
#include "core/games/linja/position.h"

#include <charconv>

namespace linja {

using game::Fault;
using game::FaultCode;
using game::Side;

namespace {

struct RowCounts {
    int red = 0;
    int black = 0;
    int column = 0; // where it begins in the text
};

// A count before a side's letter: 1 to 99, no leading zero; 0 when there is none. Advances past count and letter.
int readCount(std::string_view& text, char letter) {
    if (text.empty() || text.front() == '0')
        return 0;
    int count = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), count);
    if (read.ec != std::errc{} || count < 1 || read.ptr == text.data() + text.size() || *read.ptr != letter)
        return 0;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()) + 1);
    return count;
}

// `-`, `<n>r`, `<n>b` or `<n>r<m>b`.
std::optional<RowCounts> readRow(std::string_view text) {
    if (text == "-")
        return RowCounts{};
    RowCounts counts;
    counts.red = readCount(text, 'r');
    counts.black = readCount(text, 'b');
    if (!text.empty() || counts.red + counts.black == 0)
        return std::nullopt;
    if (counts.red > 99 || counts.black > 99)
        return std::nullopt;
    return counts;
}

std::optional<Fault> checkCounts(const std::array<RowCounts, kRows>& rows) {
    int red = 0;
    int black = 0;
    for (int row = 0; row < kRows; ++row) {
        const auto& counts = rows[static_cast<std::size_t>(row)];
        const bool inner = row > 0 && row < kRows - 1;
        if (inner && counts.red + counts.black > kRoom)
            return Fault{.code = FaultCode::rowOverfull,
                         .row = row + 1,
                         .count = counts.red + counts.black,
                         .expected = kRoom,
                         .column = counts.column,
                         .rule = "4.1"};
        red += counts.red;
        black += counts.black;
    }
    for (const Side side : {Side::first, Side::second}) {
        const int count = side == Side::first ? red : black;
        if (count != kPawns)
            return Fault{.code = FaultCode::pawnCount,
                         .count = count,
                         .expected = kPawns,
                         .side = side,
                         .rule = "11.1",
                         .text = std::string(Position::sideNames()[indexOf(side)])};
    }
    return std::nullopt;
}

} // namespace

game::Result<Position> Position::parse(std::string_view text, Rules rules) {
    const std::size_t space = text.find(' ');
    const std::string_view board = text.substr(0, space);
    std::array<RowCounts, kRows> rows{};
    int found = 0;
    std::size_t at = 0;
    for (bool more = true; more; ++found) {
        const std::size_t slash = board.find('/', at);
        more = slash != std::string_view::npos;
        const std::string_view part = board.substr(at, more ? slash - at : slash);
        if (found < kRows) {
            const auto counts = readRow(part);
            if (!counts)
                return Fault{.code = FaultCode::rowSyntax,
                             .row = found + 1,
                             .column = static_cast<int>(at) + 1,
                             .rule = "11.1",
                             .text = game::shortened(part)};
            rows[static_cast<std::size_t>(found)] = {counts->red, counts->black, static_cast<int>(at) + 1};
        }
        at = slash + 1;
    }
    if (found != kRows)
        return Fault{.code = FaultCode::positionRows, .count = found, .expected = kRows, .rule = "11.1"};
    if (const auto fault = checkCounts(rows))
        return *fault;
    const std::size_t sideAt = space == std::string_view::npos ? text.size() : space + 1;
    const std::string_view side = text.substr(sideAt);
    if (side != "r" && side != "b")
        return Fault{.code = FaultCode::sideToMove,
                     .column = static_cast<int>(sideAt) + 1,
                     .rule = "11.1",
                     .text = game::shortened(side)};
    RowWord red = 0;
    RowWord black = 0;
    for (int row = 0; row < kRows; ++row) {
        red += pawnAt(row) * static_cast<RowWord>(rows[static_cast<std::size_t>(row)].red);
        black += pawnAt(row) * static_cast<RowWord>(rows[static_cast<std::size_t>(row)].black);
    }
    return fromRows(red, black, side == "r" ? Side::first : Side::second, rules);
}

std::string Position::text() const {
    std::string text;
    for (int row = 0; row < kRows; ++row) {
        const int red = countAt(m_red, row);
        const int black = countAt(m_black, row);
        if (row > 0)
            text += '/';
        if (red + black == 0)
            text += '-';
        if (red > 0)
            text += std::to_string(red) + 'r';
        if (black > 0)
            text += std::to_string(black) + 'b';
    }
    return text + (m_toMove == Side::first ? " r" : " b");
}

} // namespace linja

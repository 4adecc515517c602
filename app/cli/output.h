// What every subcommand shares: the exit statuses, the one line of complaint, and reading standard input line by line.
#pragma once

#include "core/game/result.h"
#include "core/games/catalogue.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace cli {

inline constexpr int kDone = 0;
inline constexpr int kBadInput = 1;
inline constexpr int kWrongUsage = 2;

// One line on standard error: "linja-cli: <where>: <what>", in characters that do a terminal no harm. Gives kBadInput.
[[nodiscard]] int complain(std::string_view where, std::string_view what);
[[nodiscard]] int complain(std::string_view where, const game::Fault& fault);

// A number that is not negative, rounded to one digit behind the point.
[[nodiscard]] std::string tenths(double value);

// The next line of standard input, without '\n'; false behind the last, and where it cannot be read, which
// complainOfInput() tells apart. A line of more than a million characters is cut, so that input without end does not
// fill the memory.
[[nodiscard]] bool readLine(std::string& line);

// kDone, or after a complaint kBadInput when standard input cannot be read, as when it is a folder.
[[nodiscard]] int complainOfInput();

// Calls `line` for every line of standard input, without spaces around it, until one gives something else than kDone or
// what was printed cannot be written. Blank lines and those that begin with # are left out, but counted.
[[nodiscard]] int forEachInputLine(const std::function<int(std::string_view line, int number)>& line);

// The same for lines that are positions of a game, each as a match that begins there. A line that is none is
// complained about with its number and ends the run.
[[nodiscard]] int forEachInputPosition(const std::string& gameId, const std::string& rulesId,
                                       const std::function<int(const game::Match& match)>& visit);

// A match that is asked for by options: its fault is complained about with the name of the option. Null after a fault.
[[nodiscard]] std::unique_ptr<game::Match> openMatch(const std::string& gameId, const std::string& rulesId,
                                                     const std::string& position);

} // namespace cli

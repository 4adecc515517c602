#include "app/cli/output.h"

#include "app/cli/terminal.h"

#include <iostream>

namespace cli {
namespace {

constexpr std::size_t kLongestLine = 1'000'000; // of input; nothing that can be read is near it

constexpr std::string_view kSpace = " \t\r";

} // namespace

int complain(std::string_view where, std::string_view what) {
    std::cout.flush();
    std::cerr << "linja-cli: ";
    if (!where.empty())
        std::cerr << terminalText(where) << ": ";
    std::cerr << terminalText(what) << '\n';
    return kBadInput;
}

int complain(std::string_view where, const game::Fault& fault) {
    return complain(where, games::describe(fault));
}

std::string tenths(double value) {
    const auto whole = static_cast<long long>(value * 10 + 0.5);
    return std::to_string(whole / 10) + '.' + std::to_string(whole % 10);
}

bool readLine(std::string& line) {
    line.clear();
    for (int next = std::cin.get(); next != std::istream::traits_type::eof(); next = std::cin.get()) {
        if (next == '\n')
            return true;
        line += static_cast<char>(next);
        if (line.size() > kLongestLine)
            return true;
    }
    return !line.empty();
}

int complainOfInput() {
    return std::cin.bad() ? complain("standard input", "cannot be read") : kDone;
}

int forEachInputLine(const std::function<int(std::string_view, int)>& line) {
    std::string text;
    // A failed write is told at the end of the program.
    for (int number = 1; std::cout && readLine(text); ++number) {
        if (text.size() > kLongestLine)
            return complain("line " + std::to_string(number), "the line is too long");
        const std::size_t begin = text.find_first_not_of(kSpace);
        if (begin == std::string::npos || text[begin] == '#')
            continue;
        const std::size_t end = text.find_last_not_of(kSpace) + 1;
        if (const int status = line(std::string_view(text).substr(begin, end - begin), number); status != kDone)
            return status;
    }
    return complainOfInput();
}

int forEachInputPosition(const std::string& gameId, const std::string& rulesId,
                         const std::function<int(const game::Match&)>& visit) {
    return forEachInputLine([&](std::string_view line, int number) {
        const auto match = games::newMatch(gameId, rulesId, line);
        if (!match)
            return complain("line " + std::to_string(number), match.fault());
        return visit(**match);
    });
}

std::unique_ptr<game::Match> openMatch(const std::string& gameId, const std::string& rulesId,
                                       const std::string& position) {
    auto match = games::newMatch(gameId, rulesId, position);
    if (match)
        return std::move(*match);
    const game::FaultCode code = match.fault().code;
    const bool byName = code == game::FaultCode::unknownGame || code == game::FaultCode::unknownRules;
    (void)complain(byName ? "" : "--position", match.fault());
    return nullptr;
}

} // namespace cli

#include "app/cli/output.h"

#include <iostream>

namespace cli {
namespace {

constexpr std::size_t kLongestLine = 1'000'000; // of input; nothing that can be read is near it

// What comes from outside must not break the line or command the terminal.
std::string printable(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            c = '?';
    return out;
}

} // namespace

int complain(std::string_view where, std::string_view what) {
    std::cout.flush();
    std::cerr << "linja-cli: ";
    if (!where.empty())
        std::cerr << printable(where) << ": ";
    std::cerr << printable(what) << '\n';
    return kBadInput;
}

int complain(std::string_view where, const game::Fault& fault) {
    return complain(where, game::describe(fault));
}

std::string outcomeFields(const games::GameInfo& info, const std::optional<game::Outcome>& outcome) {
    if (!outcome)
        return "ongoing";
    std::string fields;
    if (outcome->winner)
        fields += info.sideLetters[indexOf(*outcome->winner)];
    else
        fields += "draw";
    fields += '\t';
    fields += game::reasonId(outcome->reason);
    for (const game::Side side : {game::Side::first, game::Side::second})
        fields += '\t' + outcome->score.text(side);
    return fields;
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

int forEachInputLine(const std::function<int(std::string_view, int)>& line) {
    std::string text;
    for (int number = 1; readLine(text); ++number) {
        if (text.size() > kLongestLine)
            return complain("line " + std::to_string(number), "the line is too long");
        if (!text.empty() && text.back() == '\r')
            text.pop_back();
        if (const int status = line(text, number); status != kDone)
            return status;
    }
    if (std::cin.bad())
        return complain("standard input", "cannot be read");
    return kDone;
}

int forEachInputPosition(const std::string& gameId, const std::string& rulesId,
                         const std::function<int(const game::Match&)>& visit) {
    return forEachInputLine([&](std::string_view line, int number) {
        if (line.empty())
            return complain("line " + std::to_string(number), "no position");
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

// A rule set by its number, then typed turns, one a line: what is accepted is a legal turn, and is written back to
// itself.
#include "core/games/catalogue.h"
#include "core/record/pasted.h"
#include "tests/fuzz/target.h"

#include <algorithm>

namespace {

constexpr std::size_t kMostTurns = 12;

bool isLegal(const game::Match& match, std::string_view turn) {
    const auto legal = match.legalTurns();
    return std::any_of(legal.begin(), legal.end(), [turn](const auto& each) { return each.text == turn; });
}

void play(game::Match& match, std::string_view lines) {
    for (std::size_t count = 0; count < kMostTurns && !lines.empty() && !match.outcome(); ++count) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
        const std::string typed = record::typedTurn(line);
        // Bytes that are no UTF-8 may come together when something between them is taken away; no turn has such.
        if (std::none_of(typed.begin(), typed.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }))
            fuzz::require(record::typedTurn(typed) == typed, "what was put right is right");
        const auto before = match.clone();
        const auto turn = match.play(typed);
        fuzz::require(turn ? isLegal(*before, turn->text) : match.state().text == before->state().text,
                      "an accepted turn is legal, a refused one changes nothing");
    }
}

} // namespace

void fuzz::one(std::span<const std::uint8_t> bytes) {
    if (bytes.empty())
        return;
    std::size_t number = bytes[0] % 16u;
    for (const games::GameInfo& game : games::catalogue())
        for (const games::RuleSetInfo& rules : game.ruleSets)
            if (number-- == 0) {
                if (const auto match = games::newMatch(game.id, rules.id))
                    play(**match, textOf(bytes.subspan(1)));
                return;
            }
}

// A rule set by its number, then the text of a position: what is accepted is written back to itself, and can be played.
#include "core/games/catalogue.h"
#include "tests/fuzz/target.h"

void fuzz::one(std::span<const std::uint8_t> bytes) {
    if (bytes.empty())
        return;
    std::size_t number = bytes[0] % 16u;
    for (const games::GameInfo& game : games::catalogue())
        for (const games::RuleSetInfo& rules : game.ruleSets) {
            if (number-- != 0)
                continue;
            const auto match = games::newMatch(game.id, rules.id, textOf(bytes.subspan(1)));
            if (!match) {
                require(!game::describe(match.fault()).empty(), "a refusal has words");
                return;
            }
            const std::string text = (*match)->state().text;
            const auto again = games::newMatch(game.id, rules.id, text);
            require(again && (*again)->state().text == text, "a position's text is read to itself");
            if ((*match)->outcome())
                return;
            for (const game::TurnView& turn : (*match)->legalTurns())
                require(static_cast<bool>((*again)->clone()->play(turn.text)), "every legal turn is accepted");
            return;
        }
}

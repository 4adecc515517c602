// A game of Lines of Action in the Smart Game Format: what is accepted is written in a form that is read to the same.
#include "core/games/loa/sgf.h"
#include "tests/fuzz/target.h"

void fuzz::one(std::span<const std::uint8_t> bytes) {
    const auto game = loa::readSgf(textOf(bytes));
    if (!game) {
        require(!game::describe(game.fault()).empty(), "a refusal has words");
        return;
    }
    const std::string written = loa::writeSgf(*game);
    const auto again = loa::readSgf(written);
    require(static_cast<bool>(again), "what is written is read");
    require(again->nodes == game->nodes && again->players == game->players && again->result == game->result,
            "it is the same game");
    require(loa::writeSgf(*again) == written, "it is written the same way");
}

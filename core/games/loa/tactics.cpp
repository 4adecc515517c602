#include "core/games/loa/tactics.h"

#include "core/games/loa/versions.h"

namespace loa {

LOA_COUNTS_BITS Moves movesOf(Bits own, Bits opposing) {
    Moves moves;
    forEachSquare(own, [&](int from) {
        moves.stones[static_cast<std::size_t>(moves.count)] = {from, targets(from, own, opposing)};
        ++moves.count;
    });
    return moves;
}

LOA_COUNTS_BITS std::uint64_t countMoves(Bits own, Bits opposing) {
    int count = 0;
    forEachSquare(own, [&](int from) { count += std::popcount(targets(from, own, opposing)); });
    return static_cast<std::uint64_t>(count);
}

std::optional<Turn> winningTurn(const Position& position) {
    // A stone that connects all others stands beside each of their groups, of which no more than four fit around it.
    constexpr std::size_t kMostGroups = 5;
    const Bits own = position.own();
    std::array<Bits, kMostGroups> groups{};
    std::array<Bits, kMostGroups> besides{};
    std::size_t count = 0;
    for (Bits rest = own; rest != 0; ++count) {
        if (count == kMostGroups)
            return std::nullopt;
        groups[count] = firstGroup(rest);
        besides[count] = neighbours(groups[count]);
        rest &= ~groups[count];
    }
    if (count == 1)
        return std::nullopt;
    std::optional<Turn> found;
    for (std::size_t i = 0; i < count && !found; ++i) {
        Bits landings = ~groups[i]; // beside all other groups
        for (std::size_t other = 0; other < count; ++other)
            landings &= other == i ? ~Bits{0} : besides[other];
        if (landings == 0)
            continue;
        forEachSquare(groups[i], [&](int from) {
            forEachSquare(position.targetsOf(from) & landings, [&](int to) {
                const Turn turn{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
                if (found || !isConnected((own ^ bitOf(from)) | bitOf(to)))
                    return;
                Position after = position;
                after.play(turn);
                const auto outcome = after.outcome();
                if (outcome && outcome->winner == position.sideToMove())
                    found = turn;
            });
        });
    }
    return found && !isConnected(position.opposing()) ? found : std::nullopt;
}

} // namespace loa

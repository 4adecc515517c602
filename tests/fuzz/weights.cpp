// The weights of a network. They are 100 KB long, so the bytes are laid over sound ones, from a place that the first
// four bytes tell; without those four they are taken as they are.
#include "core/games/linja/network.h"
#include "core/games/linja/position.h"
#include "core/games/linja/rules.h"
#include "tests/fuzz/target.h"

#include <algorithm>
#include <vector>

namespace {

void check(std::span<const std::uint8_t> bytes) {
    const auto weights = ai::network::fromBytes(bytes);
    if (!weights)
        return;
    fuzz::require(std::ranges::equal(ai::network::toBytes(*weights), bytes), "weights are written back to themselves");
    const ai::network::Network network(*weights);
    const auto start = linja::Position::start(weights ? linja::ruleSets().front().rules : linja::Rules{});
    (void)network.evaluate(start.rows(game::Side::first), start.rows(game::Side::second));
}

} // namespace

void fuzz::one(std::span<const std::uint8_t> bytes) {
    check(bytes);
    if (bytes.size() < 4)
        return;
    static const std::vector<std::uint8_t> kSound =
        ai::network::toBytes(ai::network::ofScore(linja::ruleSets().front().rules));
    const std::size_t place = (bytes[0] + bytes[1] * std::size_t{256} + bytes[2] * std::size_t{65536}) % kSound.size();
    std::vector<std::uint8_t> changed = kSound;
    const auto laid = bytes.subspan(4, std::min(bytes.size() - 4, changed.size() - place));
    std::copy(laid.begin(), laid.end(), changed.begin() + static_cast<std::ptrdiff_t>(place));
    check(changed);
}

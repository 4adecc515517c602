#include "core/games/loa/position.h"

#include "core/game/random.h"
#include "core/games/loa/tactics.h"

#include <algorithm>

namespace loa {
namespace {

using game::Side;

constexpr Bits kBlackStart = 0x7e0000000000007eULL; // A1
constexpr Bits kWhiteStart = 0x0081818181818100ULL; // A1

constexpr std::array kRuleSets = {
    game::NamedRules<Rules>{"loa", "Both connected: the player who moved wins", Rules{BothConnected::moverWins}},
    game::NamedRules<Rules>{"loa-draw", "Both connected: a draw", Rules{BothConnected::draw}},
};

constexpr game::Score kDrawn{{1, 1}};

game::Outcome wonBy(Side side) {
    return {side, game::Reason::connected, side == Side::first ? game::Score{{2, 0}} : game::Score{{0, 2}}};
}

} // namespace

std::span<const game::NamedRules<Rules>> ruleSets() {
    return kRuleSets;
}

Position Position::start(Rules rules) {
    return {kBlackStart, kWhiteStart, Side::first, rules};
}

std::optional<game::Outcome> Position::outcome() const {
    const Side mover = opponent(m_toMove);
    const bool moverIs = isConnected(stones(mover));
    const bool otherIs = isConnected(stones(m_toMove));
    if (moverIs && otherIs && m_rules.both == BothConnected::draw)
        return game::Outcome{std::nullopt, game::Reason::connected, kDrawn};
    if (moverIs)
        return wonBy(mover);
    if (otherIs)
        return wonBy(m_toMove);
    return std::nullopt;
}

game::Score Position::score() const {
    const auto end = outcome();
    return end ? end->score : game::Score{};
}

std::uint64_t Position::key() const {
    const auto side = static_cast<std::uint64_t>(m_toMove);
    return game::mix64(m_stones[0] + 0x9e3779b97f4a7c15ULL * (side + 1)) ^
           game::mix64(~m_stones[1] * 0xd6e8feb86659fd93ULL);
}

Position::TurnList Position::legalTurns() const {
    return game::turnsOf(*this);
}

std::uint64_t Position::countMoves() const {
    return loa::countMoves(own(), opposing());
}

std::uint64_t Position::countTurns() const {
    if (isOver())
        return 0;
    return std::max<std::uint64_t>(countMoves(), 1);
}

std::uint64_t Position::perft(int depth) const {
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return countTurns();
    std::uint64_t count = 0;
    forEachTurn([&](Turn, const Position& after) { count += after.perft(depth - 1); });
    return count;
}

game::BoardView Position::board() const {
    game::BoardView view;
    view.places.reserve(kSquares);
    for (int square = 0; square < kSquares; ++square) {
        game::PlaceView place;
        place.pieces = {(m_stones[0] & bitOf(square)) != 0 ? 1 : 0, (m_stones[1] & bitOf(square)) != 0 ? 1 : 0};
        place.room = 1;
        view.places.push_back(place);
    }
    return view;
}

std::optional<game::Outcome> adjudicate(const Position&, std::span<const std::uint64_t> keys) {
    if (keys.empty() || std::count(keys.begin(), keys.end(), keys.back()) < 3)
        return std::nullopt;
    return game::Outcome{std::nullopt, game::Reason::repetition, kDrawn};
}

} // namespace loa

#include "core/ai/arena.h"

#include "core/game/random.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>

namespace ai {
namespace {

using game::Fault;
using game::FaultCode;
using game::Side;

constexpr int kLongestGame = 2000;

Fault badSpec(std::string_view part) {
    Fault fault;
    fault.code = FaultCode::playerSpec;
    fault.text = std::string(part);
    return fault;
}

// A whole number above 0 without sign or leading zero.
std::optional<std::uint64_t> positive(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.front() == '0')
        return std::nullopt;
    return number;
}

// Reads "name=number" into one of the limits; false when it is not one, or is one already given.
bool readLimit(std::string_view part, Limits& limits) {
    const auto equals = part.find('=');
    if (equals == std::string_view::npos)
        return false;
    const std::string_view name = part.substr(0, equals);
    const auto number = positive(part.substr(equals + 1));
    if (!number)
        return false;
    const auto set = [&](auto& field, std::uint64_t most) {
        using Field = std::remove_reference_t<decltype(field)>;
        if (field != Field{} || *number > most)
            return false;
        field = static_cast<Field>(*number);
        return true;
    };
    if (name == "level")
        return set(limits.level, static_cast<std::uint64_t>(levelCount()));
    if (name == "depth")
        return set(limits.depth, 1'000);
    if (name == "nodes")
        return set(limits.nodes, std::uint64_t{1} << 62);
    if (name == "movetime")
        return set(limits.moveTime, 1'000'000'000);
    return false;
}

struct GameScore {
    std::optional<Side> winner;
    std::array<int, 2> halves{};
    int turns = 0;
};

// The result of a match that is over, or is broken off as a draw.
GameScore scoreOf(const game::Match& match) {
    const game::StateView state = match.state();
    GameScore score;
    score.turns = match.plyCount();
    if (state.outcome)
        score.winner = state.outcome->winner;
    score.halves = state.outcome ? state.outcome->score.halves : state.score.halves;
    return score;
}

// Random turns from the start, the same for the same seed. Stops early where the game is over.
void playOpening(game::Match& match, int turns, std::uint64_t seed) {
    game::Random random(seed);
    for (int i = 0; i < turns; ++i) {
        const auto legal = match.legalTurns();
        if (legal.empty())
            return;
        (void)match.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].text);
    }
}

// Plays on to the end; false when stopped before.
bool playOn(game::Match& match, std::array<Thinker*, 2> players, std::array<Limits, 2> limits, const StopToken& stop) {
    while (!match.outcome() && match.plyCount() < kLongestGame) {
        const std::size_t side = game::indexOf(match.sideToMove());
        const Thought thought = players[side]->think(match, limits[side], stop);
        if (stop.test())
            return false;
        (void)match.play(thought.turn);
    }
    return true;
}

void add(ArenaResult& result, const GameScore& score, Side firstPlays) {
    if (!score.winner)
        ++result.draws;
    else if (*score.winner == firstPlays)
        ++result.wins;
    else
        ++result.losses;
    result.firstHalves += score.halves[game::indexOf(firstPlays)];
    result.secondHalves += score.halves[game::indexOf(game::opponent(firstPlays))];
    result.turns += score.turns;
}

} // namespace

game::Result<PlayerSpec> PlayerSpec::parse(std::string_view text) {
    PlayerSpec spec;
    if (text == "random")
        spec.kind = Kind::random;
    if (text == "greedy")
        spec.kind = Kind::greedy;
    if (spec.kind != Kind::search)
        return spec;
    for (std::string_view rest = text;;) {
        const auto comma = rest.find(',');
        const std::string_view part = rest.substr(0, comma);
        if (!readLimit(part, spec.limits))
            return badSpec(part);
        if (comma == std::string_view::npos)
            return spec;
        rest.remove_prefix(comma + 1);
    }
}

double ArenaResult::score() const {
    return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
}

ScoreInterval scoreInterval(const ArenaResult& result) {
    const int games = result.games();
    if (games == 0)
        return {};
    constexpr double kDeviations = 1.96;
    const double share = kDeviations * kDeviations / games;
    const double score = result.score();
    const double middle = (score + share / 2) / (1 + share);
    const double half = kDeviations * std::sqrt(score * (1 - score) / games + share / (4 * games)) / (1 + share);
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double eloOf(double score) {
    return 400 * std::log10(score / (1 - score));
}

game::Result<ArenaResult> playArena(const ArenaMakers& makers, const ArenaPlan& plan, const StopToken& stop,
                                    const AfterGame& afterGame) {
    ArenaResult result;
    const auto first = makers.newPlayer(plan.gameId, plan.first);
    const auto second = makers.newPlayer(plan.gameId, plan.second);
    for (int i = 0; i < plan.games && !stop.test(); ++i) {
        auto made = makers.newMatch(plan.gameId, plan.rulesId, {});
        if (!made)
            return made.fault();
        game::Match& match = **made;
        const std::uint64_t pairSeed =
            game::mix64(plan.seed * 0x9e3779b97f4a7c15ULL + static_cast<std::uint64_t>(i / 2) + 1);
        playOpening(match, plan.openings, pairSeed);

        const Side firstPlays = i % 2 == 0 ? Side::first : Side::second;
        std::array<Thinker*, 2> players{first.get(), second.get()};
        std::array<Limits, 2> limits{plan.first.limits, plan.second.limits};
        limits[0].seed = game::mix64(pairSeed + static_cast<std::uint64_t>(i % 2) * 2 + 1);
        limits[1].seed = game::mix64(pairSeed + static_cast<std::uint64_t>(i % 2) * 2 + 2);
        if (firstPlays == Side::second) {
            std::swap(players[0], players[1]);
            std::swap(limits[0], limits[1]);
        }
        first->forget();
        second->forget();
        if (!playOn(match, players, limits, stop))
            break;
        add(result, scoreOf(match), firstPlays);
        if (afterGame)
            afterGame({.number = i + 1, .match = match, .firstPlays = firstPlays}, result);
    }
    return result;
}

} // namespace ai

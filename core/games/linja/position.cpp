#include "core/games/linja/position.h"

#include "core/game/random.h"
#include "core/game/results.h"

#include <algorithm>

namespace linja {
namespace {

using game::Side;

constexpr RowWord kRedStart = 0x0001010101010106ULL;         // 2.1
constexpr RowWord kBlackStart = 0x0601010101010100ULL;       // 2.1
constexpr std::array<int, kRows / 2> kPoints = {1, 2, 3, 5}; // 8.1: the advancing half, its first row first

// 8.1: points of one pawn in a row counted from 0 in its owner's direction.
int worthOf(const Rules& rules, int row) {
    return row < kRows / 2 ? rules.ownHalfPoints : kPoints[static_cast<std::size_t>(row - kRows / 2)];
}

int pointsOf(const Rules& rules, RowWord rows) {
    int points = 0;
    for (int row = 0; row < kRows; ++row)
        points += countAt(rows, row) * worthOf(rules, row);
    return points;
}

bool canOpen(RowWord own, RowWord opp) {
    return openingRows({own, opp}) != 0;
}

} // namespace

Position Position::start(Rules rules) {
    return fromRows(kRedStart, kBlackStart, Side::first, rules);
}

Position Position::fromRows(RowWord red, RowWord black, Side toMove, Rules rules) {
    return {red, black, toMove, rules};
}

int Position::pawns(Side side, int row) const {
    return countAt(rows(side), row - 1);
}

bool Position::hasPassed() const {
    return rowsPassed(m_red, m_black);
}

std::optional<game::Outcome> Position::outcome() const {
    const bool over = m_finished || hasPassed();
    if (!over && (canOpen(m_red, m_black) || canOpen(flipRows(m_black), flipRows(m_red))))
        return std::nullopt;
    const game::Score result = score();
    std::optional<Side> winner;
    if (result.halves[0] != result.halves[1])
        winner = result.halves[0] > result.halves[1] ? Side::first : Side::second;
    return game::Outcome{winner, over ? game::Reason::passed : game::Reason::blocked, result}; // 6, 5.2, 8.2
}

game::Score Position::score() const {
    return game::Score::points(pointsOf(m_rules, m_red), pointsOf(m_rules, flipRows(m_black)));
}

std::uint64_t Position::key() const {
    const std::uint64_t low = static_cast<std::uint64_t>(m_toMove) | (m_finished ? 2U : 0U);
    return game::mix64(m_red + 0x9e3779b97f4a7c15ULL * (low + 1)) ^ game::mix64(~m_black * 0xd6e8feb86659fd93ULL);
}

TurnList Position::legalTurns() const {
    return game::turnsOf(*this);
}

void Position::apply(Step step) {
    const bool movesRed = (m_toMove == Side::first) != step.isOpposing();
    (movesRed ? m_red : m_black) += stepDelta(step.from(), step.to());
}

void Position::play(const Turn& turn) {
    bool everPassed = false;
    for (int i = 0; i < turn.size(); ++i) {
        apply(turn[i]);
        everPassed = everPassed || hasPassed();
    }
    m_finished = m_rules.end == EndTest::finishTurn && everPassed && !hasPassed(); // 6.2
    m_toMove = game::opponent(m_toMove);
}

game::BoardView Position::board() const {
    game::BoardView view;
    for (int row = 0; row < kRows; ++row) {
        game::PlaceView place;
        place.pieces = {countAt(m_red, row), countAt(m_black, row)};
        place.worth = {worthOf(m_rules, row), worthOf(m_rules, flipRow(row))};
        place.room = row == 0 || row == kRows - 1 ? 0 : kRoom;
        view.places.push_back(place);
    }
    return view;
}

std::optional<game::Outcome> adjudicate(const Position& position, std::span<const std::uint64_t> keys) {
    if (keys.empty() || std::count(keys.begin(), keys.end(), keys.back()) < 3)
        return std::nullopt;
    return game::Outcome{std::nullopt, game::Reason::repetition, position.score()};
}

} // namespace linja

#include "app/tools/linja/mixed_play.h"

#include "app/tools/linja/common.h"

#include "core/game/results.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tools {
namespace {

constexpr std::array<double, 6> kTemperatures = {0.2, 0.4, 0.8, 1.6, 3.2, 0};
constexpr int kMostRandomTurns = 11;
constexpr int kLongestGame = 150; // turns; games with opening-bonus need not end

} // namespace

void collectChoices(const linja::ExactValues& exact, const linja::Position& position, std::vector<Choice>& choices) {
    choices.clear();
    game::forEachResult(position, [&](const linja::Turn& turn, const linja::Position& after, std::uint64_t) {
        choices.push_back({turn, after, 0});
    });
    for (Choice& choice : choices)
        choice.value = -valueOf(exact, choice.after);
}

int bestOf(const std::vector<Choice>& choices) {
    return std::max_element(choices.begin(), choices.end(),
                            [](const Choice& a, const Choice& b) { return a.value < b.value; })
        ->value;
}

MixedPlay::MixedPlay(const linja::ExactValues& exact, std::uint64_t seed) : m_exact(exact), m_random(seed) {
    newGame();
}

void MixedPlay::newGame() {
    m_position = linja::Position::start(m_exact.rules().rules);
    m_temperature = kTemperatures[m_random.below(kTemperatures.size())];
    m_randomTurns = static_cast<int>(m_random.below(kMostRandomTurns + 1));
    m_ply = 0;
    collectChoices(m_exact, m_position, m_choices);
}

std::size_t MixedPlay::draw() {
    if (m_ply < m_randomTurns || m_temperature <= 0)
        return m_random.below(static_cast<std::uint32_t>(m_choices.size()));
    const int best = bestOf(m_choices);
    m_weights.clear();
    double sum = 0;
    for (const Choice& choice : m_choices)
        m_weights.push_back(sum += std::exp((choice.value - best) / m_temperature));
    const double at = m_random.unit() * sum;
    const auto found = std::upper_bound(m_weights.begin(), m_weights.end(), at);
    return std::min(static_cast<std::size_t>(found - m_weights.begin()), m_choices.size() - 1);
}

void MixedPlay::advance() {
    m_position = m_choices[draw()].after;
    ++m_ply;
    collectChoices(m_exact, m_position, m_choices);
    if (m_choices.empty() || m_ply >= kLongestGame)
        newGame();
}

} // namespace tools

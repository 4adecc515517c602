// Exact values worked out on the spot, for tests that may not read a solved table: every position that can be reached
// from one late position, solved from the end.
#pragma once

#include "core/game/random.h"
#include "core/games/linja/exact_play.h"
#include "core/games/thinkers.h"
#include "tests/linja/late_positions.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ai_test {

inline const game::NamedRules<linja::Rules>& rulesNamed(std::string_view id) {
    const auto sets = linja::ruleSets();
    return *std::find_if(sets.begin(), sets.end(), [id](const auto& set) { return set.id == id; });
}

// A thinker that plays by these values; null for none.
inline std::unique_ptr<ai::Thinker> thinkerBy(std::shared_ptr<const game::ExactValues> values) {
    auto thinker = games::newThinker("linja");
    thinker->useExactValues(std::move(values));
    return thinker;
}

class BruteValues final : public linja::ExactValues {
public:
    static constexpr std::size_t kMostPositions = 60'000;

    // Null when more positions can be reached than that.
    static std::shared_ptr<const BruteValues> solve(const game::NamedRules<linja::Rules>& rules,
                                                    const linja::Position& root) {
        auto values = std::shared_ptr<BruteValues>(new BruteValues(rules));
        return values->reach(root) ? (values->solveReached(), values) : nullptr;
    }

    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const linja::Position& position) const override {
        return m_entries.at(position.key()).value;
    }
    [[nodiscard]] bool knows(const linja::Position& position) const { return m_entries.count(position.key()) != 0; }

    [[nodiscard]] std::vector<linja::Position> positions() const {
        std::vector<linja::Position> all;
        for (const auto& [total, layer] : m_layers)
            all.insert(all.end(), layer.begin(), layer.end());
        return all;
    }

private:
    struct Entry {
        int value = 0;
        std::vector<std::uint64_t> after;
    };

    explicit BruteValues(const game::NamedRules<linja::Rules>& rules) : m_rules(rules) {}

    bool reach(const linja::Position& root) {
        std::vector<linja::Position> waiting{root};
        m_entries[root.key()];
        while (!waiting.empty()) {
            const linja::Position position = waiting.back();
            waiting.pop_back();
            m_layers[ai::totalProgress(position)].push_back(position);
            for (const auto& turn : position.legalTurns()) {
                linja::Position after = position;
                after.play(turn);
                m_entries[position.key()].after.push_back(after.key());
                if (m_entries.count(after.key()) != 0)
                    continue;
                m_entries[after.key()];
                waiting.push_back(after);
                if (m_entries.size() > kMostPositions)
                    return false;
            }
        }
        return true;
    }

    // Layers from the highest total down, each from 0 until nothing changes: endless play is a draw.
    void solveReached() {
        for (auto layer = m_layers.rbegin(); layer != m_layers.rend(); ++layer) {
            for (const auto& position : layer->second)
                if (position.outcome()) {
                    const game::Score score = position.score();
                    const game::Side mover = position.sideToMove();
                    m_entries[position.key()].value = score.pointsOf(mover) - score.pointsOf(game::opponent(mover));
                }
            for (bool changes = true; changes;) {
                changes = false;
                for (const auto& position : layer->second) {
                    Entry& entry = m_entries[position.key()];
                    if (entry.after.empty())
                        continue;
                    int best = -1000;
                    for (const std::uint64_t after : entry.after)
                        best = std::max(best, -m_entries[after].value);
                    changes = changes || best != entry.value;
                    entry.value = best;
                }
            }
        }
    }

    game::NamedRules<linja::Rules> m_rules;
    std::unordered_map<std::uint64_t, Entry> m_entries;
    std::map<int, std::vector<linja::Position>> m_layers; // by total progress
};

// The values of another source until so many look-ups have been answered; then it is found damaged.
class FailingValues final : public linja::ExactValues {
public:
    FailingValues(std::shared_ptr<const linja::ExactValues> values, int answers)
        : m_values(std::move(values)), m_answers(answers) {}

    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_values->rules(); }
    [[nodiscard]] std::optional<int> value(const linja::Position& position) const override {
        if (m_answers == 0)
            return std::nullopt;
        --m_answers;
        return m_values->value(position);
    }
    [[nodiscard]] std::optional<game::Fault> fault() const override {
        if (m_answers > 0)
            return std::nullopt;
        return game::Fault{.code = game::FaultCode::tableAltered, .text = "pretended", .detail = "block 1"};
    }

private:
    std::shared_ptr<const linja::ExactValues> m_values;
    mutable int m_answers;
};

// Solved late positions of random games, `count` of them, and where each began.
struct Solved {
    linja::Position root;
    std::shared_ptr<const BruteValues> values;
};
inline std::vector<Solved> solveLatePositions(std::string_view rulesId, std::size_t count, std::uint64_t seed) {
    const auto& rules = rulesNamed(rulesId);
    game::Random random(seed);
    std::vector<Solved> all;
    for (int i = 0; all.size() < count && i < 2000; ++i) {
        const linja::Position root = latePosition(rules.rules, random, 2 + random.below(6));
        if (root.outcome())
            continue;
        if (auto values = BruteValues::solve(rules, root))
            all.push_back({root, std::move(values)});
    }
    return all;
}

} // namespace ai_test

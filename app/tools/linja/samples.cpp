#include "app/tools/linja/samples.h"

#include "app/tools/linja/common.h"

#include "app/tools/linja/mixed_play.h"
#include "core/games/linja/evaluator.h"
#include "core/games/linja/solver/layer_solver.h"

#include <algorithm>

namespace tools {
namespace {

constexpr std::size_t kChunk = 1 << 16;
// How many samples a position of a game gives: itself, some of its children, and lines of random turns from some.
constexpr int kChildren = 3;
constexpr int kLines = 2;
constexpr int kLineLength = 2;

class Collector {
public:
    Collector(const linja::ExactValues& exact, Sample* begin, Sample* end, std::uint64_t seed)
        : m_exact(exact), m_to(begin), m_end(end), m_random(seed ^ 0x5eed), m_play(exact, seed) {}

    void run() {
        while (m_to != m_end) {
            m_play.advance();
            add(m_play.position(), bestOf(m_play.choices()));
            for (int i = 0; i < kChildren; ++i) {
                const Choice& choice = pick(m_play.choices());
                if (choice.after.outcome())
                    continue;
                add(choice.after, -choice.value);
                if (i < kLines)
                    follow(choice.after);
            }
        }
    }

private:
    void follow(linja::Position position) {
        for (int i = 0; i < kLineLength; ++i) {
            const linja::TurnList turns = position.legalTurns();
            position.play(pick(turns));
            if (position.outcome())
                return;
            add(position, valueOf(m_exact, position));
        }
    }
    template <class T>
    const T& pick(const std::vector<T>& from) {
        return from[m_random.below(static_cast<std::uint32_t>(from.size()))];
    }
    void add(const linja::Position& position, int value) {
        if (m_to == m_end)
            return;
        const linja::Placement placement = linja::moverPlacement(position);
        m_to->features = ai::featuresOf(placement.own, placement.opp);
        m_to->value = static_cast<std::int8_t>(value);
        m_to->phase = static_cast<std::uint8_t>(ai::phaseOf(placement.own, placement.opp));
        ++m_to;
    }

    const linja::ExactValues& m_exact;
    Sample* m_to;
    Sample* m_end;
    game::Random m_random;
    MixedPlay m_play;
};

} // namespace

std::vector<Sample> makeSamples(const linja::ExactValues& exact, std::size_t count, std::uint64_t seed, int threads) {
    std::vector<Sample> samples(count);
    const auto chunks = static_cast<int>((count + kChunk - 1) / kChunk);
    solver::parallelFor(threads, chunks, [&](int chunk, int) {
        const std::size_t begin = static_cast<std::size_t>(chunk) * kChunk;
        const std::size_t end = std::min(count, begin + kChunk);
        Collector(exact, samples.data() + begin, samples.data() + end, game::mix64(seed + begin)).run();
    });
    return samples;
}

} // namespace tools

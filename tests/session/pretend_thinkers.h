// Computer players that a test holds in its hand: it knows when they think, and lets them go on when it wants.
#pragma once

#include "core/ai/thinker.h"
#include "core/ai/turn_results.h"
#include "core/ai/turn_values.h"
#include "core/session/thinker_thread.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>

namespace session_test {

class PretendThinkers {
public:
    // Think as the program's own players do, once they are let go.
    [[nodiscard]] session::NewThinker maker() {
        return [this](std::string_view gameId) -> std::unique_ptr<ai::Thinker> {
            return std::make_unique<Watched>(*this, games::newThinker(gameId));
        };
    }

    // Thoughts that begin from now on wait for release(), or for the stop.
    void hold() {
        set([this] { m_isHeld = true; });
    }
    void release() {
        set([this] { m_isHeld = false; });
    }
    // The next thoughts name this turn, legal or not.
    void name(const std::string& turn) {
        set([this, &turn] { m_turn = turn; });
    }

    // Thoughts and analyses.
    [[nodiscard]] int begun() { return read(m_begun); }
    [[nodiscard]] int ended() { return read(m_ended); }

private:
    class Watched final : public ai::Thinker {
    public:
        Watched(PretendThinkers& owner, std::unique_ptr<ai::Thinker> real) : m_owner(owner), m_real(std::move(real)) {}

        ai::Thought think(const game::Match& match, const ai::Limits& limits, const ai::StopToken& stop,
                          const ai::Progress& progress) override {
            const std::string turn = m_owner.begin(stop);
            ai::Thought thought;
            if (turn.empty())
                thought = m_real->think(match, limits, stop, progress);
            else
                thought.turn = turn;
            m_owner.set([this] { ++m_owner.m_ended; });
            return thought;
        }
        std::vector<ai::Thought> analyse(const game::Match& match, const ai::Limits& limits, int lines,
                                         const ai::StopToken& stop) override {
            (void)m_owner.begin(stop);
            auto thoughts = m_real->analyse(match, limits, lines, stop);
            m_owner.set([this] { ++m_owner.m_ended; });
            return thoughts;
        }
        void useExactValues(std::shared_ptr<const game::ExactValues> values) override {
            m_real->useExactValues(std::move(values));
        }
        ai::Results results(const game::Match& match) const override { return m_real->results(match); }
        std::optional<ai::TurnValues> exactTurnValues(const game::Match& match,
                                                      const ai::StopToken& stop) const override {
            return m_real->exactTurnValues(match, stop);
        }
        void forget() override { m_real->forget(); }

    private:
        PretendThinkers& m_owner;
        std::unique_ptr<ai::Thinker> m_real;
    };

    std::string begin(const ai::StopToken& stop) {
        std::unique_lock lock(m_mutex);
        ++m_begun;
        // Nobody wakes who waits for a stop.
        while (m_isHeld && !stop.test())
            m_changed.wait_for(lock, std::chrono::milliseconds(1));
        return m_turn;
    }
    template <class Change>
    void set(const Change& change) {
        {
            const std::lock_guard lock(m_mutex);
            change();
        }
        m_changed.notify_all();
    }
    int read(const int& number) {
        const std::lock_guard lock(m_mutex);
        return number;
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isHeld = false;
    std::string m_turn;
    int m_begun = 0;
    int m_ended = 0;
};

} // namespace session_test

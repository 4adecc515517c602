// The steps still to be shown gliding: a queue of flights over a shown arrangement that lags behind the real one. Time
// is the caller's: it advances the first flight from 0 to 1.
#pragma once

#include "core/game/transition.h"
#include "ui/board/arrangement.h"
#include "ui/board/board_scene.h"

#include <deque>
#include <optional>

namespace ui {

class BoardFlights {
public:
    // Shows `arrangement` at once and forgets every flight.
    void jumpTo(const Arrangement& arrangement);
    // Closes the ranks with the next step: it begins a turn.
    void beginTurn() { m_beginsTurn = true; }
    // Appends a step. `index` tells which piece of its group flies; -1 the one nearest to the middle. When too many
    // wait, the oldest are skipped. A caption stands on the board while the step waits and flies.
    void add(const game::Transition& transition, int index = -1, const std::optional<Bubble>& caption = std::nullopt);
    // Appends the way back of the last step; all stands as in `after` then, which holds the same pieces.
    void addBack(const game::StepView& step, const Arrangement& after);

    [[nodiscard]] bool isRunning() const { return !m_waiting.empty(); }
    // What is to be seen before the flight that is in the air.
    [[nodiscard]] const Arrangement& shown() const { return m_shown; }
    // And when every flight has landed.
    [[nodiscard]] const Arrangement& finally() const { return m_waiting.empty() ? m_shown : m_waiting.back().after; }
    [[nodiscard]] std::optional<PieceFlight> current() const;
    [[nodiscard]] const std::optional<Bubble>& caption() const; // of the first flight
    [[nodiscard]] bool startsTurn() const;                      // the first flight is the first of its turn
    // The step in the air, from and to.
    [[nodiscard]] const game::StepView& step() const { return m_waiting.front().step; } // needs isRunning()

    void setProgress(double progress) { m_progress = progress; }
    void land(); // the first flight; needs isRunning()
    void finish();

private:
    struct Flight {
        game::StepView step;
        int index = 0;
        int toIndex = 0;
        Arrangement after;
        std::optional<Bubble> caption;
        bool startsTurn = false;
    };

    void append(Flight flight);

    Arrangement m_shown;
    std::deque<Flight> m_waiting;
    double m_progress = 0;
    bool m_beginsTurn = false;
};

} // namespace ui

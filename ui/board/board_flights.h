// The steps still to be shown gliding: a queue of flights over a shown position that lags behind the real one. Time is
// the caller's: it advances the first flight from 0 to 1.
#pragma once

#include "core/game/views.h"
#include "ui/board/board_scene.h"

#include <deque>
#include <optional>

namespace ui {

class BoardFlights {
public:
    // Shows `counts` at once and forgets every flight.
    void jumpTo(const BoardCounts& counts);
    // Appends a step. `index` tells which pawn of its group flies; -1 the one nearest to the middle. When too many
    // wait, the oldest are skipped.
    void add(const game::StepView& step, int index = -1);

    [[nodiscard]] bool isRunning() const { return !m_waiting.empty(); }
    // The position before the flight that is in the air.
    [[nodiscard]] const BoardCounts& shown() const { return m_shown; }
    // The position when every flight has landed.
    [[nodiscard]] BoardCounts finally() const;
    [[nodiscard]] std::optional<PawnFlight> current() const;
    // Rows the first flight goes.
    [[nodiscard]] int distance() const;

    void setProgress(double progress) { m_progress = progress; }
    void land(); // the first flight; needs isRunning()
    void finish();

private:
    struct Flight {
        game::StepView step;
        int index;
    };

    BoardCounts m_shown;
    std::deque<Flight> m_waiting;
    double m_progress = 0;
};

} // namespace ui

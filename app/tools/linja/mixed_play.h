// Games of mixed strength by a solved table, the source of positions to train and to measure with: they hold what
// players of every strength meet, at every stage.
//
// A game begins with 0 to 11 random turns; from then on each turn is drawn with probability proportional to
// exp(-loss / t), loss in points against the best turn, t drawn once a game from {0.2, 0.4, 0.8, 1.6, 3.2, infinite}.
#pragma once

#include "core/game/random.h"
#include "core/games/linja/exact_values.h"

#include <cstddef>
#include <vector>

namespace tools {

// A distinct result of a position's turns.
struct Choice {
    linja::Turn turn;
    linja::Position after;
    int value = 0; // exact, for the mover of the position before
};

// Fills `choices` with the distinct results of the turns of a position; leaves it empty when the game is over.
void collectChoices(const linja::ExactValues& exact, const linja::Position& position, std::vector<Choice>& choices);

// The best value among choices, of which there must be one.
[[nodiscard]] int bestOf(const std::vector<Choice>& choices);

class MixedPlay {
public:
    MixedPlay(const linja::ExactValues& exact, std::uint64_t seed);

    // Goes to the next position that has a turn, in a new game when the last one has ended.
    void advance();
    [[nodiscard]] const linja::Position& position() const { return m_position; }
    [[nodiscard]] const std::vector<Choice>& choices() const { return m_choices; }
    // How many turns lie before it in its game.
    [[nodiscard]] int ply() const { return m_ply; }

private:
    void newGame();
    [[nodiscard]] std::size_t draw();

    const linja::ExactValues& m_exact;
    game::Random m_random;
    linja::Position m_position;
    std::vector<Choice> m_choices;
    std::vector<double> m_weights;
    double m_temperature = 0; // points; 0: infinite
    int m_randomTurns = 0;
    int m_ply = 0;
};

} // namespace tools

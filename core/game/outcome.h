// How a game ended: who won, why, and the score of both sides.
#pragma once

#include "core/game/side.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace game {

// Why a game is over. The ids of the text form are those of reasonId().
enum class Reason : std::uint8_t {
    passed,
    blocked,
    repetition,
    connected,
    mate,
    stalemate,
    fiftyMoves,
    material,
    noTurn,
    time,
    resign,
    agreed
};

inline constexpr std::array kAllReasons = {Reason::passed, Reason::blocked,   Reason::repetition, Reason::connected,
                                           Reason::mate,   Reason::stalemate, Reason::fiftyMoves, Reason::material,
                                           Reason::noTurn, Reason::time,      Reason::resign,     Reason::agreed};

// The stable id used on the command line and in records, for example "fifty-moves".
[[nodiscard]] std::string_view reasonId(Reason reason);

// The reason with this id, or nothing.
[[nodiscard]] std::optional<Reason> reasonFromId(std::string_view id);

// A score counted in half points, so that a drawn chess game (a half each) fits beside the points of Linja.
struct Score {
    std::array<int, 2> halves{};

    [[nodiscard]] static constexpr Score points(int first, int second) { return {{2 * first, 2 * second}}; }
    // The score of one side in whole points, rounded down when it has a half.
    [[nodiscard]] constexpr int pointsOf(Side side) const { return halves[indexOf(side)] >> 1; }
    // Points without a fraction where there is none: "45", "-3", "0.5".
    [[nodiscard]] std::string text(Side side) const;

    friend constexpr bool operator==(const Score&, const Score&) = default;
};

struct Outcome {
    std::optional<Side> winner; // nothing: a draw
    Reason reason = Reason::passed;
    Score score;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace game

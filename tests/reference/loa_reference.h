// A second, slow and plain account of the rules of Lines of Action, written from the rules document (section A) alone:
// a mailbox and loops. The tests compare the fast generator of core/games/loa with it; it shares no code with core.
//
// Files and ranks are numbered from 0: [0][0] is a1. Errors: text that is not a position gives an empty optional.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reference::loa {

struct Position {
    std::array<std::array<char, 8>, 8> at{}; // [rank][file]: 'x', 'o' or '.'
    char toMove = 'x';

    friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] Position start();                                   // A1
[[nodiscard]] std::string positionText(const Position& position); // A8
[[nodiscard]] std::optional<Position> readPosition(std::string_view text);
[[nodiscard]] bool isConnected(const Position& position, char side); // A4

struct Turn {
    std::string text; // A8
    Position after;
};
// Every turn, a forced pass included; empty exactly when somebody is connected.
[[nodiscard]] std::vector<Turn> turns(const Position& position);

// "x", "o" or "draw" when the game is over (A4, A5), else empty. Repetition (A7) needs the history and is not looked
// at.
enum class BothConnected { moverWins, draw };
[[nodiscard]] std::string outcome(const Position& position, BothConnected both);

[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

} // namespace reference::loa

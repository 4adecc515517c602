// A game as it is kept: tags, and a tree of turns with comments and variations. A plain value; it does not check its
// turns (record::read() does). All text is UTF-8.
#pragma once

#include "core/game/outcome.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace record {

struct Tag {
    std::string name; // letters, digits and underscores
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

// One turn. Nodes are numbered by their place in Game::nodes; node 0 is the start and has no turn.
struct Node {
    std::string turn;
    int parent = -1;
    std::vector<int> children;         // the first is the main line, the others its variations
    std::vector<std::string> remarks;  // comments before the turn, where it opens a variation
    std::vector<std::string> comments; // comments after the turn; of the start: before the first turn

    friend bool operator==(const Node&, const Node&) = default;
};

struct Game {
    std::vector<Tag> tags; // in the order of the text
    std::vector<Node> nodes = std::vector<Node>(1);

    // The value of a tag, or null.
    [[nodiscard]] const std::string* tag(std::string_view name) const;
    [[nodiscard]] std::string tagOr(std::string_view name, std::string_view otherwise) const;
    // Changes a tag, or adds it where it belongs in the usual order (unknown names at the end).
    void setTag(std::string_view name, std::string value);
    void removeTag(std::string_view name);

    // Adds a turn as the last child of `parent` and gives its node.
    int addTurn(int parent, std::string turn);
    // The child of `parent` with this turn, or -1.
    [[nodiscard]] int findTurn(int parent, std::string_view turn) const;
    // Makes every node on the way from the start to `node` the main line. Comments before its turns then belong to the
    // turns before them.
    void promote(int node);
    // The nodes from the start (not included) along the way to `node` and on along the main line.
    [[nodiscard]] std::vector<int> lineThrough(int node) const;
    [[nodiscard]] std::vector<int> mainLine() const { return lineThrough(0); }

    friend bool operator==(const Game&, const Game&) = default;
};

// The names of the tags that hold the players, from the sides of the game: {"Red", "Black"}.
[[nodiscard]] std::array<std::string, 2> sideTags(std::string_view gameId);

// What stands in the Result tag and at the end of the turns: "45-43" in points where the rules counted them; "1-0",
// "0-1" or "1/2-1/2" after resignation, time, agreement, repetition and the like; "*" when there is no outcome.
[[nodiscard]] std::string resultText(const std::optional<game::Outcome>& outcome);
// Whether this end is counted in points.
[[nodiscard]] bool countsPoints(game::Reason reason);
// Writes the tags Result and Termination.
void setOutcome(Game& game, const std::optional<game::Outcome>& outcome);
// An end that the turns do not tell, as the tags declare it: resignation, time or agreement.
[[nodiscard]] std::optional<game::Outcome> declaredOutcome(const Game& game);

} // namespace record

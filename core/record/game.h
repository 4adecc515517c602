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
    // Takes a turn (not the start) and all that follows it out. Gives the new place of every node, -1 where it is gone.
    std::vector<int> erase(int node);
    // Adds the turns of a game from the same start that this one does not hold, behind those it holds, with their
    // comments. Nodes keep their places.
    void merge(const Game& other);
    // All that is said at a node as one text, one comment a line; empty where nothing is.
    [[nodiscard]] std::string commentAt(int node) const;
    // Puts this text in the place of all comments at a node; an empty one leaves none.
    void setComment(int node, std::string text);
    // The turns from the start to a node, and back: the node they lead to, or as far as the game holds them.
    [[nodiscard]] std::vector<std::string> pathTo(int node) const;
    [[nodiscard]] int follow(const std::vector<std::string>& path) const;
    // The nodes from the start (not included) along the way to `node` and on along the main line.
    [[nodiscard]] std::vector<int> lineThrough(int node) const;
    [[nodiscard]] std::vector<int> mainLine() const { return lineThrough(0); }
    // Whether every turn on the way to the node is the first in its place.
    [[nodiscard]] bool isOnMainLine(int node) const;

    friend bool operator==(const Game&, const Game&) = default;

private:
    // Comments before a turn stand at its beginning only where it is a variation: those of a turn that has become the
    // first in its place move to the turn before it.
    void settleRemarks(int node);
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

#include "core/record/game.h"

#include "core/games/catalogue.h"

#include <algorithm>
#include <cassert>

namespace record {
namespace {

// The usual order of tags; the players' tags stand between Format and Date.
constexpr std::array<std::string_view, 3> kBeforePlayers = {"Game", "Rules", "Format"};
constexpr std::array<std::string_view, 5> kAfterPlayers = {"Date", "Start", "Result", "Termination", "Seed"};

// Where a tag belongs: smaller comes first. The players' tags are all that name a side of the game.
std::size_t rankOf(const Game& game, std::string_view name) {
    const auto before = std::find(kBeforePlayers.begin(), kBeforePlayers.end(), name);
    if (before != kBeforePlayers.end())
        return static_cast<std::size_t>(before - kBeforePlayers.begin());
    const auto sides = sideTags(game.tagOr("Game", ""));
    for (std::size_t side = 0; side < 2; ++side)
        if (name == sides[side])
            return 10 + side;
    const auto after = std::find(kAfterPlayers.begin(), kAfterPlayers.end(), name);
    if (after != kAfterPlayers.end())
        return 20 + static_cast<std::size_t>(after - kAfterPlayers.begin());
    return 30;
}

std::size_t at(int node) {
    return static_cast<std::size_t>(node);
}

} // namespace

const std::string* Game::tag(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.name == name; });
    return found == tags.end() ? nullptr : &found->value;
}

std::string Game::tagOr(std::string_view name, std::string_view otherwise) const {
    const std::string* value = tag(name);
    return value ? *value : std::string(otherwise);
}

void Game::setTag(std::string_view name, std::string value) {
    for (Tag& known : tags) {
        if (known.name == name) {
            known.value = std::move(value);
            return;
        }
    }
    const std::size_t rank = rankOf(*this, name);
    // Behind the last tag that belongs before it, so that tags in an order of their own stay where they are.
    auto place = tags.begin();
    for (auto it = tags.begin(); it != tags.end(); ++it)
        if (rankOf(*this, it->name) <= rank)
            place = it + 1;
    tags.insert(place, Tag{std::string(name), std::move(value)});
}

void Game::removeTag(std::string_view name) {
    tags.erase(std::remove_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.name == name; }), tags.end());
}

int Game::addTurn(int parent, std::string turn) {
    const int node = static_cast<int>(nodes.size());
    nodes.push_back(Node{.turn = std::move(turn), .parent = parent, .children = {}, .remarks = {}, .comments = {}});
    nodes[at(parent)].children.push_back(node);
    return node;
}

int Game::findTurn(int parent, std::string_view turn) const {
    for (const int child : nodes[at(parent)].children)
        if (nodes[at(child)].turn == turn)
            return child;
    return -1;
}

void Game::promote(int node) {
    for (; node > 0; node = nodes[at(node)].parent) {
        Node& parent = nodes[at(nodes[at(node)].parent)];
        auto& siblings = parent.children;
        const auto found = std::find(siblings.begin(), siblings.end(), node);
        assert(found != siblings.end());
        std::rotate(siblings.begin(), found, found + 1);
        auto& remarks = nodes[at(node)].remarks;
        parent.comments.insert(parent.comments.end(), remarks.begin(), remarks.end());
        remarks.clear();
    }
}

std::vector<int> Game::lineThrough(int node) const {
    std::vector<int> line;
    for (int up = node; up > 0; up = nodes[at(up)].parent)
        line.push_back(up);
    std::reverse(line.begin(), line.end());
    for (int down = node; !nodes[at(down)].children.empty();) {
        down = nodes[at(down)].children.front();
        line.push_back(down);
    }
    return line;
}

std::array<std::string, 2> sideTags(std::string_view gameId) {
    const games::GameInfo* info = games::findGame(gameId);
    if (!info)
        return {"First", "Second"};
    return {std::string(info->sideNames[0]), std::string(info->sideNames[1])};
}

bool countsPoints(game::Reason reason) {
    using game::Reason;
    return reason == Reason::passed || reason == Reason::blocked || reason == Reason::noTurn;
}

std::string resultText(const std::optional<game::Outcome>& outcome) {
    if (!outcome)
        return "*";
    if (countsPoints(outcome->reason))
        return outcome->score.text(game::Side::first) + "-" + outcome->score.text(game::Side::second);
    if (!outcome->winner)
        return "1/2-1/2";
    return *outcome->winner == game::Side::first ? "1-0" : "0-1";
}

void setOutcome(Game& game, const std::optional<game::Outcome>& outcome) {
    game.setTag("Result", resultText(outcome));
    if (outcome)
        game.setTag("Termination", std::string(game::reasonId(outcome->reason)));
    else
        game.removeTag("Termination");
}

std::optional<game::Outcome> declaredOutcome(const Game& game) {
    using game::Outcome;
    using game::Reason;
    using game::Score;
    using game::Side;
    const std::string* termination = game.tag("Termination");
    const std::string* result = game.tag("Result");
    const auto reason = termination ? game::reasonFromId(*termination) : std::nullopt;
    if (!reason || !result)
        return std::nullopt;
    if (*reason == Reason::agreed && *result == "1/2-1/2")
        return Outcome{.winner = std::nullopt, .reason = *reason, .score = {{1, 1}}};
    if (*reason != Reason::resign && *reason != Reason::time)
        return std::nullopt;
    if (*result == "1-0")
        return Outcome{.winner = Side::first, .reason = *reason, .score = {{2, 0}}};
    if (*result == "0-1")
        return Outcome{.winner = Side::second, .reason = *reason, .score = {{0, 2}}};
    return std::nullopt;
}

} // namespace record

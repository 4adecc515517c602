#include "core/record/game.h"

#include "core/games/catalogue.h"

#include <algorithm>
#include <cassert>
#include <utility>

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

void Game::settleRemarks(int node) {
    auto& comments = nodes[at(nodes[at(node)].parent)].comments;
    auto& remarks = nodes[at(node)].remarks;
    comments.insert(comments.end(), remarks.begin(), remarks.end());
    remarks.clear();
}

void Game::promote(int node) {
    for (; node > 0; node = nodes[at(node)].parent) {
        auto& siblings = nodes[at(nodes[at(node)].parent)].children;
        const auto found = std::find(siblings.begin(), siblings.end(), node);
        assert(found != siblings.end());
        std::rotate(siblings.begin(), found, found + 1);
        settleRemarks(node);
    }
}

std::vector<int> Game::erase(int node) {
    assert(node > 0 && at(node) < nodes.size());
    auto& siblings = nodes[at(nodes[at(node)].parent)].children;
    const bool wasFirst = siblings.front() == node;
    siblings.erase(std::find(siblings.begin(), siblings.end(), node));
    if (wasFirst && !siblings.empty())
        settleRemarks(siblings.front());

    std::vector<int> places(nodes.size(), 0);
    for (std::vector<int> gone{node}; !gone.empty();) {
        const int next = gone.back();
        gone.pop_back();
        places[at(next)] = -1;
        gone.insert(gone.end(), nodes[at(next)].children.begin(), nodes[at(next)].children.end());
    }
    std::vector<Node> kept;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (places[i] < 0)
            continue;
        places[i] = static_cast<int>(kept.size());
        kept.push_back(std::move(nodes[i]));
    }
    for (Node& left : kept) {
        if (left.parent >= 0)
            left.parent = places[at(left.parent)];
        for (int& child : left.children)
            child = places[at(child)];
    }
    nodes = std::move(kept);
    return places;
}

void Game::merge(const Game& other) {
    std::vector<std::pair<int, int>> open{{0, 0}}; // a node of this game, and its like in the other
    while (!open.empty()) {
        const auto [mine, theirs] = open.back();
        open.pop_back();
        std::vector<int> taken; // the same turn may stand in one place more than once
        for (const int child : other.nodes[at(theirs)].children) {
            const Node& wanted = other.nodes[at(child)];
            int known = -1;
            for (const int own : nodes[at(mine)].children)
                if (known < 0 && nodes[at(own)].turn == wanted.turn &&
                    std::find(taken.begin(), taken.end(), own) == taken.end())
                    known = own;
            if (known < 0) {
                known = addTurn(mine, wanted.turn);
                nodes[at(known)].remarks = wanted.remarks;
                nodes[at(known)].comments = wanted.comments;
                if (nodes[at(mine)].children.front() == known)
                    settleRemarks(known);
            }
            taken.push_back(known);
            open.emplace_back(known, child);
        }
    }
}

std::string Game::commentAt(int node) const {
    std::string text;
    for (const auto* part : {&nodes[at(node)].remarks, &nodes[at(node)].comments})
        for (const std::string& comment : *part)
            text += (text.empty() ? "" : "\n") + comment;
    return text;
}

void Game::setComment(int node, std::string text) {
    nodes[at(node)].remarks.clear();
    nodes[at(node)].comments.clear();
    if (!text.empty())
        nodes[at(node)].comments.push_back(std::move(text));
}

std::vector<std::string> Game::pathTo(int node) const {
    std::vector<std::string> path;
    for (; node > 0; node = nodes[at(node)].parent)
        path.push_back(nodes[at(node)].turn);
    std::reverse(path.begin(), path.end());
    return path;
}

int Game::follow(const std::vector<std::string>& path) const {
    std::vector<int> reached{0}; // more than one where the same turn stands in one place twice
    for (const std::string& turn : path) {
        std::vector<int> next;
        for (const int node : reached)
            for (const int child : nodes[at(node)].children)
                if (nodes[at(child)].turn == turn)
                    next.push_back(child);
        if (next.empty())
            break;
        reached = std::move(next);
    }
    return reached.front();
}

bool Game::isOnMainLine(int node) const {
    for (; node > 0; node = nodes[at(node)].parent)
        if (nodes[at(nodes[at(node)].parent)].children.front() != node)
            return false;
    return true;
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

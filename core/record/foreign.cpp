#include "core/record/foreign.h"

#include "core/games/catalogue.h"
#include "core/record/writer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace record {
namespace {

using game::ForeignFormat;
using game::ForeignGame;

constexpr std::array<std::string_view, 6> kOwnTags = {"Game", "Rules", "Format", "Start", "Result", "Termination"};

bool isOwnTag(std::string_view name, const std::array<std::string, 2>& sides) {
    return name == sides[0] || name == sides[1] || std::find(kOwnTags.begin(), kOwnTags.end(), name) != kOwnTags.end();
}

bool isTagName(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

// Text as records may hold it: without control characters other than line ends and tabs.
std::string plain(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t')
            out += c;
    return out;
}

// What the turns tell comes before what the file declares; a win that they do not tell was given up.
std::optional<game::Outcome> outcomeOf(const Game& game, const std::optional<game::Outcome>& declared) {
    if (const auto match = replay(game))
        if (const auto outcome = (*match)->outcome())
            return outcome;
    if (!declared)
        return std::nullopt;
    game::Outcome outcome = *declared;
    if (outcome.winner && outcome.reason != game::Reason::time)
        outcome.reason = game::Reason::resign;
    return outcome;
}

game::Result<Game> fromForeign(const ForeignGame& foreign, std::string_view gameId) {
    Game game;
    game.setTag("Game", std::string(gameId));
    game.setTag("Rules", foreign.rulesId);
    game.setTag("Format", std::to_string(kFormat));
    const auto sides = sideTags(gameId);
    for (std::size_t side = 0; side < 2; ++side)
        if (!foreign.players[side].empty())
            game.setTag(sides[side], plain(foreign.players[side]));
    if (!foreign.start.empty())
        game.setTag("Start", foreign.start);
    for (const auto& [name, value] : foreign.tags)
        if (isTagName(name) && !isOwnTag(name, sides))
            game.setTag(name, plain(value));
    std::vector<int> places; // of the nodes
    for (const game::ForeignNode& node : foreign.nodes) {
        places.push_back(node.parent < 0 ? 0 : game.addTurn(places[static_cast<std::size_t>(node.parent)], node.turn));
        if (!node.comment.empty())
            game.setComment(places.back(), plain(node.comment));
    }
    setOutcome(game, outcomeOf(game, foreign.outcome));
    // What is handed on can be written and read again.
    return read(write(game));
}

ForeignGame toForeign(const Game& game) {
    ForeignGame foreign;
    const std::string gameId = game.tagOr("Game", "");
    const auto sides = sideTags(gameId);
    const auto match = replay(game);
    foreign.rulesId = match ? std::string((*match)->rulesId()) : game.tagOr("Rules", "");
    foreign.start = game.tagOr("Start", "");
    foreign.players = {game.tagOr(sides[0], ""), game.tagOr(sides[1], "")};
    foreign.outcome = match && (*match)->outcome() ? (*match)->outcome() : declaredOutcome(game);
    for (const Tag& tag : game.tags)
        if (!isOwnTag(tag.name, sides))
            foreign.tags.emplace_back(tag.name, tag.value);
    foreign.nodes.front().comment = game.commentAt(0);
    // Depth first, the main line before its variations.
    std::vector<std::pair<int, int>> open; // a node, and the place of its parent
    const auto addChildren = [&](int node, int place) {
        for (const int child : game.nodes[static_cast<std::size_t>(node)].children)
            open.emplace_back(child, place);
        std::reverse(open.end() -
                         static_cast<std::ptrdiff_t>(game.nodes[static_cast<std::size_t>(node)].children.size()),
                     open.end());
    };
    addChildren(0, 0);
    while (!open.empty()) {
        const auto [node, parent] = open.back();
        open.pop_back();
        const auto place = static_cast<int>(foreign.nodes.size());
        foreign.nodes.push_back({parent, game.nodes[static_cast<std::size_t>(node)].turn, game.commentAt(node)});
        addChildren(node, place);
    }
    return foreign;
}

} // namespace

std::vector<const ForeignFormat*> formatsOf(std::string_view gameId) {
    std::vector<const ForeignFormat*> formats;
    for (const games::GameInfo& info : games::catalogue())
        if (gameId.empty() || info.id == gameId)
            formats.insert(formats.end(), info.formats.begin(), info.formats.end());
    return formats;
}

const ForeignFormat* formatById(std::string_view id) {
    for (const ForeignFormat* format : formatsOf({}))
        if (format->id == id)
            return format;
    return nullptr;
}

const ForeignFormat* formatByName(std::string_view fileName) {
    const auto isSame = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
    for (const ForeignFormat* format : formatsOf({})) {
        const std::string_view ending = format->extension;
        if (fileName.size() > ending.size() &&
            std::equal(ending.begin(), ending.end(), fileName.end() - static_cast<std::ptrdiff_t>(ending.size()),
                       [&isSame](char wanted, char c) { return isSame(c, wanted); }))
            return format;
    }
    return nullptr;
}

game::Result<Imported> readAny(std::string_view text) {
    if (text.size() > std::size_t{kMaxBytes})
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMaxBytes};
    for (const games::GameInfo& info : games::catalogue())
        for (const ForeignFormat* format : info.formats) {
            if (!format->isLikely(text))
                continue;
            const auto foreign = format->read(text);
            if (!foreign)
                return foreign.fault();
            auto game = fromForeign(*foreign, info.id);
            if (!game)
                return game.fault();
            return Imported{std::move(*game), foreign->furtherGames};
        }
    auto game = read(text);
    if (!game)
        return game.fault();
    return Imported{std::move(*game), 0};
}

game::Result<std::string> writeAs(const Game& game, const ForeignFormat* format) {
    if (format == nullptr)
        return write(game);
    return format->write(toForeign(game));
}

} // namespace record

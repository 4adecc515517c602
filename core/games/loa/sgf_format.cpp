#include "core/games/loa/sgf_format.h"

#include "core/games/loa/sgf.h"

#include <algorithm>
#include <utility>

namespace loa {
namespace {

using game::ForeignGame;
using game::Side;

struct Name {
    std::string_view property;
    std::string_view tag;
};
constexpr std::array<Name, 4> kNames = {{{"DT", "Date"}, {"EV", "Event"}, {"RO", "Round"}, {"PC", "Site"}}};
constexpr std::string_view kOther = "SGF_"; // before the names of properties without a tag
constexpr std::string_view kTags = "XTAG";  // the property of tags without a property: "Seed 5"
constexpr std::string_view kBetween = "]["; // of the values of one property in a tag

std::string joined(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values)
        text += (text.empty() ? "" : std::string(kBetween)) + value;
    return text;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> values;
    for (std::size_t at = text.find(kBetween); at != std::string_view::npos; at = text.find(kBetween)) {
        values.emplace_back(text.substr(0, at));
        text.remove_prefix(at + kBetween.size());
    }
    values.emplace_back(text);
    return values;
}

std::optional<game::Outcome> outcomeOf(std::string_view result) {
    if (result == "0" || result == "Draw" || result == "draw")
        return game::Outcome{std::nullopt, game::Reason::agreed, {{1, 1}}};
    if (result.size() < 2 || result[1] != '+' || (result[0] != 'B' && result[0] != 'W'))
        return std::nullopt;
    const bool isBlack = result[0] == 'B';
    const std::string_view how = result.substr(2);
    const auto reason = how == "T" || how == "Time"     ? game::Reason::time
                        : how == "R" || how == "Resign" ? game::Reason::resign
                                                        : game::Reason::connected;
    return game::Outcome{isBlack ? Side::first : Side::second, reason, {{isBlack ? 2 : 0, isBlack ? 0 : 2}}};
}

std::string resultOf(const std::optional<game::Outcome>& outcome) {
    if (!outcome)
        return "";
    if (!outcome->winner)
        return "Draw";
    const std::string result = *outcome->winner == Side::first ? "B+" : "W+";
    return result + (outcome->reason == game::Reason::resign ? "Resign"
                     : outcome->reason == game::Reason::time ? "Time"
                                                             : "");
}

void takeProperty(const SgfProperty& property, ForeignGame& game) {
    if (property.name == kTags) {
        for (const std::string& value : property.values)
            if (const std::size_t space = value.find(' '); space != std::string::npos)
                game.tags.emplace_back(value.substr(0, space), value.substr(space + 1));
        return;
    }
    const auto known =
        std::find_if(kNames.begin(), kNames.end(), [&](const Name& name) { return name.property == property.name; });
    const std::string tag = known != kNames.end() ? std::string(known->tag) : std::string(kOther) + property.name;
    game.tags.emplace_back(tag, joined(property.values));
}

void giveTag(const std::pair<std::string, std::string>& tag, std::vector<SgfProperty>& properties,
             SgfProperty& others) {
    const auto known =
        std::find_if(kNames.begin(), kNames.end(), [&](const Name& name) { return name.tag == tag.first; });
    const std::string_view rest = std::string_view(tag.first).substr(std::min(kOther.size(), tag.first.size()));
    const bool isProperty = tag.first.compare(0, kOther.size(), kOther) == 0 && !rest.empty() &&
                            std::all_of(rest.begin(), rest.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (known != kNames.end())
        properties.push_back({std::string(known->property), {tag.second}});
    else if (isProperty)
        properties.push_back({std::string(rest), split(tag.second)});
    else
        others.values.push_back(tag.first + " " + tag.second);
}

// "(;" behind white space, text without tags or a byte order mark.
bool isLikely(std::string_view text) {
    const std::size_t open = text.find('(');
    if (open == std::string_view::npos || text.substr(0, open).find("[Game") != std::string_view::npos)
        return false;
    const std::size_t next = text.find_first_not_of(" \t\r\n", open + 1);
    return next != std::string_view::npos && text[next] == ';';
}

game::Result<ForeignGame> read(std::string_view text) {
    auto sgf = readSgf(text);
    if (!sgf)
        return sgf.fault();
    ForeignGame game;
    const Position& start = sgf->nodes.front().position;
    game.rulesId = start.rules().both == BothConnected::draw ? "loa-draw" : "loa";
    if (start != Position::start(start.rules()))
        game.start = start.text();
    game.players = sgf->players;
    game.outcome = outcomeOf(sgf->result);
    if (!game.outcome && !sgf->result.empty())
        game.tags.emplace_back(std::string(kOther) + "RE", sgf->result);
    for (const SgfProperty& property : sgf->nodes.front().properties)
        takeProperty(property, game);
    game.furtherGames = sgf->furtherGames;
    game.nodes.clear();
    for (const SgfNode& node : sgf->nodes) {
        const bool isStart = node.parent < 0;
        game.nodes.push_back(
            {node.parent, isStart ? "" : sgf->nodes[static_cast<std::size_t>(node.parent)].position.turnText(node.turn),
             node.comment});
    }
    return game;
}

game::Result<std::string> write(const ForeignGame& game) {
    const auto rules = game.rulesId == "loa-draw" ? Rules{BothConnected::draw} : Rules{};
    const auto start =
        game.start.empty() ? game::Result<Position>(Position::start(rules)) : Position::parse(game.start, rules);
    if (!start)
        return start.fault();
    SgfGame sgf;
    sgf.players = game.players;
    sgf.result = resultOf(game.outcome);
    sgf.nodes.clear();
    for (const game::ForeignNode& node : game.nodes) {
        SgfNode next;
        next.parent = node.parent;
        next.comment = node.comment;
        next.position = node.parent < 0 ? *start : sgf.nodes[static_cast<std::size_t>(node.parent)].position;
        if (node.parent >= 0) {
            const auto turn = next.position.parseTurn(node.turn);
            if (!turn)
                return turn.fault();
            next.turn = *turn;
            next.position.play(*turn);
        }
        sgf.nodes.push_back(std::move(next));
    }
    SgfProperty others{std::string(kTags), {}};
    for (const auto& tag : game.tags)
        if (tag.first == "SGF_RE" && sgf.result.empty())
            sgf.result = tag.second;
        else
            giveTag(tag, sgf.nodes.front().properties, others);
    if (!others.values.empty())
        sgf.nodes.front().properties.push_back(std::move(others));
    return writeSgf(sgf);
}

} // namespace

const game::ForeignFormat kSgfFormat{"sgf", ".sgf", "Smart Game Format", isLikely, read, write};

std::array<const game::ForeignFormat*, 1> Position::formats() {
    return {&kSgfFormat};
}

} // namespace loa

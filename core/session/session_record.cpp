#include "core/session/session_record.h"

#include "core/ai/thinker.h"
#include "core/games/catalogue.h"
#include "core/record/reader.h"

#include <QDate>

#include <algorithm>
#include <charconv>

namespace session {

using game::Side;

namespace {

constexpr std::string_view kMatch = "SessionMatch";
constexpr std::string_view kLine = "SessionLine";
constexpr std::string_view kPly = "SessionPly";
constexpr std::string_view kKeeps = "SessionKeeps";
constexpr std::string_view kEnd = "SessionEnd";
constexpr std::string_view kArchive = "SessionArchive";
constexpr std::string_view kSum = "SessionSum";
constexpr std::string_view kPrevious = "SessionPrevious";
constexpr std::string_view kComputer = "computer level ";

template <class Number>
std::optional<Number> parsed(std::string_view text) {
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string typeText(const PlayerSetup& player) {
    if (player.kind == PlayerKind::human)
        return "human";
    return std::string(kComputer) + std::to_string(player.level);
}

PlayerSetup playerOf(const record::Game& record, const std::string& sideTag) {
    PlayerSetup player;
    player.name = QString::fromStdString(record.tagOr(sideTag, ""));
    const std::string type = record.tagOr(sideTag + "Type", "");
    if (type.substr(0, kComputer.size()) == kComputer) {
        player.kind = PlayerKind::computer;
        player.level = std::clamp(parsed<int>(std::string_view(type).substr(kComputer.size())).value_or(1), 1,
                                  std::max(1, ai::levelCount()));
    }
    return player;
}

// The same position with this side's letter at its end, or empty when its text has another form.
std::string withSideToMove(const std::string& position, const games::GameInfo& info, Side side) {
    std::string text = position;
    const char other = info.sideLetters[game::indexOf(game::opponent(side))];
    if (text.size() < 2 || text[text.size() - 2] != ' ' || text.back() != other)
        return {};
    text.back() = info.sideLetters[game::indexOf(side)];
    return text;
}

std::optional<std::array<int, 6>> sixNumbers(const std::string& text) {
    std::array<int, 6> numbers{};
    std::size_t begin = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t end = i + 1 == numbers.size() ? text.size() : text.find(' ', begin);
        if (end == std::string::npos)
            return std::nullopt;
        const auto number = parsed<int>(std::string_view(text).substr(begin, end - begin));
        if (!number || *number < -1'000'000 || *number > 1'000'000 || (i < 4 && *number < 0))
            return std::nullopt;
        numbers[i] = *number;
        begin = end + 1;
    }
    return numbers;
}

std::string lineText(const std::vector<int>& line) {
    std::string text;
    for (const int place : line)
        text += (text.empty() ? "" : ".") + std::to_string(place);
    return text;
}

// Empty where it is no such list.
std::vector<int> lineOf(std::string_view text) {
    std::vector<int> line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('.'), text.size());
        const auto place = parsed<int>(text.substr(0, end));
        if (!place || *place < 0)
            return {};
        line.push_back(*place);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return line;
}

} // namespace

std::string startFor(const GameSetup& setup, Side toMove) {
    const auto match = games::newMatch(setup.gameId, setup.rulesId, setup.startPosition);
    if (!match || (*match)->sideToMove() == toMove)
        return setup.startPosition;
    const std::string turned = withSideToMove((*match)->state().text, *games::findGame((*match)->gameId()), toMove);
    return !turned.empty() && games::newMatch(setup.gameId, setup.rulesId, turned) ? turned : setup.startPosition;
}

game::Result<record::Game> newRecord(const GameSetup& setup) {
    const std::string start = setup.startPosition.empty() ? startFor(setup, setup.starter) : setup.startPosition;
    const auto match = games::newMatch(setup.gameId, setup.rulesId, start);
    if (!match)
        return match.fault();
    record::Game record;
    record.setTag("Game", std::string((*match)->gameId()));
    record.setTag("Rules", std::string((*match)->rulesId()));
    record.setTag("Format", std::to_string(record::kFormat));
    const auto sides = record::sideTags(setup.gameId);
    for (const Side side : {Side::first, Side::second})
        record.setTag(sides[game::indexOf(side)], setup.player(side).name.toStdString());
    record.setTag("Date", QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    const auto normal = games::newMatch(setup.gameId, setup.rulesId);
    if (normal && (*normal)->state().text != (*match)->state().text)
        record.setTag("Start", (*match)->state().text);
    record::setOutcome(record, (*match)->outcome());
    record.setTag("Seed", std::to_string(setup.seed));
    for (const Side side : {Side::first, Side::second})
        record.setTag(sides[game::indexOf(side)] + "Type", typeText(setup.player(side)));
    return record;
}

GameSetup setupOf(const record::Game& record) {
    GameSetup setup;
    setup.gameId = record.tagOr("Game", "");
    setup.rulesId = record.tagOr("Rules", "");
    const auto sides = record::sideTags(setup.gameId);
    for (const Side side : {Side::first, Side::second})
        setup.player(side) = playerOf(record, sides[game::indexOf(side)]);
    setup.seed = parsed<std::uint64_t>(record.tagOr("Seed", "")).value_or(0);
    if (const auto match = record::startOf(record)) {
        setup.rulesId = (*match)->rulesId();
        setup.starter = (*match)->sideToMove();
        // The normal start with the other side to move is no start of its own.
        const std::string text = (*match)->state().text;
        const auto normal = games::newMatch(setup.gameId, setup.rulesId);
        const std::string turned = startFor(setup, setup.starter);
        if (normal && (*normal)->state().text != text && turned != text)
            setup.startPosition = text;
    }
    return setup;
}

int nodeAt(const record::Game& record, const std::vector<int>& places) {
    int node = 0;
    for (const int place : places) {
        const auto& children = record.nodes[static_cast<std::size_t>(node)].children;
        if (static_cast<std::size_t>(place) >= children.size())
            return 0;
        node = children[static_cast<std::size_t>(place)];
    }
    return node;
}

std::vector<int> placesOf(const record::Game& record, int node) {
    std::vector<int> places;
    for (; node > 0; node = record.nodes[static_cast<std::size_t>(node)].parent) {
        const auto& siblings =
            record.nodes[static_cast<std::size_t>(record.nodes[static_cast<std::size_t>(node)].parent)].children;
        places.push_back(static_cast<int>(std::find(siblings.begin(), siblings.end(), node) - siblings.begin()));
    }
    std::reverse(places.begin(), places.end());
    return places;
}

void putSessionTags(record::Game& record, const SessionTags& tags) {
    std::string match = std::to_string(tags.length.games);
    for (const int number :
         {tags.earlier.won[0], tags.earlier.won[1], tags.earlier.drawn, tags.earlier.points[0], tags.earlier.points[1]})
        match += " " + std::to_string(number);
    record.setTag(kMatch, match);
    if (!tags.line.empty())
        record.setTag(kLine, lineText(tags.line));
    if (tags.ply)
        record.setTag(kPly, std::to_string(*tags.ply));
    if (tags.keepsMainLine)
        record.setTag(kKeeps, *tags.keepsMainLine ? "1" : "0");
    if (tags.hasOwnEnd)
        record.setTag(kEnd, "here");
}

void putFileTags(record::Game& record, const FileTags& tags) {
    if (!tags.archiveFile.isEmpty())
        record.setTag(kArchive, tags.archiveFile.toStdString());
    if (!tags.archiveSum.isEmpty())
        record.setTag(kSum, tags.archiveSum.toStdString());
    if (!tags.previousFile.isEmpty())
        record.setTag(kPrevious, tags.previousFile.toStdString());
}

SessionTags sessionTags(const record::Game& record) {
    SessionTags tags;
    if (const auto numbers = sixNumbers(record.tagOr(kMatch, ""))) {
        const auto& n = *numbers;
        tags.length.games = n[0];
        tags.earlier = {.won = {n[1], n[2]}, .drawn = n[3], .points = {n[4], n[5]}};
    }
    tags.line = lineOf(record.tagOr(kLine, ""));
    tags.ply = parsed<int>(record.tagOr(kPly, ""));
    if (const std::string keeps = record.tagOr(kKeeps, ""); keeps == "0" || keeps == "1")
        tags.keepsMainLine = keeps == "1";
    tags.hasOwnEnd = record.tagOr(kEnd, "") == "here";
    return tags;
}

FileTags fileTags(const record::Game& record) {
    FileTags tags;
    tags.archiveFile = QString::fromStdString(record.tagOr(kArchive, ""));
    tags.archiveSum = QByteArray::fromStdString(record.tagOr(kSum, ""));
    tags.previousFile = QString::fromStdString(record.tagOr(kPrevious, ""));
    return tags;
}

record::Game withoutFileTags(record::Game record) {
    for (const std::string_view name : {kArchive, kSum, kPrevious})
        record.removeTag(name);
    return record;
}

record::Game withoutSessionTags(record::Game record) {
    for (const std::string_view name : {kMatch, kLine, kPly, kKeeps, kEnd})
        record.removeTag(name);
    return withoutFileTags(std::move(record));
}

bool isWorthKeeping(const record::Game& record) {
    return record.nodes.size() > 1 || !record.nodes.front().comments.empty() || !record.nodes.front().remarks.empty();
}

} // namespace session

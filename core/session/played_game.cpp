#include "core/session/played_game.h"

#include "core/game/random.h"
#include "core/games/catalogue.h"
#include "core/record/reader.h"
#include "core/session/session_record.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace session {

using game::Side;

namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

MatchScore withGame(MatchScore score, const game::Outcome& outcome) {
    if (outcome.winner)
        ++score.won[game::indexOf(*outcome.winner)];
    else
        ++score.drawn;
    if (record::countsPoints(outcome.reason))
        for (const Side side : {Side::first, Side::second})
            score.points[game::indexOf(side)] += outcome.score.pointsOf(side);
    return score;
}

} // namespace

PlayedGame PlayedGame::notBegun() {
    GameSetup setup;
    setup.gameId = games::catalogue().front().id;
    auto game = start(std::move(setup));
    assert(game && "the first game of the list can be started");
    game->m_isBegun = false;
    return std::move(*game);
}

game::Result<PlayedGame> PlayedGame::start(GameSetup setup) {
    PlayedGame game;
    auto record = newRecord(setup);
    if (!record)
        return record.fault();
    auto match = record::startOf(*record);
    if (!match)
        return match.fault();
    game.m_record = std::move(*record);
    game.m_match = std::move(*match);
    setup.rulesId = game.m_match->rulesId();
    setup.starter = game.m_match->state().toMove;
    game.m_setup = std::move(setup);
    game.refresh();
    return game;
}

game::Result<PlayedGame> PlayedGame::next(const PlayedGame& ended) {
    const auto outcome = ended.m_mainOutcome ? ended.m_mainOutcome : ended.outcome();
    assert(outcome);
    GameSetup setup = ended.m_setup;
    setup.starter = game::opponent(outcome->winner.value_or(ended.m_match->sideToMoveAt(0)));
    if (!setup.startPosition.empty())
        setup.startPosition = startFor(setup, setup.starter);
    setup.seed = game::mix64(setup.seed);
    if (setup.seed == 0) // which would say that there is none
        setup.seed = 1;
    auto game = start(std::move(setup));
    if (game && !ended.isMatchOver())
        game->m_earlier = ended.matchScore();
    return game;
}

game::Result<PlayedGame> PlayedGame::fromRecord(record::Game record) {
    PlayedGame game;
    auto match = record::startOf(record);
    if (!match)
        return match.fault();
    game.m_match = std::move(*match);
    game.m_setup = setupOf(record);
    const SessionTags kept = sessionTags(record);
    game.m_setup.length = kept.length;
    game.m_earlier = kept.earlier;
    game.m_declared = record::declaredOutcome(record);
    game.m_isOwnEnd = kept.hasOwnEnd;
    game.m_record = withoutSessionTags(std::move(record));
    game.m_lineEnd = nodeAt(game.m_record, kept.line);
    const std::vector<int> line = game.line();
    const int end = static_cast<int>(line.size());
    const int ply = kept.ply.value_or(end);
    game.m_lineEnd = line.empty() ? 0 : line.back();
    game.moveTo(ply < 1 ? 0 : line[at(std::min(ply, end) - 1)]);
    game.refresh();
    game.m_keepsMainLine = kept.keepsMainLine.value_or(game.m_mainOutcome.has_value());
    return game;
}

game::Result<PlayedGame> PlayedGame::fromElsewhere(record::Game record) {
    auto game = fromRecord(withoutSessionTags(std::move(record)));
    if (game)
        game->m_keepsMainLine = true;
    return game;
}

bool PlayedGame::hasNode(int node) const {
    return node >= 0 && at(node) < m_record.nodes.size();
}

game::StateView PlayedGame::stateAt(int ply) const {
    return lineMatch().stateAt(std::clamp(ply, 0, lineLength()));
}

std::optional<game::Outcome> PlayedGame::outcome() const {
    return m_isDeclaredHere ? m_declared : m_state.outcome;
}

// A trial leaves the result of the game as it is.
MatchScore PlayedGame::matchScore() const {
    const auto ended = isTrial() && m_mainOutcome ? m_mainOutcome : outcome();
    return ended ? withGame(m_earlier, *ended) : m_earlier;
}

bool PlayedGame::isMatchOver() const {
    return isOver() && !m_setup.length.isOpenEnded() && matchScore().games() >= m_setup.length.games;
}

int PlayedGame::mainEnd() const {
    const std::vector<int> main = m_record.mainLine();
    return main.empty() ? 0 : main.back();
}

bool PlayedGame::isTrial() const {
    return m_keepsMainLine && !m_record.isOnMainLine(m_lineEnd);
}

bool PlayedGame::mayDeclare() const {
    return !outcome() && (!keeps() || (m_node == mainEnd() && m_record.isOnMainLine(m_node)));
}

// A declared end belongs to the main line that it ended.
void PlayedGame::refreshDeclared(int endBefore) {
    if (mainEnd() != endBefore)
        m_declared.reset();
}

game::Result<game::TurnView> PlayedGame::play(std::string_view turnText) {
    if (outcome())
        return game::Fault{.code = game::FaultCode::gameOver};
    auto turn = m_match->play(turnText);
    if (!turn)
        return turn;
    const bool isKept = keeps();
    const std::vector<int> before = line();
    const std::size_t ply = at(this->ply()) - 1;
    const int end = mainEnd();
    const bool isNext = ply < before.size() && m_record.nodes[at(before[ply])].turn == turn->text;
    const int known = isNext ? before[ply] : m_record.findTurn(m_node, turn->text);
    const bool playsOn = known < 0 && m_node == end && m_record.isOnMainLine(m_node);
    m_node = known > 0 ? known : m_record.addTurn(m_node, turn->text);
    if (!isNext)
        m_lineEnd = m_node;
    m_playsOnFrom = -1;
    if (!isKept || playsOn) {
        m_keepsMainLine = false;
        m_record.promote(m_node);
        refreshDeclared(end);
    }
    refresh();
    // A game that has ended stays as it was played.
    m_keepsMainLine = m_keepsMainLine || (outcome() && !isTrial());
    return turn;
}

void PlayedGame::moveToStart() {
    while (m_match->undo()) {
    }
    m_node = 0;
    m_playsOnFrom = -1;
}

// Back to where the ways part, and on from there.
void PlayedGame::moveTo(int node) {
    assert(hasNode(node));
    std::vector<int> way;
    for (int on = node; on > 0; on = m_record.nodes[at(on)].parent)
        way.push_back(on);
    while (m_node != 0 && std::find(way.begin(), way.end(), m_node) == way.end()) {
        m_match->undo();
        m_node = m_record.nodes[at(m_node)].parent;
    }
    const auto here = std::find(way.begin(), way.end(), m_node);
    for (auto next = std::make_reverse_iterator(here); next != way.rend(); ++next) {
        [[maybe_unused]] const auto turn = m_match->play(m_record.nodes[at(*next)].turn);
        assert(turn);
    }
    m_node = node;
    m_playsOnFrom = -1;
}

void PlayedGame::goToNode(int node) {
    const std::vector<int> before = line();
    const int end = mainEnd();
    if (node != 0 && std::find(before.begin(), before.end(), node) == before.end())
        m_lineEnd = node;
    if (!m_keepsMainLine) {
        m_record.promote(node);
        refreshDeclared(end);
    }
    moveTo(node);
    refresh();
}

void PlayedGame::undoTo(int ply) {
    if (takesEndBack()) {
        m_declared.reset();
        m_keepsMainLine = false;
    }
    const int wanted = std::clamp(ply, 0, lineLength());
    moveTo(wanted == 0 ? 0 : m_history[at(wanted - 1)].node);
    refresh();
}

void PlayedGame::declare(const game::Outcome& outcome) {
    m_record.promote(m_node);
    auto& undone = m_record.nodes[at(m_node)].children;
    if (m_node == 0) {
        // Before the first turn there is none to stand beside.
        m_record.nodes.resize(1);
        undone.clear();
    } else if (!undone.empty()) {
        // The end stands behind the last turn of the main line, so the undone turns move to a variation that repeats
        // the turn before them.
        std::vector<int> moved;
        moved.swap(undone);
        const int beside = m_record.addTurn(m_record.nodes[at(m_node)].parent, m_record.nodes[at(m_node)].turn);
        for (const int child : moved)
            m_record.nodes[at(child)].parent = beside;
        m_record.nodes[at(beside)].children = std::move(moved);
    }
    m_lineEnd = m_node;
    m_declared = outcome;
    m_isOwnEnd = true;
    m_keepsMainLine = true;
    m_playsOnFrom = -1;
    refresh();
}

bool PlayedGame::promote(int node) {
    const std::vector<int> promoted = m_record.lineThrough(node);
    if (promoted.empty() || m_record.isOnMainLine(promoted.back()))
        return false;
    const int here = m_node;
    const int end = mainEnd();
    m_record.promote(promoted.back());
    refreshDeclared(end);
    m_lineEnd = promoted.back();
    m_playsOnFrom = -1;
    if (here != 0 && std::find(promoted.begin(), promoted.end(), here) == promoted.end())
        moveTo(promoted.back());
    refresh();
    m_keepsMainLine = m_mainOutcome.has_value();
    return true;
}

void PlayedGame::erase(int node) {
    bool isPast = false;
    for (int up = m_node; up > 0; up = m_record.nodes[at(up)].parent)
        isPast = isPast || up == node;
    if (isPast)
        moveTo(m_record.nodes[at(node)].parent);
    const int end = mainEnd();
    const std::vector<int> places = m_record.erase(node);
    refreshDeclared(places[at(end)]);
    m_node = places[at(m_node)];
    m_lineEnd = places[at(m_lineEnd)] < 0 ? m_node : places[at(m_lineEnd)];
    m_playsOnFrom = -1;
    refresh();
}

PlayedGame::Place PlayedGame::place() const {
    return {.record = m_record,
            .node = m_node,
            .lineEnd = m_lineEnd,
            .declared = m_declared,
            .declaredAt = mainEnd(),
            .keepsMainLine = m_keepsMainLine};
}

void PlayedGame::goTo(Place place) {
    moveToStart();
    m_record = std::move(place.record);
    m_lineEnd = place.lineEnd;
    m_keepsMainLine = place.keepsMainLine;
    // Behind a declared end there are no turns.
    m_declared = mainEnd() == place.declaredAt ? place.declared : std::nullopt;
    moveTo(place.node);
    refresh();
}

// A person's turn, or any turn when nobody is a person; never a forced pass.
bool PlayedGame::isDecision(int ply) const {
    const bool isInLine = ply < lineLength();
    const bool isPass = isInLine ? m_history[at(ply)].turn.isPass() : m_isPassDue;
    const Side side = isInLine ? m_history[at(ply)].side : m_state.toMove;
    return !isPass && (m_setup.isHuman(side) || !m_setup.hasPeople());
}

std::optional<int> PlayedGame::undoTarget() const {
    for (int to = takesEndBack() ? ply() : ply() - 1; to >= 0; --to)
        if (isDecision(to))
            return to;
    // An end that was declared before anybody had decided a turn.
    if (takesEndBack())
        return ply();
    return std::nullopt;
}

std::optional<int> PlayedGame::redoTarget() const {
    for (int to = ply() + 1; to < lineLength(); ++to)
        if (isDecision(to))
            return to;
    if (ply() < lineLength())
        return lineLength();
    return std::nullopt;
}

bool PlayedGame::hasDecisions() const {
    for (int to = 0; to < lineLength(); ++to)
        if (isDecision(to))
            return true;
    return m_declared.has_value();
}

record::Game PlayedGame::keptForm() const {
    SessionTags tags{
        .length = m_setup.length, .earlier = m_earlier, .line = {}, .ply = {}, .keepsMainLine = {}, .hasOwnEnd = false};
    const std::vector<int> played = line();
    if (!played.empty() && !m_record.isOnMainLine(played.back()))
        tags.line = placesOf(m_record, played.back());
    if (ply() < lineLength())
        tags.ply = ply();
    if (m_keepsMainLine != m_mainOutcome.has_value())
        tags.keepsMainLine = m_keepsMainLine;
    tags.hasOwnEnd = m_declared && m_isOwnEnd;
    record::Game kept = m_record;
    putSessionTags(kept, tags);
    return kept;
}

void PlayedGame::refresh() {
    m_state = m_match->state();
    m_isDeclaredHere = m_declared && m_node == mainEnd() && m_record.isOnMainLine(m_node);
    const auto turns = m_match->legalTurns();
    m_isPassDue = !m_isDeclaredHere && turns.size() == 1 && turns.front().isPass();
    refreshLine();
}

// By the rules; `line` is the one that is played.
std::optional<game::Outcome> PlayedGame::outcomeOfMainLine(const std::vector<int>& line) const {
    if (line.empty() || m_record.isOnMainLine(line.back()))
        return lineMatch().state().outcome;
    const auto main = record::replay(m_record);
    return main ? (*main)->state().outcome : std::nullopt;
}

void PlayedGame::refreshLine() {
    const std::vector<int> line = this->line();
    m_lineMatch.reset();
    if (line.size() > at(ply())) {
        m_lineMatch = m_match->clone();
        for (std::size_t i = at(ply()); i < line.size(); ++i) {
            [[maybe_unused]] const auto turn = m_lineMatch->play(m_record.nodes[at(line[i])].turn);
            assert(turn);
        }
    }
    m_mainOutcome = m_declared ? m_declared : outcomeOfMainLine(line);
    record::setOutcome(m_record, m_mainOutcome);
    const int offset = lineMatch().stateAt(0).toMove == Side::second ? 1 : 0;
    m_history.clear();
    for (int before = 0; before < static_cast<int>(line.size()); ++before) {
        const int node = line[at(before)];
        const auto& siblings = m_record.nodes[at(m_record.nodes[at(node)].parent)].children;
        m_history.push_back({.turn = lineMatch().turnAt(before),
                             .side = lineMatch().stateAt(before).toMove,
                             .ply = before + 1,
                             .number = (before + offset) / 2 + 1,
                             .opensNumber = (before + offset) % 2 == 0,
                             .isUndone = before >= ply(),
                             .node = node,
                             .variations = static_cast<int>(siblings.size()) - 1});
    }
}

} // namespace session

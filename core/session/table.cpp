#include "core/session/table.h"

#include "core/record/reader.h"
#include "core/session/session_record.h"

#include <algorithm>
#include <cassert>

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

game::Result<Table> Table::start(GameSetup setup) {
    Table table;
    auto record = newRecord(setup);
    if (!record)
        return record.fault();
    auto match = record::startOf(*record);
    if (!match)
        return match.fault();
    table.m_record = std::move(*record);
    table.m_match = std::move(*match);
    setup.rulesId = table.m_match->rulesId();
    setup.starter = table.m_match->state().toMove;
    table.m_setup = std::move(setup);
    table.refresh();
    return table;
}

game::Result<Table> Table::fromRecord(record::Game record) {
    Table table;
    auto match = record::startOf(record);
    if (!match)
        return match.fault();
    table.m_match = std::move(*match);
    table.m_setup = setupOf(record);
    const SessionTags kept = sessionTags(record);
    table.m_setup.length = kept.length;
    table.m_earlier = kept.earlier;
    const auto declared = record::declaredOutcome(record);
    table.m_record = withoutSessionTags(std::move(record));
    const std::vector<int> line = table.m_record.mainLine();
    const int end = static_cast<int>(line.size());
    const int ply = kept.ply.value_or(end);
    table.goToNode(ply < 1 ? 0 : line[at(std::min(ply, end) - 1)]);
    // A resignation in the tags belongs to the end of the main line.
    if (table.ply() == end && !table.m_state.outcome) {
        table.m_declared = declared;
        table.refresh();
    }
    return table;
}

bool Table::hasPeople() const {
    return isHuman(Side::first) || isHuman(Side::second);
}

game::StateView Table::stateAt(int ply) const {
    return lineMatch().stateAt(std::clamp(ply, 0, lineLength()));
}

std::optional<game::Outcome> Table::outcome() const {
    return m_declared ? m_declared : m_state.outcome;
}

MatchScore Table::matchScore() const {
    const auto ended = outcome();
    return ended ? withGame(m_earlier, *ended) : m_earlier;
}

game::Result<game::TurnView> Table::play(std::string_view turnText) {
    if (outcome())
        return game::Fault{.code = game::FaultCode::gameOver};
    auto turn = m_match->play(turnText);
    if (!turn)
        return turn;
    const int known = m_record.findTurn(m_node, turn->text);
    m_node = known > 0 ? known : m_record.addTurn(m_node, turn->text);
    m_record.promote(m_node);
    refresh();
    return turn;
}

void Table::goToNode(int node) {
    assert(node >= 0 && at(node) < m_record.nodes.size());
    m_declared.reset();
    m_record.promote(node);
    while (m_match->undo()) {
    }
    m_node = 0;
    for (const int next : m_record.lineThrough(node)) {
        if (m_node == node)
            break;
        [[maybe_unused]] const auto turn = m_match->play(m_record.nodes[at(next)].turn);
        assert(turn);
        m_node = next;
    }
    refresh();
}

void Table::goToPly(int ply) {
    const int wanted = std::clamp(ply, 0, lineLength());
    goToNode(wanted == 0 ? 0 : m_history[at(wanted - 1)].node);
}

void Table::declare(const game::Outcome& outcome) {
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
    m_declared = outcome;
    refresh();
}

bool Table::promote(int node) {
    const std::vector<int> line = m_record.lineThrough(node);
    if (line.empty() || m_record.isOnMainLine(line.back()))
        return false;
    const int here = m_node;
    m_record.promote(line.back());
    if (here != 0 && std::find(line.begin(), line.end(), here) == line.end())
        goToNode(line.back());
    else
        refresh();
    return true;
}

void Table::erase(int node) {
    bool isPast = false;
    for (int up = m_node; up > 0; up = m_record.nodes[at(up)].parent)
        isPast = isPast || up == node;
    if (isPast)
        goToNode(m_record.nodes[at(node)].parent);
    m_node = m_record.erase(node)[at(m_node)];
    refresh();
}

void Table::goTo(Place place) {
    m_record = std::move(place.record);
    goToNode(place.node);
    // Behind a declared end there are no turns.
    if (m_record.nodes[at(m_node)].children.empty() && !m_state.outcome)
        m_declared = place.declared;
    refresh();
}

// A person's turn, or any turn when nobody is a person; never a forced pass.
bool Table::isDecision(int ply) const {
    const bool isInLine = ply < lineLength();
    const bool isPass = isInLine ? m_history[at(ply)].turn.isPass() : m_isPassDue;
    const Side side = isInLine ? m_history[at(ply)].side : m_state.toMove;
    return !isPass && (isHuman(side) || !hasPeople());
}

std::optional<int> Table::undoTarget() const {
    for (int to = m_declared ? ply() : ply() - 1; to >= 0; --to)
        if (isDecision(to))
            return to;
    // An end that was declared before anybody had decided a turn.
    if (m_declared)
        return ply();
    return std::nullopt;
}

std::optional<int> Table::redoTarget() const {
    for (int to = ply() + 1; to < lineLength(); ++to)
        if (isDecision(to))
            return to;
    if (ply() < lineLength())
        return lineLength();
    return std::nullopt;
}

bool Table::hasDecisions() const {
    for (int to = 0; to < lineLength(); ++to)
        if (isDecision(to))
            return true;
    return m_declared.has_value();
}

record::Game Table::keptForm(const QString& archiveFile, const QString& previousFile) const {
    SessionTags tags{.length = m_setup.length,
                     .earlier = m_earlier,
                     .ply = std::nullopt,
                     .archiveFile = archiveFile,
                     .previousFile = previousFile};
    if (ply() < lineLength())
        tags.ply = ply();
    record::Game kept = m_record;
    putSessionTags(kept, tags);
    return kept;
}

void Table::refresh() {
    m_state = m_match->state();
    const auto turns = m_match->legalTurns();
    m_isPassDue = !m_declared && turns.size() == 1 && turns.front().isPass();
    refreshLine();
}

void Table::refreshLine() {
    const std::vector<int> line = m_record.lineThrough(m_node);
    m_lineMatch.reset();
    if (line.size() > at(ply())) {
        m_lineMatch = m_match->clone();
        for (std::size_t i = at(ply()); i < line.size(); ++i) {
            [[maybe_unused]] const auto turn = m_lineMatch->play(m_record.nodes[at(line[i])].turn);
            assert(turn);
        }
    }
    record::setOutcome(m_record, m_declared ? m_declared : lineMatch().state().outcome);
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

#include "ui/history/history_controller.h"

#include "core/games/catalogue.h"

#include <algorithm>

namespace ui {
namespace {

int placeIn(const std::vector<int>& line, int node) {
    const auto found = std::find(line.begin(), line.end(), node);
    return found == line.end() ? 0 : static_cast<int>(found - line.begin()) + 1;
}

} // namespace

HistoryController::HistoryController(session::GameSession& session, QObject* parent)
    : QObject(parent), m_session(session) {}

void HistoryController::begin() {
    look(std::nullopt);
}

void HistoryController::followRecord() {
    if (findAgain())
        emit viewChanged();
}

std::vector<int> HistoryController::presentLine() const {
    std::vector<int> line;
    for (const session::HistoryTurn& turn : m_session.game().history())
        line.push_back(turn.node);
    return line;
}

std::vector<int> HistoryController::shownLine() const {
    std::vector<int> line = presentLine();
    if (!m_node || *m_node == 0 || placeIn(line, *m_node) > 0)
        return line;
    return m_session.game().record().lineThrough(*m_node);
}

int HistoryController::shownTurn() const {
    return m_node ? placeIn(shownLine(), *m_node) : m_session.game().ply();
}

int HistoryController::lineLength() const {
    return static_cast<int>(shownLine().size());
}

std::shared_ptr<const game::Match> HistoryController::shownMatch() const {
    const game::Match& present = m_session.game().match();
    if (!m_node)
        return present.clone();
    auto replay = games::newMatch(present.gameId(), present.rulesId(), present.stateAt(0).text);
    if (!replay)
        return present.clone();
    std::shared_ptr<game::Match> match = std::move(*replay);
    const std::vector<int> line = shownLine();
    const std::size_t turns = std::min(line.size(), static_cast<std::size_t>(shownTurn()));
    for (std::size_t i = 0; i < turns; ++i)
        if (!match->play(m_session.game().record().nodes[static_cast<std::size_t>(line[i])].turn))
            break;
    return match;
}

bool HistoryController::canGoBack() const {
    return shownTurn() > 0;
}

bool HistoryController::canGoForward() const {
    return shownTurn() < lineLength();
}

void HistoryController::first() {
    showTurn(0);
}

void HistoryController::back() {
    showTurn(shownTurn() - 1);
}

void HistoryController::forward() {
    showTurn(shownTurn() + 1);
}

void HistoryController::last() {
    showTurn(lineLength());
}

void HistoryController::showPly(int ply) {
    const std::vector<int> line = presentLine();
    if (ply < 0 || ply > static_cast<int>(line.size()))
        return;
    showNode(ply == 0 ? 0 : line[static_cast<std::size_t>(ply - 1)]);
}

void HistoryController::showTurn(int turn) {
    const std::vector<int> line = shownLine();
    if (turn < 0 || turn > static_cast<int>(line.size()))
        return;
    showNode(turn == 0 ? 0 : line[static_cast<std::size_t>(turn - 1)]);
}

void HistoryController::showNode(int node) {
    if (node < 0 || node >= static_cast<int>(m_session.game().record().nodes.size()))
        return;
    const std::vector<int> line = presentLine();
    const bool isPresent = node == 0 ? m_session.game().ply() == 0 : placeIn(line, node) == m_session.game().ply();
    const std::optional<int> wanted = isPresent ? std::nullopt : std::optional(node);
    if (wanted == m_node)
        return;
    look(wanted);
    emit viewChanged();
}

void HistoryController::backToGame() {
    if (!m_node)
        return;
    look(std::nullopt);
    emit viewChanged();
}

void HistoryController::playFromHere() {
    if (const auto node = leaveView()) {
        m_session.playFromNode(*node);
        emit viewChanged();
    }
}

void HistoryController::tryFromHere() {
    if (const auto node = leaveView()) {
        m_session.goToNode(*node);
        emit viewChanged();
    }
}

std::optional<int> HistoryController::leaveView() {
    const std::optional<int> node = m_node;
    look(std::nullopt);
    return node;
}

int HistoryController::shownNode() const {
    if (m_node)
        return *m_node;
    const int ply = m_session.game().ply();
    return ply > 0 ? m_session.game().history()[static_cast<std::size_t>(ply - 1)].node : 0;
}

void HistoryController::look(std::optional<int> node) {
    m_node = node;
    m_path = node ? m_session.game().record().pathTo(*node) : std::vector<std::string>();
}

// After a change of the record what is looked at may have another place in it, or be gone: then the last turn that is
// left on the way to it is shown. True when the screen shows another position than before.
bool HistoryController::findAgain() {
    if (!m_node)
        return false;
    const record::Game& record = m_session.game().record();
    const bool isThere = *m_node < static_cast<int>(record.nodes.size()) && record.pathTo(*m_node) == m_path;
    const std::size_t length = m_path.size();
    look(isThere ? *m_node : record.follow(m_path));
    const bool isShorter = m_path.size() != length;
    if (shownLine() != presentLine() || shownTurn() != m_session.game().ply())
        return isShorter;
    look(std::nullopt);
    return true;
}

// The game has gone on. What is looked at stays on the screen, unless the game has just come to that position or has
// lost it.
void HistoryController::followPosition() {
    const bool isOther = findAgain();
    if (isOther || !m_node)
        emit viewChanged();
}

} // namespace ui

#include "ui/analysis/analysis_controller.h"

#include "core/games/catalogue.h"
#include "core/session/game_session.h"
#include "core/session/perfect_tables.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/board/board_widget.h"
#include "ui/board/explore_marks.h"
#include "ui/game/shown_game.h"
#include "ui/games/games.h"
#include "ui/history/history_controller.h"
#include "ui/text/value_text.h"

namespace ui {

using session::Analyst;
using session::GameSession;

AnalysisController::AnalysisController(GameSession& session, const ShownGame& shown, HistoryController& history,
                                       BoardWidget& board, EvaluationCard& card)
    : QObject(&board), m_session(session), m_shown(shown), m_history(history), m_board(board), m_card(card),
      m_analyst(session.tables()) {
    connect(&board, &BoardWidget::statusChanged, this, &AnalysisController::refresh);
    connect(&shown, &ShownGame::changed, this, &AnalysisController::refresh);
    connect(&session, &GameSession::changed, this, [this](session::Changes what) {
        if (what.testFlag(session::Change::thinking))
            refresh();
    });
    connect(&session.tables(), &session::PerfectTables::valuesChanged, this, &AnalysisController::refresh);
    connect(&m_analyst, &Analyst::changed, this, &AnalysisController::display);
    connect(&card, &EvaluationCard::turnWanted, this, &AnalysisController::showTurn);
}

void AnalysisController::setPreferences(const Preferences& preferences) {
    m_wantsBar = preferences.evaluationBar;
    m_graph = preferences.evaluationGraph;
    m_wantsTutor = preferences.tutor;
    refresh();
}

void AnalysisController::setExploring(bool exploring) {
    m_isExploring = exploring;
    refresh();
}

void AnalysisController::setHintWanted(bool wanted) {
    m_wantsHint = wanted;
    refresh();
}

bool AnalysisController::isGraphShown() const {
    return m_graph == GraphChoice::always || (m_graph == GraphChoice::afterGame && m_shown.view().isOver());
}

std::optional<session::Judgement> AnalysisController::shown() const {
    return m_analyst.of(*m_shown.match());
}

void AnalysisController::refresh() {
    if (!m_board.match())
        return;
    m_analyst.setHurried(m_session.referee().isThinking());
    const auto care = m_wantsHint ? Analyst::Care::most : Analyst::Care::usual;
    if (isGraphShown()) {
        updateLine();
        m_analyst.study(m_line, m_shown.turn(), Analyst::Scope::line, care);
    } else if (m_wantsBar || m_wantsTutor || m_isExploring || m_wantsHint) {
        // That of the board, which may be ahead: a person may choose a turn there before the last has landed.
        m_analyst.study(m_board.match()->clone(), m_board.match()->plyCount(), Analyst::Scope::position, care);
    } else {
        m_analyst.study(nullptr, 0, Analyst::Scope::nothing);
    }
    display();
}

void AnalysisController::updateLine() {
    const game::Match& present = *m_shown.view().match;
    std::vector<std::string> source{std::string(present.gameId()), std::string(present.rulesId()),
                                    present.stateAt(0).text};
    for (std::string& turn : m_shown.line())
        source.push_back(std::move(turn));
    if (m_line && source == m_source)
        return;
    auto line = games::newMatch(source[0], source[1], source[2]);
    if (!line)
        return;
    for (std::size_t i = 3; i < source.size(); ++i)
        if (!(*line)->play(source[i]))
            break;
    m_line = std::move(*line);
    m_source = std::move(source);
}

void AnalysisController::display() {
    if (!m_board.match())
        return;
    const std::shared_ptr<const game::Match> match = m_shown.match();
    EvaluationContent content;
    content.gameId = match->gameId();
    content.bar = m_wantsBar;
    content.graph = isGraphShown();
    content.isOver = match->outcome().has_value();
    if (content.graph) {
        for (const auto& judged : m_analyst.ofLine())
            content.line.push_back(judged ? std::optional(judged->value) : std::nullopt);
        content.shownTurn = m_shown.turn();
    }
    const auto judged = content.bar || content.graph || m_isExploring ? m_analyst.of(*match) : std::nullopt;
    if (judged)
        content.value = judged->value;
    m_board.setExplore(m_isExploring && judged && !m_shown.isBehind() ? judged->turns : nullptr);
    content.legend = legend(judged);
    m_card.setContent(content);
}

QString AnalysisController::legend(const std::optional<session::Judgement>& judged) const {
    if (!m_isExploring)
        return {};
    if (!judged)
        return tr("Calculating the values…");
    if (judged->turns->results.empty())
        return tr("No values: the game is over here.");
    const GameWords& words = wordsOf(m_shown.match()->gameId());
    QString text = !words.isScored()
                       //: %1 is a side, "Black". "W3" and "L3" are ValueText's figures.
                       ? tr("How likely %1 wins, estimated. W3: wins in 3 turns; L3: loses in 3. ★ Best.")
                       : judged->turns->isExact()
                             //: %1 is a side, "Red".
                             ? tr("Exact values: points by which %1 ends ahead (+) or behind (−). ★ Best.")
                             : tr("Estimated values: points by which %1 ends ahead (+) or behind (−). ★ Best.");
    text = text.arg(words.sideName(m_shown.match()->sideToMove()));
    if (const auto ending = valueOfEnding(*judged->turns, m_board.entry()))
        text += QLatin1Char(' ') + tr("Ending the turn now: %1.").arg(figureText(words, *ending));
    return text;
}

void AnalysisController::showTurn(int turn) {
    m_history.showTurn(turn);
    display(); // also where nothing has changed: the graph's mark goes back
}

} // namespace ui

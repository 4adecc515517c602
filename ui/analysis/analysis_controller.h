// Evaluation bar, evaluation graph and explore view: asks the analyst for what is to be seen and hands it to the card
// and the board. A value is looked up by the very match that is to be seen, so none can stand beside another
// position; what is not known yet is left open.
#pragma once

#include "core/session/analyst.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace session {
class GameSession;
}

namespace ui {

class BoardWidget;
class EvaluationCard;
class HistoryController;
class ShownGame;

class AnalysisController : public QObject {
    Q_OBJECT

public:
    AnalysisController(session::GameSession& session, const ShownGame& shown, HistoryController& history,
                       BoardWidget& board, EvaluationCard& card);

    void setPreferences(const Preferences& preferences);
    void setExploring(bool exploring);
    [[nodiscard]] bool isExploring() const { return m_isExploring; }
    // The position on the board is to be known as well as can be.
    void setHintWanted(bool wanted);
    // Whether the graph is to be seen now: always, or because the game is over.
    [[nodiscard]] bool isGraphShown() const;

    [[nodiscard]] session::Analyst& analyst() { return m_analyst; }
    // What is known of the position on the screen.
    [[nodiscard]] std::optional<session::Judgement> shown() const;

private:
    void refresh();
    void updateLine();
    void display();
    [[nodiscard]] QString legend(const std::optional<session::Judgement>& judged) const;
    void showTurn(int turn);

    session::GameSession& m_session;
    const ShownGame& m_shown;
    HistoryController& m_history;
    BoardWidget& m_board;
    EvaluationCard& m_card;
    session::Analyst m_analyst;
    bool m_wantsBar = false;
    GraphChoice m_graph = GraphChoice::afterGame;
    bool m_wantsTutor = false;
    bool m_isExploring = false;
    bool m_wantsHint = false;
    // The line on the screen from its start to its end, and what it was made from.
    std::shared_ptr<const game::Match> m_line;
    std::vector<std::string> m_source;
};

} // namespace ui

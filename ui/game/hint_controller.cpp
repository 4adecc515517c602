#include "ui/game/hint_controller.h"

#include "ui/analysis/analysis_controller.h"
#include "ui/board/board_widget.h"
#include "ui/games/games.h"
#include "ui/text/value_text.h"

namespace ui {

HintController::HintController(AnalysisController& analysis, BoardWidget& board)
    : QObject(&board), m_analysis(analysis), m_board(board) {
    connect(&analysis.analyst(), &session::Analyst::changed, this, &HintController::look);
    connect(&board, &BoardWidget::statusChanged, this, &HintController::watchBoard);
}

bool HintController::isAvailable() const {
    return m_board.match() && m_board.status().open;
}

void HintController::ask() {
    if (!isAvailable())
        return;
    drop();
    while (m_board.canTakeBack())
        m_board.takeBackStep();
    m_asked = m_board.match();
    m_analysis.setHintWanted(true);
    emit changed();
    // Never from within the call, as when the answer takes its time.
    QMetaObject::invokeMethod(this, &HintController::look, Qt::QueuedConnection);
}

void HintController::drop() {
    if (!m_asked)
        return;
    m_asked = nullptr;
    m_isShown = false;
    m_analysis.setHintWanted(false);
    m_board.setProposal(std::nullopt);
    emit changed();
}

std::optional<session::Judgement> HintController::answer() const {
    if (!m_asked || m_board.match() != m_asked || !m_analysis.analyst().isWellKnown(*m_asked))
        return std::nullopt;
    const auto judged = m_analysis.analyst().of(*m_asked);
    return judged && !judged->turns->results.empty() ? judged : std::nullopt;
}

// Also where a better answer has come after the first, as from a table that was read meanwhile.
void HintController::look() {
    const auto judged = answer();
    if (!judged || !isAvailable())
        return;
    const game::TurnView& best = judged->turns->results.front().turns.front();
    if (!m_isShown || m_board.proposal() != best) {
        m_board.finishAnimation();
        m_board.setProposal(best);
    }
    m_isShown = true;
    emit changed();
}

// Gone with the position it was asked for, and once the person goes on by picking a pawn.
void HintController::watchBoard() {
    if (m_board.match() != m_asked || !isAvailable() || m_board.canTakeBack())
        drop();
}

QString HintController::text() const {
    if (!m_asked)
        return {};
    const auto judged = m_isShown ? answer() : std::nullopt;
    if (!judged)
        return tr("Looking for the best turn…");
    return hintText(wordsOf(m_board.match()->gameId()), judged->turns->results.front().turns.front(), judged->value,
                    game::Side::first);
}

} // namespace ui

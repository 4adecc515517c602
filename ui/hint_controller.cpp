#include "ui/hint_controller.h"

#include "ui/board/board_widget.h"
#include "ui/text/value_text.h"

namespace ui {

HintController::HintController(session::PerfectTables& tables, BoardWidget& board)
    : QObject(&board), m_adviser(tables), m_board(board) {
    connect(&m_adviser, &session::Adviser::advised, this, &HintController::show);
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
    m_ticket = m_adviser.ask(m_asked->clone());
    emit changed();
}

void HintController::drop() {
    if (!m_asked)
        return;
    m_adviser.cancel();
    m_asked = nullptr;
    m_advice.reset();
    m_board.setProposal(std::nullopt);
    emit changed();
}

void HintController::show(quint64 ticket, const session::Advice& advice) {
    if (ticket != m_ticket || !m_asked || m_board.match() != m_asked || !isAvailable())
        return;
    m_advice = advice;
    m_board.finishAnimation();
    m_board.setProposal(advice.turn);
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
    if (!m_advice)
        return tr("Looking for the best turn…");
    return hintText(m_advice->turn, m_advice->value, m_board.match()->state().toMove);
}

} // namespace ui

#include "ui/game/tutor_controller.h"

#include "ui/analysis/analysis_controller.h"
#include "ui/board/board_widget.h"
#include "ui/game/tutor_bar.h"
#include "ui/games/games.h"
#include "ui/settings/settings.h"
#include "ui/text/value_text.h"

#include <utility>

namespace ui {
namespace {

constexpr int kPatience = 1000; // milliseconds

} // namespace

TutorController::TutorController(AnalysisController& analysis, BoardWidget& board, TutorBar& bar)
    : QObject(&board), m_analysis(analysis), m_board(board), m_bar(bar) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &TutorController::let);
    connect(&analysis.analyst(), &session::Analyst::changed, this, &TutorController::look);
    connect(&board, &BoardWidget::statusChanged, this, &TutorController::watchBoard);
    connect(&bar, &TutorBar::playWanted, this, &TutorController::playAnyway);
    connect(&bar, &TutorBar::retryWanted, this, &TutorController::retry);
    connect(&bar, &TutorBar::bestWanted, this, &TutorController::showBest);
}

void TutorController::setThreshold(std::optional<int> points) {
    if (m_threshold == points)
        return;
    m_threshold = points;
    if (!points)
        retry();
}

bool TutorController::holds(const QString& turnText) {
    drop();
    if (!m_threshold || !m_board.match())
        return false;
    std::shared_ptr<const game::Match> match = m_board.match()->clone();
    const auto turn = match->clone()->play(turnText.toStdString());
    if (!turn)
        return false; // the game says what is wrong with it
    m_held = Held{std::move(match), *turn};
    const auto judged = m_analysis.analyst().of(*m_held->match);
    if (judged && isFine(*judged)) {
        m_held.reset();
        return false;
    }
    if (!judged) {
        m_patience.start();
        emit changed();
    }
    return true;
}

// Warns where the turn is not fine.
bool TutorController::isFine(const session::Judgement& judged) {
    const ai::TurnResult* played = judged.turns->find(m_held->turn.text);
    if (!played || judged.turns->isForced())
        return true;
    const ai::TurnResult& best = judged.turns->results.front();
    const std::string gameId(m_held->match->gameId());
    const GameWords& words = wordsOf(gameId);
    if (lossOf(words, best.value, played->value) <= *m_threshold * (words.isScored() ? 1 : kChancePerPoint))
        return true;
    m_best = best.turns.front();
    // A turn that was typed is not on the board yet.
    if (m_board.status().open) {
        emit putBack();
        m_board.setProposal(m_held->turn);
    }
    m_focusBefore = m_bar.window()->focusWidget();
    TutorWarning warning{gameId, m_held->match->sideToMove(), best.value, played->value, *m_best};
    if (!judged.turns->isExact())
        warning.best.exact = warning.played.exact = false;
    m_bar.warn(warning);
    emit changed();
    return false;
}

void TutorController::look() {
    if (!m_held || m_best)
        return;
    const auto judged = m_analysis.analyst().of(*m_held->match);
    if (!judged)
        return;
    m_patience.stop();
    if (isFine(*judged))
        let();
}

void TutorController::let() {
    if (!m_held)
        return;
    const QString turn = QString::fromStdString(m_held->turn.text);
    leave();
    emit approved(turn);
}

bool TutorController::isWarning() const {
    return m_bar.isWarning();
}

QString TutorController::text() const {
    if (isWarning()) // the bar tells the rest
        return m_board.status().open ? QString() : tr("The turn is not played yet.");
    return m_held ? tr("The tutor is checking the turn…") : QString();
}

void TutorController::playAnyway() {
    if (isWarning())
        let();
}

void TutorController::retry() {
    if (!m_held)
        return;
    leave();
    emit putBack();
}

void TutorController::showBest() {
    if (!isWarning() || m_showsBest)
        return;
    m_bar.tellBest();
    emit putBack();
    m_board.setProposal(m_best);
    m_showsBest = true;
    emit changed();
}

void TutorController::drop() {
    if (m_held)
        leave();
}

// With a proposal on the board the person may choose another turn there: the turn held is forgotten then.
void TutorController::watchBoard() {
    if (m_held && isWarning() && m_board.canTakeBack())
        leave();
}

void TutorController::leave() {
    m_patience.stop();
    m_held.reset();
    m_best.reset();
    m_showsBest = false;
    const bool hadFocus = m_bar.isAncestorOf(m_bar.window()->focusWidget());
    m_bar.dismiss();
    if (hadFocus)
        (m_focusBefore && m_focusBefore->isVisible() ? m_focusBefore.data() : &m_board)->setFocus(Qt::OtherFocusReason);
    emit changed();
}

} // namespace ui

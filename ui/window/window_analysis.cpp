// The part of MainWindow that joins the analysis to the rest: bar, graph, explore view and tutor.
#include "core/session/game_session.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/game/side_panel.h"
#include "ui/game/tutor_bar.h"
#include "ui/game/tutor_controller.h"
#include "ui/history/history_controller.h"
#include "ui/window/main_window.h"

namespace ui {

void MainWindow::connectAnalysis() {
    connect(m_history, &HistoryController::viewChanged, m_tutor, &TutorController::drop);
    connect(m_tutor, &TutorController::approved, this, &MainWindow::playChecked);
    connect(m_tutor, &TutorController::putBack, this, &MainWindow::showPosition);
    connect(m_tutor, &TutorController::changed, this, &MainWindow::refresh);
}

void MainWindow::applyAnalysis() {
    m_analysis->setPreferences(m_preferences);
    m_tutor->setThreshold(m_preferences.tutor ? std::optional(m_preferences.tutorPoints) : std::nullopt);
    if (m_board->match())
        updateAnalysisActions();
}

void MainWindow::updateAnalysisActions() {
    m_actions.at(ActionId::explore).setChecked(m_analysis->isExploring());
    showPreferencesInMenus();
    m_actions.at(ActionId::evaluationGraph).setChecked(m_analysis->isGraphShown());
}

} // namespace ui

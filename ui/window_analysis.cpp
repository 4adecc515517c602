// The part of MainWindow that joins the analysis to the rest: bar, graph, explore view and tutor.
#include "core/session/game_session.h"
#include "ui/analysis_controller.h"
#include "ui/history_controller.h"
#include "ui/main_window.h"
#include "ui/panels/side_panel.h"
#include "ui/panels/tutor_bar.h"
#include "ui/tutor_controller.h"

namespace ui {

void MainWindow::connectAnalysis() {
    const auto on = [this](ActionId id, auto&& what) { connect(&m_actions.at(id), &QAction::triggered, this, what); };
    on(ActionId::explore, [this](bool isOn) { m_analysis->setExploring(isOn); });
    on(ActionId::tutor, [this](bool isOn) { changePreference(&Preferences::tutor, isOn); });
    on(ActionId::evaluationBar, [this](bool isOn) { changePreference(&Preferences::evaluationBar, isOn); });
    // What is hidden is wanted from now on; what is there is wanted no more.
    on(ActionId::evaluationGraph, [this](bool isOn) {
        Preferences changed = m_preferences;
        changed.evaluationGraph = isOn ? GraphChoice::always : GraphChoice::off;
        setPreferences(changed);
    });
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
    m_actions.at(ActionId::tutor).setChecked(m_preferences.tutor);
    m_actions.at(ActionId::evaluationBar).setChecked(m_preferences.evaluationBar);
    m_actions.at(ActionId::evaluationGraph).setChecked(m_analysis->isGraphShown());
}

} // namespace ui

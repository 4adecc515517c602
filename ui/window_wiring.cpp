// The part of MainWindow that joins the actions of the menus to what they do.
#include "core/session/game_session.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/perfect_play_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/game_files.h"
#include "ui/hint_controller.h"
#include "ui/history_controller.h"
#include "ui/main_window.h"
#include "ui/panels/side_panel.h"
#include "ui/tutor_controller.h"

namespace ui {
namespace {

QString gameOf(const session::GameSession& session) {
    const std::string_view id = session.match().gameId();
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString rulesOf(const session::GameSession& session) {
    const std::string_view id = session.match().rulesId();
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

void MainWindow::connectGameActions() {
    const auto on = [this](ActionId id, auto&& what) { connect(&m_actions.at(id), &QAction::triggered, this, what); };
    on(ActionId::newGame, [this] { showNewGameDialog(); });
    on(ActionId::playAgain, [this] { startGame(Settings::newGame(), m_preferences.rules); });
    on(ActionId::rematch, [this] {
        keepComment();
        m_session->rematch();
    });
    on(ActionId::open, [this] {
        keepComment();
        m_files->open();
    });
    on(ActionId::save, [this] {
        keepComment();
        (void)m_files->save();
    });
    on(ActionId::archive, [this] {
        keepComment();
        showArchiveDialog();
    });
    on(ActionId::resign, [this] { resign(); });
    on(ActionId::agreeDraw, [this] { m_session->agreeDraw(); });
    on(ActionId::pauseComputer, [this](bool isOn) { m_session->setComputerPaused(isOn); });
    on(ActionId::quit, [this] { close(); });
    on(ActionId::undo, [this] { undo(); });
    on(ActionId::redo, [this] {
        keepComment();
        m_session->redo();
    });
    on(ActionId::endTurn, [this] { m_board->endTurn(); });
    on(ActionId::takeBackStep, [this] { m_board->takeBackStep(); });
    on(ActionId::typeTurn, [this] { m_panel->openTurnField(); });
    on(ActionId::copyGame, [this] {
        keepComment();
        m_files->copyGame();
    });
    on(ActionId::copyPosition, [this] { m_files->copyPosition(*m_history->shownMatch()); });
    on(ActionId::pasteGame, [this] {
        keepComment();
        m_files->paste();
    });
    on(ActionId::preferences, [this] { showSettingsDialog(); });
}

void MainWindow::connectViewActions() {
    const auto on = [this](ActionId id, auto&& what) { connect(&m_actions.at(id), &QAction::triggered, this, what); };
    on(ActionId::flip, [this] { flip(!m_board->isFlipped()); });
    on(ActionId::firstTurn, [this] { m_history->first(); });
    on(ActionId::previousTurn, [this] { m_history->back(); });
    on(ActionId::nextTurn, [this] { m_history->forward(); });
    on(ActionId::lastTurn, [this] { m_history->last(); });
    on(ActionId::backToGame, [this] { m_history->backToGame(); });
    on(ActionId::playFromHere, [this] { m_history->playFromHere(); });
    on(ActionId::coordinates, [this](bool isOn) { changePreference(&Preferences::coordinates, isOn); });
    on(ActionId::counts, [this](bool isOn) { changePreference(&Preferences::counts, isOn); });
    on(ActionId::marks, [this](bool isOn) { changePreference(&Preferences::marks, isOn); });
    on(ActionId::prompts, [this](bool isOn) { changePreference(&Preferences::prompts, isOn); });
    on(ActionId::points, [this](bool isOn) { m_board->setPointsVisible(isOn); });
    on(ActionId::fullScreen, [this](bool isOn) { isOn ? showFullScreen() : showNormal(); });
    on(ActionId::hint, [this] { m_hint->ask(); });
    on(ActionId::perfectPlay, [this] { showPerfectPlayDialog(); });
    on(ActionId::rules, [this] { showRulesDialog(); });
    on(ActionId::shortcuts, [this] { showShortcutsDialog(); });
    on(ActionId::about, [this] { showAboutDialog(); });
}

void MainWindow::changePreference(bool Preferences::*option, bool value) {
    Preferences changed = m_preferences;
    changed.*option = value;
    setPreferences(changed);
}

void MainWindow::updateActions() {
    const bool isViewing = m_history->isViewing();
    const bool isOver = m_session->isOver();
    const session::GameSetup& setup = m_session->setup();
    const bool redIsHuman = setup.player(game::Side::first).kind == session::PlayerKind::human;
    const bool blackIsHuman = setup.player(game::Side::second).kind == session::PlayerKind::human;
    const auto enable = [this](ActionId id, bool isOn) { m_actions.at(id).setEnabled(isOn); };
    enable(ActionId::rematch, isOver);
    m_actions.nameNextGame(!setup.length.isSingle() && !m_session->isMatchOver() ? WindowActions::NextGame::inMatch
                                                                                 : WindowActions::NextGame::rematch);
    enable(ActionId::resign, !isOver && (redIsHuman || blackIsHuman));
    enable(ActionId::agreeDraw, !isOver && redIsHuman && blackIsHuman);
    enable(ActionId::pauseComputer, !isOver && !(redIsHuman && blackIsHuman));
    m_actions.at(ActionId::pauseComputer).setChecked(m_session->isComputerPaused());
    updateAnalysisActions();
    enable(ActionId::undo, m_tutor->isHolding() || m_board->canTakeBack() || (!isViewing && m_session->canUndo()) ||
                               m_session->undoChangesRecord());
    enable(ActionId::redo, m_session->canRedo() && (!isViewing || m_session->redoChangesRecord()));
    enable(ActionId::endTurn, m_board->canEndTurn());
    enable(ActionId::takeBackStep, m_board->canTakeBack());
    enable(ActionId::typeTurn, m_board->status().open);
    enable(ActionId::hint, m_hint->isAvailable());
    enable(ActionId::firstTurn, m_history->canGoBack());
    enable(ActionId::previousTurn, m_history->canGoBack());
    enable(ActionId::nextTurn, m_history->canGoForward());
    enable(ActionId::lastTurn, m_history->canGoForward());
    enable(ActionId::backToGame, isViewing);
    enable(ActionId::playFromHere, isViewing);
    updateHistoryActions();
}

NewGameDialog* MainWindow::showNewGameDialog() {
    auto* dialog = new NewGameDialog(gameOf(*m_session), Settings::newGame(), m_preferences.rules, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Settings::setNewGame(dialog->choice());
        Preferences changed = m_preferences;
        changed.rules = dialog->rules();
        setPreferences(changed);
        startGame(dialog->choice(), dialog->rules());
    });
    dialog->open();
    return dialog;
}

SettingsDialog* MainWindow::showSettingsDialog() {
    if (!m_settingsDialog) {
        m_settingsDialog = new SettingsDialog(gameOf(*m_session), m_preferences, this);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_settingsDialog, &SettingsDialog::changed, this, &MainWindow::setPreferences);
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
    return m_settingsDialog;
}

RulesDialog* MainWindow::showRulesDialog() {
    if (!m_rulesDialog) {
        m_rulesDialog = new RulesDialog(gameOf(*m_session), theme(), this);
        m_rulesDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_rulesDialog->setRules(rulesOf(*m_session));
    m_rulesDialog->show();
    m_rulesDialog->raise();
    m_rulesDialog->activateWindow();
    return m_rulesDialog;
}

PerfectPlayDialog* MainWindow::showPerfectPlayDialog() {
    if (!m_perfectPlayDialog) {
        m_perfectPlayDialog = new PerfectPlayDialog(m_session->tables(), theme(), this);
        m_perfectPlayDialog->setAttribute(Qt::WA_DeleteOnClose);
        const QString building = m_session->tables().buildingId();
        m_perfectPlayDialog->choose(building.isEmpty() ? rulesOf(*m_session) : building);
    }
    m_perfectPlayDialog->show();
    m_perfectPlayDialog->raise();
    m_perfectPlayDialog->activateWindow();
    return m_perfectPlayDialog;
}

QDialog* MainWindow::showShortcutsDialog() {
    auto* dialog = new ShortcutsDialog(m_actions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

QDialog* MainWindow::showAboutDialog() {
    auto* dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace ui

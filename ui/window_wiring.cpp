// The part of MainWindow that says which actions can be done, and shows the dialogs.
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

void MainWindow::updateActions() {
    const bool isViewing = m_history->isViewing();
    const bool isOver = m_session->isOver();
    const session::GameSetup& setup = m_session->setup();
    const bool redIsHuman = setup.player(game::Side::first).kind == session::PlayerKind::human;
    const bool blackIsHuman = setup.player(game::Side::second).kind == session::PlayerKind::human;
    const auto enable = [this](ActionId id, bool isOn) { m_actions.at(id).setEnabled(isOn); };
    enable(ActionId::rematch, isOver);
    nameNextGame();
    enable(ActionId::resign, m_session->mayEndGame() && (redIsHuman || blackIsHuman));
    enable(ActionId::agreeDraw, m_session->mayEndGame() && redIsHuman && blackIsHuman);
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
        m_settingsDialog = new SettingsDialog(gameOf(*m_session), m_preferences, m_actions, this);
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

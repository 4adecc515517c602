// The part of MainWindow that says which actions can be done, and shows the dialogs.
#include "core/session/game_session.h"
#include "ui/game/hint_controller.h"
#include "ui/game/side_panel.h"
#include "ui/game/tutor_controller.h"
#include "ui/history/history_controller.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/about_dialog.h"
#include "ui/window/game_files.h"
#include "ui/window/main_window.h"
#include "ui/window/shortcuts_dialog.h"

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

// One that is closed is only waiting to be deleted.
bool isUp(const QDialog* dialog) {
    return dialog && dialog->isVisible();
}

// Shows a dialog beside the window, or brings it to the front.
void bringUp(QDialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

void MainWindow::updateActions() {
    const bool isViewing = m_history->isViewing();
    const bool isOver = m_session->isOver();
    const session::GameSetup& setup = m_session->setup();
    const bool redIsHuman = setup.player(game::Side::first).kind == session::PlayerKind::human;
    const bool blackIsHuman = setup.player(game::Side::second).kind == session::PlayerKind::human;
    const auto enable = [this](ActionId id, bool isOn) { m_actions.at(id).setEnabled(isOn); };
    nameNextGame();
    nameUndo();
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
    if (!isUp(m_newGameDialog)) {
        m_newGameDialog = new NewGameDialog(gameOf(*m_session), Settings::newGame(), m_preferences.rules, this);
        m_newGameDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_newGameDialog, &QDialog::accepted, this, [this, dialog = m_newGameDialog.data()] {
            Settings::setNewGame(dialog->choice());
            Preferences changed = m_preferences;
            changed.rules = dialog->rules();
            setPreferences(changed);
            startGame(dialog->choice(), dialog->rules());
        });
    }
    m_newGameDialog->open();
    return m_newGameDialog;
}

SettingsDialog* MainWindow::showSettingsDialog() {
    if (!isUp(m_settingsDialog)) {
        m_settingsDialog = new SettingsDialog(gameOf(*m_session), m_preferences, m_actions, this);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_settingsDialog, &SettingsDialog::changed, this, &MainWindow::setPreferences);
    }
    bringUp(*m_settingsDialog);
    return m_settingsDialog;
}

RulesDialog* MainWindow::showRulesDialog() {
    if (!isUp(m_rulesDialog)) {
        m_rulesDialog = new RulesDialog(gameOf(*m_session), theme(), this);
        m_rulesDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_rulesDialog->setRules(rulesOf(*m_session));
    bringUp(*m_rulesDialog);
    return m_rulesDialog;
}

PerfectPlayDialog* MainWindow::showPerfectPlayDialog() {
    if (!isUp(m_perfectPlayDialog)) {
        m_perfectPlayDialog = new PerfectPlayDialog(m_session->tables(), theme(), this);
        m_perfectPlayDialog->setAttribute(Qt::WA_DeleteOnClose);
        const QString building = m_session->tables().buildingId();
        m_perfectPlayDialog->choose(building.isEmpty() ? rulesOf(*m_session) : building);
    }
    bringUp(*m_perfectPlayDialog);
    return m_perfectPlayDialog;
}

QDialog* MainWindow::showShortcutsDialog() {
    if (!isUp(m_shortcutsDialog)) {
        m_shortcutsDialog = new ShortcutsDialog(m_actions, this);
        m_shortcutsDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringUp(*m_shortcutsDialog);
    return m_shortcutsDialog;
}

QDialog* MainWindow::showAboutDialog() {
    if (!isUp(m_aboutDialog)) {
        m_aboutDialog = new AboutDialog(this);
        m_aboutDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_aboutDialog->open();
    return m_aboutDialog;
}

} // namespace ui

// The menus: one row an action, with what it does.
#include "core/session/game_session.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/game/commentary.h"
#include "ui/game/hint_controller.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/game/tutor_controller.h"
#include "ui/history/history_controller.h"
#include "ui/picture/board_picture.h"
#include "ui/settings/preference_rows.h"
#include "ui/window/game_files.h"
#include "ui/window/main_window.h"

#include <QClipboard>
#include <QGuiApplication>

namespace ui {
namespace {

constexpr int kCopiedWidth = 1200; // of a picture of the board, in pixels

constexpr auto kPlayAgainTip = QT_TRANSLATE_NOOP(
    "ui::MainWindow", "Start another game with the same players and rules; after a game the loser starts");

} // namespace

// A toggle without a slot switches a preference (see preference_rows.h).
std::vector<ActionRow> MainWindow::actionRows() {
    using Id = ActionId;
    constexpr auto kToggle = ActionKind::toggle;
    return {
        {Id::newGame, MenuId::game, 1, "Ctrl+N", QT_TR_NOOP("&New Game…"), "", [this](bool) { showNewGameDialog(); }},
        {Id::playAgain, MenuId::game, 1, "Ctrl+Shift+N; Ctrl+R", QT_TR_NOOP("Play &Again"), kPlayAgainTip,
         [this](bool) { playAgain(); }},
        {Id::open, MenuId::game, 2, "Ctrl+O", QT_TR_NOOP("&Open…"), "",
         [this](bool) {
             keepComment();
             m_files->open();
         }},
        {Id::save, MenuId::game, 2, "Ctrl+S", QT_TR_NOOP("&Save…"), "",
         [this](bool) {
             keepComment();
             m_files->save();
         }},
        {Id::archive, MenuId::game, 2, "Ctrl+L", QT_TR_NOOP("Ar&chive…"),
         QT_TR_NOOP("Open finished and abandoned games"),
         [this](bool) {
             keepComment();
             showArchiveDialog();
         }},
        {Id::savePicture, MenuId::game, 2, "Ctrl+Shift+S", QT_TR_NOOP("Picture of the &Board…"),
         QT_TR_NOOP("Save the shown position as a picture"), [this](bool) { showPictureDialog(); }},
        {Id::resign, MenuId::game, 3, "", QT_TR_NOOP("Res&ign"), "", [this](bool) { resign(); }},
        {Id::agreeDraw, MenuId::game, 3, "", QT_TR_NOOP("Agree on a &Draw"), "",
         [this](bool) { m_session->agreeDraw(); }},
        {Id::pauseComputer, MenuId::game, 3, "", QT_TR_NOOP("&Pause Computer"), "",
         [this](bool isOn) { m_session->setComputerPaused(isOn); }, kToggle},
        {Id::quit, MenuId::game, 4, "Ctrl+Q", QT_TR_NOOP("&Quit"), "", [this](bool) { close(); }},

        {Id::undo, MenuId::edit, 1, "Ctrl+Z", QT_TR_NOOP("&Undo"), "", [this](bool) { undo(); }},
        {Id::redo, MenuId::edit, 1, "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"), "",
         [this](bool) {
             keepComment();
             m_session->redo();
         }},
        {Id::endTurn, MenuId::edit, 2, "Ctrl+Return", QT_TR_NOOP("&End Turn"),
         QT_TR_NOOP("End the turn without its remaining steps"), [this](bool) { m_board->endTurn(); }},
        {Id::takeBackStep, MenuId::edit, 2, "", QT_TR_NOOP("Take Step &Back"),
         QT_TR_NOOP("Take back the last step of the unfinished turn"), [this](bool) { m_board->takeBackStep(); }},
        {Id::typeTurn, MenuId::edit, 2, "Ctrl+T", QT_TR_NOOP("&Type a Turn…"), "",
         [this](bool) { m_panel->openTurnField(); }},
        {Id::copyGame, MenuId::edit, 3, "Ctrl+C", QT_TR_NOOP("&Copy Game"), "",
         [this](bool) {
             keepComment();
             m_files->copyGame();
         }},
        {Id::copyPosition, MenuId::edit, 3, "Ctrl+Shift+C", QT_TR_NOOP("Copy P&osition"), "",
         [this](bool) { m_files->copyPosition(*m_history->shownMatch()); }},
        {Id::copyPicture, MenuId::edit, 3, "Ctrl+Alt+C", QT_TR_NOOP("Copy P&icture"),
         QT_TR_NOOP("Copy a picture of the shown position"),
         [this](bool) {
             QGuiApplication::clipboard()->setImage(boardImage(*m_board, kCopiedWidth));
             m_commentary->note(tr("The picture has been copied."));
         }},
        {Id::pasteGame, MenuId::edit, 3, "Ctrl+V", QT_TR_NOOP("&Paste Game or Position"), "",
         [this](bool) {
             keepComment();
             m_files->paste();
         }},
        // What is done to the record; the list of turns has the same in its own menu.
        {Id::editComment, MenuId::edit, 4, "F2", QT_TR_NOOP("Edit Co&mment…"),
         QT_TR_NOOP("Comment on the turn that is shown"), [this](bool) { m_panel->editComment(); }},
        {Id::promoteVariation, MenuId::edit, 4, "Ctrl+U", QT_TR_NOOP("Promote &Variation"),
         QT_TR_NOOP("Make this line the main line of the game"), [this](bool) { promoteVariation(); }},
        {Id::deleteFromHere, MenuId::edit, 4, "Ctrl+Del", QT_TR_NOOP("&Delete from Here"),
         QT_TR_NOOP("Remove this turn and all after it from the game"), [this](bool) { deleteFromHere(); }},
        {Id::preferences, MenuId::edit, 5, "Ctrl+,", QT_TR_NOOP("Pre&ferences…"), "",
         [this](bool) { showSettingsDialog(); }},

        {Id::flip, MenuId::view, 1, "F", QT_TR_NOOP("&Flip Board"), "", [this](bool) { flip(!m_board->isFlipped()); }},
        // Plain keys too; the board keeps the arrows for its cursor while it has the focus.
        {Id::firstTurn, MenuId::view, 2, "Alt+Home; Home", QT_TR_NOOP("Fi&rst Position"), "",
         [this](bool) { m_history->first(); }},
        {Id::previousTurn, MenuId::view, 2, "Alt+Left; Left", QT_TR_NOOP("&Previous Position"), "",
         [this](bool) { m_history->back(); }},
        {Id::nextTurn, MenuId::view, 2, "Alt+Right; Right", QT_TR_NOOP("&Next Position"), "",
         [this](bool) { m_history->forward(); }},
        {Id::lastTurn, MenuId::view, 2, "Alt+End; End", QT_TR_NOOP("&Last Position"), "",
         [this](bool) { m_history->last(); }},
        {Id::backToGame, MenuId::view, 2, "Ctrl+G", QT_TR_NOOP("&Back to the Game"), "",
         [this](bool) { m_history->backToGame(); }},
        {Id::playFromHere, MenuId::view, 2, "Ctrl+P", QT_TR_NOOP("Play from &Here"),
         QT_TR_NOOP("Continue from this position; the other turns are kept"),
         [this](bool) { m_history->playFromHere(); }},
        {Id::coordinates, MenuId::view, 3, "", QT_TR_NOOP("Row N&umbers"), "", {}, kToggle},
        {Id::counts,
         MenuId::view,
         3,
         "",
         QT_TR_NOOP("P&awns per Row"),
         QT_TR_NOOP("Show how many pawns are in each row"),
         {},
         kToggle},
        {Id::points,
         MenuId::view,
         3,
         "",
         QT_TR_NOOP("P&oints per Row"),
         QT_TR_NOOP("Show what a pawn in each row is worth"),
         {},
         kToggle},
        {Id::marks,
         MenuId::view,
         3,
         "",
         QT_TR_NOOP("&Marks for Possible Moves"),
         QT_TR_NOOP("Mark pawns that can move, their target rows and the last turn"),
         {},
         kToggle},
        {Id::prompts,
         MenuId::view,
         3,
         "",
         QT_TR_NOOP("S&tep Prompts"),
         QT_TR_NOOP("Say on the board which step comes next, and why"),
         {},
         kToggle},
        {Id::fullScreen, MenuId::view, 4, "F11", QT_TR_NOOP("Full &Screen"), "",
         [this](bool isOn) { setFullScreen(isOn); }, kToggle},
        // For screen readers, by the window's status line.
        {Id::readPosition, MenuId::view, 5, "P", QT_TR_NOOP("Read Pos&ition"),
         QT_TR_NOOP("Read the whole position aloud, with a screen reader"), [this](bool) { readPosition(); }},
        {Id::readMessage, MenuId::view, 5, "M", QT_TR_NOOP("Read Messa&ge Again"),
         QT_TR_NOOP("Read the last message aloud again, with a screen reader"),
         [this](bool) { readAloud(m_panel->statusLine().lastAnnounced()); }},
        {Id::readTurn, MenuId::view, 5, "L", QT_TR_NOOP("Rea&d Last Turn"),
         QT_TR_NOOP("Read the last turn aloud again, with a screen reader"), [this](bool) { readTurn(); }},
        {Id::readScore, MenuId::view, 5, "S", QT_TR_NOOP("R&ead Score"),
         QT_TR_NOOP("Read the points of both sides aloud, with a screen reader"), [this](bool) { readScore(); }},

        {Id::hint, MenuId::analysis, 1, "H", QT_TR_NOOP("&Hint"), QT_TR_NOOP("Show the best turn and what it is worth"),
         [this](bool) { m_hint->ask(); }},
        {Id::explore, MenuId::analysis, 1, "E", QT_TR_NOOP("&Explore"),
         QT_TR_NOOP("Show on the board what the possible turns are worth"),
         [this](bool isOn) { m_analysis->setExploring(isOn); }, kToggle},
        {Id::tutor,
         MenuId::analysis,
         1,
         "",
         QT_TR_NOOP("&Tutor"),
         QT_TR_NOOP("Warn of a turn that loses points before it is final"),
         {},
         kToggle},
        {Id::evaluationBar,
         MenuId::analysis,
         2,
         "",
         QT_TR_NOOP("Evaluation &Bar"),
         QT_TR_NOOP("Show who is ahead in the position on the board"),
         {},
         kToggle},
        // A graph that is hidden is wanted always from now on, and one that is there never.
        {Id::evaluationGraph, MenuId::analysis, 2, "", QT_TR_NOOP("Evaluation &Graph"),
         QT_TR_NOOP("Show who was ahead after each turn"),
         [this](bool isOn) {
             Preferences changed = m_preferences;
             changed.evaluationGraph = isOn ? GraphChoice::always : GraphChoice::off;
             setPreferences(changed);
         },
         kToggle},
        {Id::perfectPlay, MenuId::analysis, 3, "", QT_TR_NOOP("Build &Perfect Play…"),
         QT_TR_NOOP("Calculate the exact result of every position"), [this](bool) { showPerfectPlayDialog(); }},

        {Id::rules, MenuId::help, 1, "F1", QT_TR_NOOP("&Rules"), "", [this](bool) { showRulesDialog(); }},
        {Id::shortcuts, MenuId::help, 1, "Ctrl+?", QT_TR_NOOP("&Keyboard Shortcuts"), "",
         [this](bool) { showShortcutsDialog(); }},
        {Id::about, MenuId::help, 2, "", QT_TR_NOOP("&About Linja"), "", [this](bool) { showAboutDialog(); }},
    };
}

void MainWindow::nameNextGame() {
    if (m_session->isOver() && !m_session->setup().length.isSingle() && !m_session->isMatchOver())
        m_actions.rename(ActionId::playAgain, QT_TR_NOOP("Ne&xt Game"),
                         QT_TR_NOOP("Play the next game of the match; the loser of the last one starts"));
    else
        m_actions.rename(ActionId::playAgain, QT_TR_NOOP("Play &Again"), kPlayAgainTip);
}

// What it takes back, where that is more than a turn.
void MainWindow::nameUndo() {
    const bool leavesGame =
        !m_tutor->isHolding() && !m_board->canTakeBack() && m_session->canUndo() && m_session->undoLeavesGame();
    if (leavesGame)
        m_actions.rename(ActionId::undo, QT_TR_NOOP("&Undo: Back to the Last Game"),
                         QT_TR_NOOP("Bring the game before this one back"));
    else
        m_actions.rename(ActionId::undo, QT_TR_NOOP("&Undo"), "");
}

// The actions that switch a preference do so, whatever it is about.
void MainWindow::connectPreferences() {
    for (const PreferenceRow& row : preferenceRows())
        if (row.action && row.isSwitch())
            connect(&m_actions.at(*row.action), &QAction::triggered, this, [this, set = row.field.set](bool isOn) {
                Preferences changed = m_preferences;
                set(changed, isOn);
                setPreferences(changed);
            });
}

void MainWindow::showPreferencesInMenus() {
    for (const PreferenceRow& row : preferenceRows())
        if (row.action && row.isSwitch())
            m_actions.at(*row.action).setChecked(row.field.get(m_preferences) != 0);
}

} // namespace ui

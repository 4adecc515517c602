#include "ui/window/menus.h"

#include "core/session/game_session.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/board/board_widget.h"
#include "ui/game/hint_controller.h"
#include "ui/game/play_commands.h"
#include "ui/game/play_screen.h"
#include "ui/game/side_panel.h"
#include "ui/game/speech_commands.h"
#include "ui/games/games.h"
#include "ui/history/history_controller.h"
#include "ui/window/game_files.h"
#include "ui/window/main_window.h"
#include "ui/window/window_dialogs.h"

namespace ui {

using Id = ActionId;

const char* Menus::title(MenuId menu) {
    switch (menu) {
    case MenuId::game:
        return QT_TR_NOOP("&Game");
    case MenuId::edit:
        return QT_TR_NOOP("&Edit");
    case MenuId::view:
        return QT_TR_NOOP("&View");
    case MenuId::analysis:
        return QT_TR_NOOP("&Analysis");
    case MenuId::help:
        return QT_TR_NOOP("&Help");
    }
    return "";
}

std::vector<ActionRow> Menus::rows(MainWindow& window) {
    std::vector<ActionRow> rows;
    addGame(rows, window);
    addTurn(rows, window);
    addEdit(rows, window);
    addView(rows, window);
    addReading(rows, window);
    addAnalysis(rows, window);
    addHelp(rows, window);
    return rows;
}

void Menus::addGame(std::vector<ActionRow>& rows, MainWindow& window) {
    const auto commands = [&window]() -> PlayCommands& { return window.screen().commands(); };
    const std::initializer_list<ActionRow> more = {
        {.id = Id::newGame,
         .menu = MenuId::game,
         .group = 1,
         .keys = "Ctrl+N",
         .words = {QT_TR_NOOP("&New Game…")},
         .run = [&window] { window.dialogs().showNewGame(); }},
        {.id = Id::playAgain,
         .menu = MenuId::game,
         .group = 1,
         .keys = "Ctrl+Shift+N; Ctrl+R",
         .words = {QT_TR_NOOP("Play &Again")},
         .run = [=, &window] { commands().playAgain(window.preferences().rules); },
         .wordsForNow =
             [=] {
                 if (commands().hasNextGame())
                     return ActionWords{
                         QT_TR_NOOP("Ne&xt Game"),
                         QT_TR_NOOP("Play the next game of the match; the loser of the last one starts")};
                 return ActionWords{
                     QT_TR_NOOP("Play &Again"),
                     QT_TR_NOOP("Start another game with the same players and rules; after a game the loser starts")};
             }},
        {.id = Id::open,
         .menu = MenuId::game,
         .group = 2,
         .keys = "Ctrl+O",
         .words = {QT_TR_NOOP("&Open…")},
         .run =
             [=, &window] {
                 commands().keepComment();
                 window.files().open();
             }},
        {.id = Id::save,
         .menu = MenuId::game,
         .group = 2,
         .keys = "Ctrl+S",
         .words = {QT_TR_NOOP("&Save…")},
         .run =
             [=, &window] {
                 commands().keepComment();
                 window.files().save();
             }},
        {.id = Id::archive,
         .menu = MenuId::game,
         .group = 2,
         .keys = "Ctrl+L",
         .words = {QT_TR_NOOP("Ar&chive…"), QT_TR_NOOP("Open finished and abandoned games")},
         .run =
             [=, &window] {
                 commands().keepComment();
                 window.dialogs().showArchive();
             }},
        {.id = Id::savePicture,
         .menu = MenuId::game,
         .group = 2,
         .keys = "Ctrl+Shift+S",
         .words = {QT_TR_NOOP("Picture of the &Board…"), QT_TR_NOOP("Save the shown position as a picture")},
         .run = [&window] { window.dialogs().showPicture(); }},
        {.id = Id::resign,
         .menu = MenuId::game,
         .group = 3,
         .words = {QT_TR_NOOP("Res&ign")},
         .run = [=] { commands().resign(); },
         .isEnabled = [=] { return commands().mayResign(); }},
        {.id = Id::agreeDraw,
         .menu = MenuId::game,
         .group = 3,
         .words = {QT_TR_NOOP("Agree on a &Draw")},
         .run = [&window] { window.session().agreeDraw(); },
         .isEnabled = [=] { return commands().mayAgreeDraw(); }},
        {.id = Id::pauseComputer,
         .menu = MenuId::game,
         .group = 3,
         .words = {QT_TR_NOOP("&Pause Computer")},
         .turn = [&window](bool isOn) { window.session().referee().setPaused(isOn); },
         .isEnabled = [=, &window] { return !window.session().game().isOver() && commands().hasComputer(); },
         .isOn = [&window] { return window.session().referee().isPaused(); }},
        {.id = Id::quit,
         .menu = MenuId::game,
         .group = 4,
         .keys = "Ctrl+Q",
         .words = {QT_TR_NOOP("&Quit")},
         .run = [&window] { window.close(); }},
    };
    rows.insert(rows.end(), more);
}

void Menus::addTurn(std::vector<ActionRow>& rows, MainWindow& window) {
    const auto commands = [&window]() -> PlayCommands& { return window.screen().commands(); };
    const auto board = [&window]() -> BoardWidget& { return window.board(); };
    const std::initializer_list<ActionRow> more = {
        {.id = Id::undo,
         .menu = MenuId::edit,
         .group = 1,
         .keys = "Ctrl+Z",
         .words = {QT_TR_NOOP("&Undo")},
         .run = [=] { commands().undo(); },
         .isEnabled = [=] { return commands().canUndo(); },
         // What it takes back, where that is more than a turn.
         .wordsForNow =
             [=] {
                 if (commands().undoLeavesGame())
                     return ActionWords{QT_TR_NOOP("&Undo: Back to the Last Game"),
                                        QT_TR_NOOP("Bring the game before this one back")};
                 return ActionWords{QT_TR_NOOP("&Undo")};
             }},
        {.id = Id::redo,
         .menu = MenuId::edit,
         .group = 1,
         .keys = "Ctrl+Shift+Z; Ctrl+Y",
         .words = {QT_TR_NOOP("&Redo")},
         .run = [=] { commands().redo(); },
         .isEnabled = [=] { return commands().canRedo(); }},
        {.id = Id::endTurn,
         .menu = MenuId::edit,
         .group = 2,
         .keys = "Ctrl+Return",
         .words = {QT_TR_NOOP("&End Turn"), QT_TR_NOOP("End the turn without its remaining steps")},
         .run = [=] { board().endTurn(); },
         .isEnabled = [=] { return board().canEndTurn(); }},
        {.id = Id::takeBackStep,
         .menu = MenuId::edit,
         .group = 2,
         .words = {QT_TR_NOOP("Take Step &Back"), QT_TR_NOOP("Take back the last step of the unfinished turn")},
         .run = [=] { board().takeBackStep(); },
         .isEnabled = [=] { return board().canTakeBack(); }},
        {.id = Id::typeTurn,
         .menu = MenuId::edit,
         .group = 2,
         .keys = "Ctrl+T",
         .words = {QT_TR_NOOP("&Type a Turn…")},
         .run = [&window] { window.panel().openTurnField(); },
         .isEnabled = [=] { return board().status().open; }},
    };
    rows.insert(rows.end(), more);
}

void Menus::addEdit(std::vector<ActionRow>& rows, MainWindow& window) {
    const auto commands = [&window]() -> PlayCommands& { return window.screen().commands(); };
    const std::initializer_list<ActionRow> more = {
        {.id = Id::copyGame,
         .menu = MenuId::edit,
         .group = 3,
         .keys = "Ctrl+C",
         .words = {QT_TR_NOOP("&Copy Game")},
         .run =
             [=, &window] {
                 commands().keepComment();
                 window.files().copyGame();
             }},
        {.id = Id::copyPosition,
         .menu = MenuId::edit,
         .group = 3,
         .keys = "Ctrl+Shift+C",
         .words = {QT_TR_NOOP("Copy P&osition")},
         .run = [&window] { window.files().copyPosition(*window.history().shownMatch()); }},
        {.id = Id::copyPicture,
         .menu = MenuId::edit,
         .group = 3,
         .keys = "Ctrl+Alt+C",
         .words = {QT_TR_NOOP("Copy P&icture"), QT_TR_NOOP("Copy a picture of the shown position")},
         .run = [&window] { window.files().copyPicture(window.board()); }},
        {.id = Id::pasteGame,
         .menu = MenuId::edit,
         .group = 3,
         .keys = "Ctrl+V",
         .words = {QT_TR_NOOP("&Paste Game or Position")},
         .run =
             [=, &window] {
                 commands().keepComment();
                 window.files().paste();
             }},
        // What is done to the record; the list of turns has the same in its own menu.
        {.id = Id::editComment,
         .menu = MenuId::edit,
         .group = 4,
         .keys = "F2",
         .words = {QT_TR_NOOP("Edit Co&mment…"), QT_TR_NOOP("Comment on the turn that is shown")},
         .run = [&window] { window.panel().editComment(); }},
        {.id = Id::promoteVariation,
         .menu = MenuId::edit,
         .group = 4,
         .keys = "Ctrl+U",
         .words = {QT_TR_NOOP("Promote &Variation"), QT_TR_NOOP("Make this line the main line of the game")},
         .run = [=] { commands().promoteVariation(); },
         .isEnabled =
             [&window] { return !window.session().game().record().isOnMainLine(window.history().shownNode()); }},
        {.id = Id::deleteFromHere,
         .menu = MenuId::edit,
         .group = 4,
         .keys = "Ctrl+Del",
         .words = {QT_TR_NOOP("&Delete from Here"), QT_TR_NOOP("Remove this turn and all after it from the game")},
         .run = [=] { commands().deleteFromHere(); },
         .isEnabled = [&window] { return window.history().shownNode() > 0; }},
        {.id = Id::preferences,
         .menu = MenuId::edit,
         .group = 5,
         .keys = "Ctrl+,",
         .words = {QT_TR_NOOP("Pre&ferences…")},
         .run = [&window] { window.dialogs().showPreferences(); }},
    };
    rows.insert(rows.end(), more);
}

void Menus::addView(std::vector<ActionRow>& rows, MainWindow& window) {
    const auto history = [&window]() -> HistoryController& { return window.history(); };
    const auto canGoBack = [=] { return history().canGoBack(); };
    const auto canGoForward = [=] { return history().canGoForward(); };
    const auto isViewing = [=] { return history().isViewing(); };
    // Of the first game whose board has such a thing: what it is called until a game is on the table.
    const auto wordsOfSomeGame = [](ActionId id) {
        for (const OfferedGame& game : offeredGames()) {
            if (const ActionWords words = game.controls.actionWords(id); words.text)
                return words;
        }
        return ActionWords{};
    };
    const auto shownByBoard = [&window, wordsOfSomeGame](ActionId id) {
        return ActionRow{
            .id = id, .menu = MenuId::view, .group = 3, .words = wordsOfSomeGame(id), .wordsForNow = [&window, id] {
                return controlsOf(window.session().game().setup().gameId).actionWords(id);
            }};
    };
    const std::initializer_list<ActionRow> more = {
        {.id = Id::flip,
         .menu = MenuId::view,
         .group = 1,
         .keys = "F",
         .words = {QT_TR_NOOP("&Flip Board")},
         .run = [&window] { window.screen().flip(!window.board().isFlipped()); }},
        // Plain keys too; the board keeps the arrows for its cursor while it has the focus.
        {.id = Id::firstTurn,
         .menu = MenuId::view,
         .group = 2,
         .keys = "Alt+Home; Home",
         .words = {QT_TR_NOOP("Fi&rst Position")},
         .run = [=] { history().first(); },
         .isEnabled = canGoBack},
        {.id = Id::previousTurn,
         .menu = MenuId::view,
         .group = 2,
         .keys = "Alt+Left; Left",
         .words = {QT_TR_NOOP("&Previous Position")},
         .run = [=] { history().back(); },
         .isEnabled = canGoBack},
        {.id = Id::nextTurn,
         .menu = MenuId::view,
         .group = 2,
         .keys = "Alt+Right; Right",
         .words = {QT_TR_NOOP("&Next Position")},
         .run = [=] { history().forward(); },
         .isEnabled = canGoForward},
        {.id = Id::lastTurn,
         .menu = MenuId::view,
         .group = 2,
         .keys = "Alt+End; End",
         .words = {QT_TR_NOOP("&Last Position")},
         .run = [=] { history().last(); },
         .isEnabled = canGoForward},
        {.id = Id::backToGame,
         .menu = MenuId::view,
         .group = 2,
         .keys = "Ctrl+G",
         .words = {QT_TR_NOOP("&Back to the Game")},
         .run = [=] { history().backToGame(); },
         .isEnabled = isViewing},
        {.id = Id::playFromHere,
         .menu = MenuId::view,
         .group = 2,
         .keys = "Ctrl+P",
         .words = {QT_TR_NOOP("Play from &Here"), QT_TR_NOOP("Continue from this position; the other turns are kept")},
         .run = [=] { history().playFromHere(); },
         .isEnabled = isViewing},
        shownByBoard(Id::coordinates),
        shownByBoard(Id::counts),
        shownByBoard(Id::points),
        shownByBoard(Id::groups),
        shownByBoard(Id::marks),
        {.id = Id::prompts,
         .menu = MenuId::view,
         .group = 3,
         .words = {QT_TR_NOOP("S&tep Prompts"), QT_TR_NOOP("Say on the board which step comes next, and why")}},
        {.id = Id::fullScreen,
         .menu = MenuId::view,
         .group = 4,
         .keys = "F11",
         .words = {QT_TR_NOOP("Full &Screen")},
         .turn = [&window](bool isOn) { window.setFullScreen(isOn); },
         .isOn = [&window] { return window.isFullScreen(); }},
    };
    rows.insert(rows.end(), more);
}

// For screen readers, by the window's status line.
void Menus::addReading(std::vector<ActionRow>& rows, MainWindow& window) {
    const auto speech = [&window]() -> SpeechCommands& { return window.screen().speech(); };
    const std::initializer_list<ActionRow> more = {
        {.id = Id::readPosition,
         .menu = MenuId::view,
         .group = 5,
         .keys = "P",
         .words = {QT_TR_NOOP("Read Pos&ition"), QT_TR_NOOP("Read the whole position aloud, with a screen reader")},
         .run = [=] { speech().readPosition(); }},
        {.id = Id::readMessage,
         .menu = MenuId::view,
         .group = 5,
         .keys = "M",
         .words = {QT_TR_NOOP("Read Messa&ge Again"),
                   QT_TR_NOOP("Read the last message aloud again, with a screen reader")},
         .run = [=] { speech().readMessage(); }},
        {.id = Id::readTurn,
         .menu = MenuId::view,
         .group = 5,
         .keys = "L",
         .words = {QT_TR_NOOP("Rea&d Last Turn"), QT_TR_NOOP("Read the last turn aloud again, with a screen reader")},
         .run = [=] { speech().readTurn(); }},
        {.id = Id::readScore,
         .menu = MenuId::view,
         .group = 5,
         .keys = "S",
         .words = {QT_TR_NOOP("R&ead Score"),
                   QT_TR_NOOP(
                       "Read the points of both sides aloud, or how many pieces they have, with a screen reader")},
         .run = [=] { speech().readScore(); }},
    };
    rows.insert(rows.end(), more);
}

void Menus::addAnalysis(std::vector<ActionRow>& rows, MainWindow& window) {
    const std::initializer_list<ActionRow> more = {
        {.id = Id::hint,
         .menu = MenuId::analysis,
         .group = 1,
         .keys = "H",
         .words = {QT_TR_NOOP("&Hint"), QT_TR_NOOP("Show the best turn and what it is worth")},
         .run = [&window] { window.hint().ask(); },
         .isEnabled = [&window] { return window.hint().isAvailable(); }},
        {.id = Id::explore,
         .menu = MenuId::analysis,
         .group = 1,
         .keys = "E",
         .words = {QT_TR_NOOP("&Explore"), QT_TR_NOOP("Show on the board what the possible turns are worth")},
         .turn = [&window](bool isOn) { window.analysis().setExploring(isOn); },
         .isOn = [&window] { return window.analysis().isExploring(); }},
        {.id = Id::tutor,
         .menu = MenuId::analysis,
         .group = 1,
         .words = {QT_TR_NOOP("&Tutor"), QT_TR_NOOP("Warn of a turn that gives too much away before it is final")}},
        {.id = Id::evaluationBar,
         .menu = MenuId::analysis,
         .group = 2,
         .words = {QT_TR_NOOP("Evaluation &Bar"), QT_TR_NOOP("Show who is ahead in the position on the board")}},
        // A graph that is hidden is wanted always from now on, and one that is there never.
        {.id = Id::evaluationGraph,
         .menu = MenuId::analysis,
         .group = 2,
         .words = {QT_TR_NOOP("Evaluation &Graph"), QT_TR_NOOP("Show who was ahead after each turn")},
         .turn =
             [&window](bool isOn) {
                 Preferences changed = window.preferences();
                 changed.evaluationGraph = isOn ? GraphChoice::always : GraphChoice::off;
                 window.setPreferences(changed);
             },
         .isOn = [&window] { return window.analysis().isGraphShown(); }},
        {.id = Id::perfectPlay,
         .menu = MenuId::analysis,
         .group = 3,
         .words = {QT_TR_NOOP("Build &Perfect Play…"), QT_TR_NOOP("Calculate the exact result of every position")},
         .run = [&window] { window.dialogs().showPerfectPlay(); }},
    };
    rows.insert(rows.end(), more);
}

void Menus::addHelp(std::vector<ActionRow>& rows, MainWindow& window) {
    const std::initializer_list<ActionRow> more = {
        {.id = Id::rules,
         .menu = MenuId::help,
         .group = 1,
         .keys = "F1",
         .words = {QT_TR_NOOP("&Rules")},
         .run = [&window] { window.dialogs().showRules(); }},
        {.id = Id::shortcuts,
         .menu = MenuId::help,
         .group = 1,
         .keys = "Ctrl+?",
         .words = {QT_TR_NOOP("&Keyboard Shortcuts")},
         .run = [&window] { window.dialogs().showShortcuts(); }},
        {.id = Id::about,
         .menu = MenuId::help,
         .group = 2,
         .words = {QT_TR_NOOP("&About Linja")},
         .run = [&window] { window.dialogs().showAbout(); }},
    };
    rows.insert(rows.end(), more);
}

} // namespace ui

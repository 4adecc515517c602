#include "ui/window_actions.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace ui {

WindowActions::WindowActions(QMainWindow& window) : m_window(window) {
    for (int i = 0; i < 5; ++i)
        m_menus.push_back(window.menuBar()->addMenu(QString()));
    fillGameMenu();
    fillEditMenu();
    fillViewMenu();
    fillAnalysisMenu();
    fillHelpMenu();
    at(ActionId::quit).setMenuRole(QAction::QuitRole);
    at(ActionId::about).setMenuRole(QAction::AboutRole);
    at(ActionId::preferences).setMenuRole(QAction::PreferencesRole);
    retranslate();
}

void WindowActions::add(QMenu* menu, ActionId id, const QList<QKeySequence>& shortcuts) {
    auto* action = new QAction(&m_window);
    action->setShortcuts(shortcuts);
    action->setMenuRole(QAction::NoRole);
    m_actions.insert(id, action);
    menu->addAction(action);
}

void WindowActions::addCheckable(QMenu* menu, ActionId id, const QList<QKeySequence>& shortcuts) {
    add(menu, id, shortcuts);
    at(id).setCheckable(true);
}

void WindowActions::fillGameMenu() {
    QMenu* menu = m_menus[0];
    add(menu, ActionId::newGame, {Qt::CTRL | Qt::Key_N});
    add(menu, ActionId::playAgain, {Qt::CTRL | Qt::SHIFT | Qt::Key_N});
    add(menu, ActionId::rematch, {Qt::CTRL | Qt::Key_R});
    menu->addSeparator();
    add(menu, ActionId::open, {Qt::CTRL | Qt::Key_O});
    add(menu, ActionId::save, {Qt::CTRL | Qt::Key_S});
    add(menu, ActionId::archive, {Qt::CTRL | Qt::Key_L});
    add(menu, ActionId::savePicture, {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
    menu->addSeparator();
    add(menu, ActionId::resign);
    add(menu, ActionId::agreeDraw);
    addCheckable(menu, ActionId::pauseComputer);
    menu->addSeparator();
    add(menu, ActionId::quit, {Qt::CTRL | Qt::Key_Q});
}

void WindowActions::fillEditMenu() {
    QMenu* menu = m_menus[1];
    add(menu, ActionId::undo, {Qt::CTRL | Qt::Key_Z});
    add(menu, ActionId::redo, {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    menu->addSeparator();
    add(menu, ActionId::endTurn, {Qt::CTRL | Qt::Key_Return});
    add(menu, ActionId::takeBackStep);
    add(menu, ActionId::typeTurn, {Qt::CTRL | Qt::Key_T});
    menu->addSeparator();
    add(menu, ActionId::copyGame, {Qt::CTRL | Qt::Key_C});
    add(menu, ActionId::copyPosition, {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    add(menu, ActionId::copyPicture, {Qt::CTRL | Qt::ALT | Qt::Key_C});
    add(menu, ActionId::pasteGame, {Qt::CTRL | Qt::Key_V});
    menu->addSeparator();
    fillHistoryActions(menu);
    menu->addSeparator();
    add(menu, ActionId::preferences, {Qt::CTRL | Qt::Key_Comma});
}

// What is done to the record; the list of turns has the same in its own menu.
void WindowActions::fillHistoryActions(QMenu* menu) {
    add(menu, ActionId::editComment, {Qt::Key_F2});
    add(menu, ActionId::promoteVariation, {Qt::CTRL | Qt::Key_U});
    add(menu, ActionId::deleteFromHere, {Qt::CTRL | Qt::Key_Delete});
}

void WindowActions::fillViewMenu() {
    QMenu* menu = m_menus[2];
    add(menu, ActionId::flip, {Qt::Key_F});
    menu->addSeparator();
    // Plain keys too; the board keeps the arrows for its cursor while it has the focus.
    add(menu, ActionId::firstTurn, {Qt::ALT | Qt::Key_Home, Qt::Key_Home});
    add(menu, ActionId::previousTurn, {Qt::ALT | Qt::Key_Left, Qt::Key_Left});
    add(menu, ActionId::nextTurn, {Qt::ALT | Qt::Key_Right, Qt::Key_Right});
    add(menu, ActionId::lastTurn, {Qt::ALT | Qt::Key_End, Qt::Key_End});
    add(menu, ActionId::backToGame, {Qt::CTRL | Qt::Key_G});
    add(menu, ActionId::playFromHere, {Qt::CTRL | Qt::Key_P});
    menu->addSeparator();
    addCheckable(menu, ActionId::coordinates);
    addCheckable(menu, ActionId::counts);
    addCheckable(menu, ActionId::marks);
    addCheckable(menu, ActionId::prompts);
    addCheckable(menu, ActionId::points);
    menu->addSeparator();
    addCheckable(menu, ActionId::fullScreen, {Qt::Key_F11});
}

void WindowActions::fillAnalysisMenu() {
    QMenu* menu = m_menus[3];
    add(menu, ActionId::hint, {Qt::Key_H});
    addCheckable(menu, ActionId::explore, {Qt::Key_E});
    addCheckable(menu, ActionId::tutor);
    menu->addSeparator();
    addCheckable(menu, ActionId::evaluationBar);
    addCheckable(menu, ActionId::evaluationGraph);
    menu->addSeparator();
    add(menu, ActionId::perfectPlay);
}

void WindowActions::fillHelpMenu() {
    QMenu* menu = m_menus[4];
    add(menu, ActionId::rules, {Qt::Key_F1});
    add(menu, ActionId::shortcuts, {QKeySequence(QStringLiteral("Ctrl+?"))});
    menu->addSeparator();
    add(menu, ActionId::about);
}

void WindowActions::name(ActionId id, const QString& text, const QString& tip) {
    QAction& action = at(id);
    action.setText(text);
    action.setToolTip(tip.isEmpty() ? plainText(action) : tip);
}

void WindowActions::retranslate() {
    m_menus[0]->setTitle(tr("&Game"));
    m_menus[1]->setTitle(tr("&Edit"));
    m_menus[2]->setTitle(tr("&View"));
    m_menus[3]->setTitle(tr("&Analysis"));
    m_menus[4]->setTitle(tr("&Help"));
    retranslateGame();
    retranslateHistory();
    retranslateView();
}

void WindowActions::retranslateGame() {
    name(ActionId::newGame, tr("&New Game…"));
    name(ActionId::playAgain, tr("Play &Again"), tr("A new game with the same players and rules"));
    nameNextGame(m_nextGame);
    name(ActionId::open, tr("&Open…"));
    name(ActionId::save, tr("&Save…"));
    name(ActionId::archive, tr("Ar&chive…"), tr("Finished and abandoned games"));
    name(ActionId::savePicture, tr("Picture of the &Board…"), tr("Save the shown position as a picture"));
    name(ActionId::resign, tr("Res&ign"));
    name(ActionId::agreeDraw, tr("Agree on a &Draw"));
    name(ActionId::pauseComputer, tr("&Pause Computer"));
    name(ActionId::quit, tr("&Quit"));

    name(ActionId::undo, tr("&Undo"));
    name(ActionId::redo, tr("&Redo"));
    name(ActionId::endTurn, tr("&End Turn"), tr("Do without the rest of the turn"));
    name(ActionId::takeBackStep, tr("Take Step &Back"), tr("Take back the last step of the unfinished turn"));
    name(ActionId::typeTurn, tr("&Type a Turn…"));
    name(ActionId::copyGame, tr("&Copy Game"));
    name(ActionId::copyPosition, tr("Copy P&osition"));
    name(ActionId::copyPicture, tr("Copy P&icture"), tr("Copy a picture of the shown position"));
    name(ActionId::pasteGame, tr("&Paste Game or Position"));
    name(ActionId::preferences, tr("Pre&ferences…"));
}

void WindowActions::nameNextGame(NextGame next) {
    m_nextGame = next;
    if (next == NextGame::inMatch)
        name(ActionId::rematch, tr("Ne&xt Game"), tr("The loser of the last game starts"));
    else
        name(ActionId::rematch, tr("&Rematch"), tr("The same players again; the loser starts"));
}

void WindowActions::retranslateHistory() {
    name(ActionId::editComment, tr("Edit Co&mment…"), tr("Write about the turn that is shown"));
    name(ActionId::promoteVariation, tr("Promote &Variation"), tr("Make this line the main line of the game"));
    name(ActionId::deleteFromHere, tr("&Delete from Here"), tr("Take this turn and all after it out of the game"));
}

void WindowActions::retranslateView() {
    name(ActionId::flip, tr("&Flip Board"));
    name(ActionId::firstTurn, tr("Fi&rst Position"));
    name(ActionId::previousTurn, tr("&Previous Position"));
    name(ActionId::nextTurn, tr("&Next Position"));
    name(ActionId::lastTurn, tr("&Last Position"));
    name(ActionId::backToGame, tr("&Back to the Game"));
    name(ActionId::playFromHere, tr("Play from &Here"), tr("Go on from this position; the other turns are kept"));
    name(ActionId::coordinates, tr("Row N&umbers"));
    name(ActionId::counts, tr("Pawn &Counts"));
    name(ActionId::marks, tr("&Marks"), tr("Pawns that can move, target rows, the last turn"));
    name(ActionId::prompts, tr("S&tep Prompts"), tr("The board says which step is wanted, and why"));
    name(ActionId::points, tr("P&oints per Row"));
    name(ActionId::fullScreen, tr("Full &Screen"));

    name(ActionId::hint, tr("&Hint"), tr("Show the best turn and what it is worth"));
    name(ActionId::explore, tr("&Explore"), tr("Show on the board what the possible turns are worth"));
    name(ActionId::tutor, tr("&Tutor"), tr("Hold back a turn that loses points, before it is final"));
    name(ActionId::evaluationBar, tr("Evaluation &Bar"), tr("Who is ahead in the position on the board"));
    name(ActionId::evaluationGraph, tr("Evaluation &Graph"), tr("Who was ahead after each turn"));
    name(ActionId::perfectPlay, tr("Build &Perfect Play…"), tr("Tables that hold the result of every position"));

    name(ActionId::rules, tr("&Rules"));
    name(ActionId::shortcuts, tr("&Keyboard Shortcuts"));
    name(ActionId::about, tr("&About Linja"));
}

QString plainText(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

} // namespace ui

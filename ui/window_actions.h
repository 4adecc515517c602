// Everything the window can do, as actions with their texts, shortcuts and menus. Whether an action is enabled, and
// what it does, is the window's business.
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <vector>

class QMainWindow;
class QMenu;

namespace ui {

enum class ActionId {
    newGame,
    playAgain,
    rematch,
    open,
    save,
    archive,
    savePicture,
    resign,
    agreeDraw,
    pauseComputer,
    quit,
    undo,
    redo,
    endTurn,
    takeBackStep,
    typeTurn,
    copyGame,
    copyPosition,
    copyPicture,
    pasteGame,
    editComment,
    promoteVariation,
    deleteFromHere,
    preferences,
    flip,
    firstTurn,
    previousTurn,
    nextTurn,
    lastTurn,
    backToGame,
    playFromHere,
    coordinates,
    counts,
    marks,
    prompts,
    points,
    fullScreen,
    hint,
    explore,
    tutor,
    evaluationBar,
    evaluationGraph,
    perfectPlay,
    rules,
    shortcuts,
    about
};

class WindowActions {
    Q_DECLARE_TR_FUNCTIONS(ui::WindowActions)

public:
    // Makes the actions and the menus of `window`.
    explicit WindowActions(QMainWindow& window);

    [[nodiscard]] QAction& at(ActionId id) const { return *m_actions.value(id); }
    [[nodiscard]] const std::vector<QMenu*>& menus() const { return m_menus; }

    // All texts in the language of the moment.
    void retranslate();
    // What the next game after the present one is called: in a match the next game, otherwise a rematch.
    enum class NextGame { rematch, inMatch };
    void nameNextGame(NextGame next);

private:
    void add(QMenu* menu, ActionId id, const QList<QKeySequence>& shortcuts = {});
    void addCheckable(QMenu* menu, ActionId id, const QList<QKeySequence>& shortcuts = {});
    void fillGameMenu();
    void fillEditMenu();
    void fillHistoryActions(QMenu* menu);
    void fillViewMenu();
    void fillAnalysisMenu();
    void fillHelpMenu();
    void name(ActionId id, const QString& text, const QString& tip = {});
    void retranslateGame();
    void retranslateHistory();
    void retranslateView();

    QMainWindow& m_window;
    NextGame m_nextGame = NextGame::rematch;
    QHash<ActionId, QAction*> m_actions;
    std::vector<QMenu*> m_menus; // Game, Edit, View, Analysis, Help
};

// An action's text as a person reads it: without mnemonic and dots.
[[nodiscard]] QString plainText(const QAction& action);

} // namespace ui

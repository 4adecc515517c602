// Everything the window can do, by name, and the menus of the window.
#pragma once

namespace ui {

enum class ActionId {
    newGame,
    playAgain,
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
    groups,
    fullScreen,
    readPosition,
    readMessage,
    readTurn,
    readScore,
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

enum class MenuId { game, edit, view, analysis, help };

inline constexpr MenuId kMenus[] = {MenuId::game, MenuId::edit, MenuId::view, MenuId::analysis, MenuId::help};

} // namespace ui

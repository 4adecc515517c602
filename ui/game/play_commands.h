// What a person does with the game on the table: begin another, play a turn, undo, resign, change the record; and
// whether that can be done now. A turn goes by the tutor first. What is refused is told in the status line.
//
// What has been typed as a comment is kept before the record changes.
#pragma once

#include "ui/settings/settings.h"

#include <QObject>

namespace game {
struct StateView;
}

namespace session {
class GameSession;
}

namespace ui {

class PlayScreen;

class PlayCommands : public QObject {
    Q_OBJECT

public:
    PlayCommands(session::GameSession& session, PlayScreen& screen);

    void startGame(const NewGameChoice& choice, const QString& rulesId);
    // After a game that these players have finished, their next one: the loser starts. Otherwise a game as the last one
    // was begun, by these rules.
    void playAgain(const QMap<QString, QString>& rules);
    void undo();
    void redo();
    void resign();
    void promoteVariation();
    void deleteFromHere();
    void keepComment();

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    // Undo brings the game before this one back.
    [[nodiscard]] bool undoLeavesGame() const;
    // A match goes on with another game.
    [[nodiscard]] bool hasNextGame() const;
    [[nodiscard]] bool mayResign() const;
    [[nodiscard]] bool mayAgreeDraw() const;
    [[nodiscard]] bool hasComputer() const;
    // Whether a person may choose a turn in the position on the screen.
    [[nodiscard]] bool mayPlayAt(const game::StateView& shown) const;

public slots:
    void playTurn(const QString& turnText);
    // Without the tutor.
    void playChecked(const QString& turnText);

private:
    [[nodiscard]] bool refusesInThePast(const QString& turnText);
    void undoInGame();

    session::GameSession& m_session;
    PlayScreen& m_screen;
};

} // namespace ui

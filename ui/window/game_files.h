// Games in and out of the window: record files, clipboard; and the messages about what went wrong with them.
#pragma once

#include "core/session/game_session.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace ui {

class BoardWidget;
struct FileQuestion;
class MessageBox;

class GameFiles : public QObject {
    Q_OBJECT

public:
    GameFiles(session::GameSession& session, QWidget& window);

    void open();
    void openFile(const QString& path);
    // Asks where to. `then` is called once the game is saved.
    void save(const std::function<void()>& then = {});
    void copyGame();
    void copyPosition(const game::Match& shown);
    void copyPicture(const BoardWidget& board);
    // A game or a position; both leave the running game to the archive, and undo brings it back.
    void paste();
    // The game cannot be kept and the user quits: asks whether to save it elsewhere, to quit all the same, or to stay.
    void askToQuit();
    // Messages wait for each other.
    void tell(const session::Problem& problem);

signals:
    void noted(const QString& text); // a success to tell in passing
    void quitWanted();               // the answer to askToQuit()

private:
    struct Message {
        QString title;
        QString detail;
    };

    void saveUnsafe(std::vector<std::string> records);
    [[nodiscard]] FileQuestion questionForSaving() const;
    game::Result<void> startFromPosition(const std::string& text);
    void tell(const QString& title, const QString& detail);
    void showMessages();

    session::GameSession& m_session;
    QWidget& m_window;
    QList<Message> m_messages; // that wait to be shown
    QPointer<MessageBox> m_box;
    QStringList m_details;           // in the box
    QPointer<MessageBox> m_question; // of askToQuit()
};

} // namespace ui

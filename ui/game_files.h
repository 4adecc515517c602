// Games in and out of the window: record files, clipboard, archive; and the messages about what went wrong with them.
#pragma once

#include "core/session/game_session.h"

#include <QObject>

class QWidget;

namespace ui {

class GameFiles : public QObject {
    Q_OBJECT

public:
    GameFiles(session::GameSession& session, QWidget& window);

    void open();
    void openFile(const QString& path);
    void save();
    void showArchive();
    void copyGame();
    void copyPosition(const game::Match& shown);
    void pasteGame();

signals:
    void noted(const QString& text); // a success to tell in passing

private:
    void tell(const session::Problem& problem);
    void tell(const QString& title, const QString& detail);
    [[nodiscard]] QString folder() const;
    void setFolderOf(const QString& path);

    session::GameSession& m_session;
    QWidget& m_window;
};

} // namespace ui

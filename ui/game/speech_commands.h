// What is read aloud by a screen reader on request, and what is switched without a trace that can be heard otherwise;
// and the sound after a turn of the computer. Everything is said by the status line.
#pragma once

#include <QObject>
#include <QString>

namespace session {
class GameSession;
}

namespace ui {

class GameWords;
class PlayScreen;
class WindowActions;

class SpeechCommands : public QObject {
    Q_OBJECT

public:
    SpeechCommands(session::GameSession& session, PlayScreen& screen, const WindowActions& actions);

    // The position as it is shown, with the steps of an unfinished turn.
    void readPosition();
    void readTurn(); // the last one
    void readScore();
    void readMessage(); // the last one again

    // Whether a turn of the computer against a person, who may be looking elsewhere, is followed by a sound.
    void setTurnSound(bool wanted) { m_wantsSound = wanted; }

private:
    void readAloud(const QString& text);
    [[nodiscard]] const GameWords& words() const;
    void soundTurn();

    session::GameSession& m_session;
    PlayScreen& m_screen;
    bool m_wantsSound = false;
};

} // namespace ui

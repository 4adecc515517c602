// The screen where a game is played: the board, the panel beside it, and those who show, tell and judge what goes on.
// Holds no rules: what is legal comes from game::Match and the session. What a person does beside choosing turns on
// the board goes through its commands.
#pragma once

#include "ui/game/panel_place.h"
#include "ui/settings/settings.h"

#include <QWidget>

namespace session {
class GameSession;
}

namespace ui {

class AnalysisController;
class Appearance;
class BoardWidget;
class Commentary;
class EndController;
class HintController;
class HistoryController;
class PlayCommands;
class ShownGame;
class SidePanel;
class SpeechCommands;
class TutorController;
class WindowActions;

class PlayScreen : public QWidget {
    Q_OBJECT

public:
    // Looks as `appearance` says, whenever that changes.
    PlayScreen(session::GameSession& session, const WindowActions& actions, const Appearance& appearance,
               QWidget* parent = nullptr);
    ~PlayScreen() override;

    [[nodiscard]] BoardWidget& board() const { return *m_board; }
    [[nodiscard]] SidePanel& panel() const { return *m_panel; }
    [[nodiscard]] PanelPlace& panelPlace() const { return *m_place; }
    [[nodiscard]] HistoryController& history() const { return *m_history; }
    [[nodiscard]] ShownGame& shown() const { return *m_shown; }
    [[nodiscard]] Commentary& commentary() const { return *m_commentary; }
    [[nodiscard]] AnalysisController& analysis() const { return *m_analysis; }
    [[nodiscard]] HintController& hint() const { return *m_hint; }
    [[nodiscard]] TutorController& tutor() const { return *m_tutor; }
    [[nodiscard]] EndController& end() const { return *m_end; }
    [[nodiscard]] PlayCommands& commands() const { return *m_commands; }
    [[nodiscard]] SpeechCommands& speech() const { return *m_speech; }

    void setPreferences(const Preferences& preferences);
    void flip(bool isFlipped);
    // The position that is looked at on the board, and whether a turn may be chosen there.
    void showPosition();
    void refresh();                              // everything but the board
    [[nodiscard]] QList<QWidget*> areas() const; // what F6 goes through: the board, then the panel's parts from above

signals:
    // What can be done has changed, maybe.
    void actionsChanged();

protected:
    bool event(QEvent* event) override;

private:
    void build(const WindowActions& actions);
    void connectGame();
    void connectBoard();
    void connectJudges();
    void follow(const Appearance& appearance);
    void showUnfinished();

    session::GameSession& m_session;
    BoardWidget* m_board = nullptr;
    SidePanel* m_panel = nullptr;
    PanelPlace* m_place = nullptr;
    HistoryController* m_history = nullptr;
    ShownGame* m_shown = nullptr;
    Commentary* m_commentary = nullptr;
    AnalysisController* m_analysis = nullptr;
    HintController* m_hint = nullptr;
    TutorController* m_tutor = nullptr;
    EndController* m_end = nullptr;
    PlayCommands* m_commands = nullptr;
    SpeechCommands* m_speech = nullptr;
};

} // namespace ui

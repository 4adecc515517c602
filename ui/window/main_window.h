// The window: the menus, the screen in it, the dialogs over it, and the preferences they all go by. What is played is
// the session's; what is seen of it, the screen's.
#pragma once

#include "ui/appearance/appearance.h"
#include "ui/game/play_screen.h"
#include "ui/settings/settings.h"
#include "ui/widgets/wheel_guard.h"
#include "ui/window/latin_keys.h"
#include "ui/window/screen_fit.h"
#include "ui/window/window_actions.h"

#include <QMainWindow>
#include <memory>

namespace session {
class GameSession;
struct TableServices;
} // namespace session

namespace ui {

class GameFiles;
class WindowDialogs;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // Games are kept in `dataFolder` (see GameSession). Opens with the game of the last time, or with a new one.
    explicit MainWindow(const QString& dataFolder);
    // With other means to build and open tables of perfect play than this machine's.
    MainWindow(const QString& dataFolder, session::TableServices tables);
    ~MainWindow() override;

    void openFile(const QString& path);
    void setFullScreen(bool isFull);
    void setPreferences(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }

    [[nodiscard]] session::GameSession& session() const { return *m_session; }
    [[nodiscard]] PlayScreen& screen() const { return *m_screen; }
    [[nodiscard]] WindowDialogs& dialogs() const { return *m_dialogs; }
    [[nodiscard]] GameFiles& files() const { return *m_files; }
    [[nodiscard]] const WindowActions& actionsOfWindow() const { return m_actions; }

    // Parts of the screen.
    [[nodiscard]] BoardWidget& board() const { return m_screen->board(); }
    [[nodiscard]] SidePanel& panel() const { return m_screen->panel(); }
    [[nodiscard]] HistoryController& history() const { return m_screen->history(); }
    [[nodiscard]] ShownGame& shown() const { return m_screen->shown(); }
    [[nodiscard]] AnalysisController& analysis() const { return m_screen->analysis(); }
    [[nodiscard]] HintController& hint() const { return m_screen->hint(); }
    [[nodiscard]] TutorController& tutor() const { return m_screen->tutor(); }
    [[nodiscard]] EndController& end() const { return m_screen->end(); }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectSession();
    void connectFiles();
    void connectDialogs();
    void connectPreferences();
    void begin();
    void apply(const Preferences& preferences);
    void applyTheme();
    void showHistoryMenu(const QPoint& globalPlace);
    void retranslate();
    void showTitle();
    void restoreLayout();
    void saveLayout();

    Preferences m_preferences;
    Appearance m_appearance;
    WheelGuard m_wheelGuard;
    LatinKeys m_latinKeys;
    ScreenFit m_screenFit;
    std::unique_ptr<session::GameSession> m_session;
    WindowActions m_actions;
    PlayScreen* m_screen = nullptr;
    GameFiles* m_files = nullptr;
    WindowDialogs* m_dialogs = nullptr;
    bool m_mayLoseGame = false; // the user quits although the game cannot be kept
};

} // namespace ui

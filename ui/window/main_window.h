// The window: the board, the panel beside it, menus and dialogs, and the wires between them and the session. Holds no
// rules: what is legal comes from game::Match and the session.
#pragma once

#include "ui/appearance/language.h"
#include "ui/appearance/reduced_motion.h"
#include "ui/appearance/text_size.h"
#include "ui/appearance/theme.h"
#include "ui/board/board_widget.h"
#include "ui/settings/settings.h"
#include "ui/widgets/wheel_guard.h"
#include "ui/window/latin_keys.h"
#include "ui/window/screen_fit.h"
#include "ui/window/window_actions.h"

#include <QMainWindow>
#include <QPointer>
#include <memory>
#include <vector>

class QSplitter;

namespace session {
class GameSession;
struct TableWorkshop;
} // namespace session

namespace ui {

class AboutDialog;
class AnalysisController;
class ArchiveDialog;
class Commentary;
class EndController;
class GameFiles;
class HintController;
class HistoryController;
class NewGameDialog;
class PerfectPlayDialog;
class PictureDialog;
class RulesDialog;
class SettingsDialog;
class ShortcutsDialog;
class ShownGame;
class SidePanel;
class TutorController;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // Games are kept in `dataFolder` (see GameSession). Opens with the game of the last time, or with a new one.
    explicit MainWindow(const QString& dataFolder);
    // With other means to build and open tables of perfect play than this machine's.
    MainWindow(const QString& dataFolder, session::TableWorkshop workshop);
    ~MainWindow() override;

    void openFile(const QString& path);

    // What the dialogs of these menu entries show, without waiting for them; for tests and pictures too.
    NewGameDialog* showNewGameDialog();
    SettingsDialog* showSettingsDialog();
    RulesDialog* showRulesDialog();
    PerfectPlayDialog* showPerfectPlayDialog();
    QDialog* showShortcutsDialog();
    QDialog* showAboutDialog();
    ArchiveDialog* showArchiveDialog();
    PictureDialog* showPictureDialog();

    void setPreferences(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }

    [[nodiscard]] session::GameSession& session() const { return *m_session; }
    [[nodiscard]] HistoryController& history() const { return *m_history; }
    [[nodiscard]] HintController& hint() const { return *m_hint; }
    [[nodiscard]] AnalysisController& analysis() const { return *m_analysis; }
    [[nodiscard]] TutorController& tutor() const { return *m_tutor; }
    [[nodiscard]] EndController& end() const { return *m_end; }
    [[nodiscard]] BoardWidget& board() const { return *m_board; }
    [[nodiscard]] ShownGame& shown() const { return *m_shown; }
    [[nodiscard]] SidePanel& panel() const { return *m_panel; }
    [[nodiscard]] const WindowActions& actionsOfWindow() const { return m_actions; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    void build();
    void connectGame();
    void connectBoard();
    void connectPerfectPlay();
    void connectAnalysis();
    void connectHistory();
    void connectSpeech(); // with the five below in window_speech.cpp
    void readAloud(const QString& text);
    void readPosition();
    void readTurn();
    void readScore();
    void soundTurn(int ply);
    void connectPreferences();
    [[nodiscard]] std::vector<ActionRow> actionRows(); // with their slots
    void begin();

    void startGame(const NewGameChoice& choice, const QString& rulesId);
    void playTurn(const QString& turnText);
    void undoInGame();
    void playChecked(const QString& turnText);
    void undo();
    void resign();
    void playAgain();

    [[nodiscard]] bool mayPlayAt(const game::StateView& shown) const;
    void keepComment(); // what has been typed, before the record changes
    void showPosition();
    void refresh();
    void updateActions();
    void nameNextGame(); // another game, or in a match the next one
    void nameUndo();
    void updateHistoryActions();
    void showHistoryMenu(const QPoint& globalPlace);
    void promoteVariation();
    void deleteFromHere();
    void updateAnalysisActions();
    void applyAnalysis();
    void flip(bool blackAtBottom);

    void applyTheme();
    void applyBoardOptions();
    void showPreferencesInMenus();
    [[nodiscard]] ThemeKind themeKind() const;
    [[nodiscard]] Theme theme() const;
    void retranslate();
    void showTitle();
    void setFullScreen(bool isFull);

    void layOut();
    void fitPanel();
    [[nodiscard]] QList<QWidget*> areas() const; // what F6 goes through
    void restoreLayout();
    void saveLayout();

    Preferences m_preferences;
    LanguageSwitch m_language;
    TextSize m_textSize;
    ThemeKind m_systemTheme = ThemeKind::light;
    ReducedMotion m_reducedMotion;
    WheelGuard m_wheelGuard;
    LatinKeys m_latinKeys;
    ScreenFit m_screenFit;
    std::unique_ptr<session::GameSession> m_session;
    WindowActions m_actions;
    HistoryController* m_history = nullptr;
    QSplitter* m_splitter = nullptr;
    BoardWidget* m_board = nullptr;
    ShownGame* m_shown = nullptr;
    SidePanel* m_panel = nullptr;
    Commentary* m_commentary = nullptr;
    HintController* m_hint = nullptr;
    AnalysisController* m_analysis = nullptr;
    TutorController* m_tutor = nullptr;
    EndController* m_end = nullptr;
    GameFiles* m_files = nullptr;
    QPointer<SettingsDialog> m_settingsDialog;
    QPointer<RulesDialog> m_rulesDialog;
    QPointer<PerfectPlayDialog> m_perfectPlayDialog;
    QString m_toldTable; // of which the status line says that it is built
    QPointer<NewGameDialog> m_newGameDialog;
    QPointer<ShortcutsDialog> m_shortcutsDialog;
    QPointer<AboutDialog> m_aboutDialog;
    QPointer<PictureDialog> m_pictureDialog;
    int m_chosenPanel = 0; // the width the user gave the panel; 0: a share of the window
    bool m_isLaidOut = false;
    bool m_mayLoseGame = false; // the user quits although the game cannot be kept
};

} // namespace ui

// The dialogs of the window, one of each kind at most: showing one that is open brings it to the front. None waits for
// an answer; what is chosen in them is told by signals.
#pragma once

#include "ui/settings/settings.h"

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace session {
class GameSession;
}

namespace ui {

class AboutDialog;
class Appearance;
class ArchiveDialog;
class BoardWidget;
class NewGameDialog;
class PerfectPlayDialog;
class PictureDialog;
class RulesDialog;
class SettingsDialog;
class ShortcutsDialog;
class WindowActions;

class WindowDialogs : public QObject {
    Q_OBJECT

public:
    // What dialogs are about and what they need. `board` is the one that pictures are taken of.
    struct World {
        session::GameSession& session;
        const Appearance& appearance;
        const WindowActions& actions;
        const BoardWidget& board;
    };

    WindowDialogs(const World& world, QWidget& window);

    NewGameDialog* showNewGame();
    SettingsDialog* showPreferences();
    RulesDialog* showRules();
    PerfectPlayDialog* showPerfectPlay();
    QDialog* showShortcuts();
    QDialog* showAbout();
    ArchiveDialog* showArchive();
    PictureDialog* showPicture();

    [[nodiscard]] bool isPerfectPlayShown() const;
    // As they are now; an open dialog of preferences follows.
    void setPreferences(const Preferences& preferences);

signals:
    void gameChosen(const ui::NewGameChoice& choice, const QString& rulesId);
    void preferencesChosen(const ui::Preferences& preferences);
    void noted(const QString& text); // a success to tell in passing

private:
    World m_world;
    QWidget& m_window;
    Preferences m_preferences;
    QPointer<NewGameDialog> m_newGame;
    QPointer<SettingsDialog> m_settings;
    QPointer<RulesDialog> m_rules;
    QPointer<PerfectPlayDialog> m_perfectPlay;
    QPointer<ShortcutsDialog> m_shortcuts;
    QPointer<AboutDialog> m_about;
    QPointer<ArchiveDialog> m_archive;
    QPointer<PictureDialog> m_picture;
};

} // namespace ui

#include "ui/window/window_dialogs.h"

#include "core/session/game_session.h"
#include "ui/appearance/appearance.h"
#include "ui/archive/archive_dialog.h"
#include "ui/board/board_widget.h"
#include "ui/games/games.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/about_dialog.h"
#include "ui/window/shortcuts_dialog.h"

namespace ui {
namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString gameOf(const session::GameSession& session) {
    return textOf(session.game().match().gameId());
}

QString rulesOf(const session::GameSession& session) {
    return textOf(session.game().match().rulesId());
}

// One that is closed is only waiting to be deleted.
template <class Dialog>
bool isUp(const QPointer<Dialog>& dialog) {
    return dialog && dialog->isVisible();
}

template <class Dialog>
Dialog* keep(QPointer<Dialog>& place, Dialog* made) {
    made->setAttribute(Qt::WA_DeleteOnClose);
    place = made;
    return made;
}

// Shows a dialog beside the window, or brings it to the front.
void bringUp(QDialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

WindowDialogs::WindowDialogs(const World& world, QWidget& window)
    : QObject(&window), m_world(world), m_window(window) {}

void WindowDialogs::setPreferences(const Preferences& preferences) {
    m_preferences = preferences;
    if (m_settings)
        m_settings->setPreferences(preferences);
}

NewGameDialog* WindowDialogs::showNewGame() {
    if (!isUp(m_newGame)) {
        NewGameDialog* made =
            keep(m_newGame, new NewGameDialog(playableGames(), Settings::newGame(), m_preferences.rules,
                                              m_world.appearance.theme(), &m_window));
        connect(&m_world.appearance, &Appearance::changed, made,
                [this, made] { made->setTheme(m_world.appearance.theme()); });
        connect(made, &QDialog::accepted, this, [this, made] { emit gameChosen(made->choice(), made->rules()); });
    }
    m_newGame->open();
    return m_newGame;
}

SettingsDialog* WindowDialogs::showPreferences() {
    if (!isUp(m_settings)) {
        const SettingsDialog* made =
            keep(m_settings, new SettingsDialog(gameOf(m_world.session), m_preferences, m_world.actions, &m_window));
        connect(made, &SettingsDialog::changed, this, &WindowDialogs::preferencesChosen);
    }
    bringUp(*m_settings);
    return m_settings;
}

RulesDialog* WindowDialogs::showRules() {
    if (!isUp(m_rules))
        keep(m_rules, new RulesDialog(m_world.appearance, &m_window));
    m_rules->setGame(gameOf(m_world.session), rulesOf(m_world.session));
    bringUp(*m_rules);
    return m_rules;
}

PerfectPlayDialog* WindowDialogs::showPerfectPlay() {
    if (!isUp(m_perfectPlay)) {
        session::PerfectTables& tables = m_world.session.tables();
        PerfectPlayDialog* made = keep(m_perfectPlay, new PerfectPlayDialog(tables, m_world.appearance, &m_window));
        const QString building = tables.buildingId();
        made->choose(building.isEmpty() ? rulesOf(m_world.session) : building);
    }
    bringUp(*m_perfectPlay);
    return m_perfectPlay;
}

bool WindowDialogs::isPerfectPlayShown() const {
    return isUp(m_perfectPlay);
}

QDialog* WindowDialogs::showShortcuts() {
    if (!isUp(m_shortcuts))
        keep(m_shortcuts,
             new ShortcutsDialog(m_world.actions, controlsOf(m_world.session.game().match().gameId()), &m_window));
    bringUp(*m_shortcuts);
    return m_shortcuts;
}

QDialog* WindowDialogs::showAbout() {
    if (!isUp(m_about))
        keep(m_about, new AboutDialog(&m_window));
    m_about->open();
    return m_about;
}

ArchiveDialog* WindowDialogs::showArchive() {
    if (!isUp(m_archive))
        keep(m_archive, new ArchiveDialog(m_world.session, m_world.appearance, &m_window));
    m_archive->preview().setCoordinatesVisible(m_preferences.coordinates);
    m_archive->preview().setCountsVisible(m_preferences.counts);
    m_archive->open();
    return m_archive;
}

PictureDialog* WindowDialogs::showPicture() {
    if (!isUp(m_picture)) {
        const PictureDialog* made = keep(m_picture, new PictureDialog(m_world.board, &m_window));
        connect(made, &PictureDialog::noted, this, &WindowDialogs::noted);
    }
    m_picture->open();
    return m_picture;
}

} // namespace ui

#include "ui/window/main_window.h"

#include "core/session/game_session.h"
#include "core/session/perfect_tables.h"
#include "ui/access/combo_voice.h"
#include "ui/board/board_widget.h"
#include "ui/game/commentary.h"
#include "ui/game/play_commands.h"
#include "ui/game/result_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/work_line.h"
#include "ui/games/games.h"
#include "ui/history/history_panel.h"
#include "ui/settings/preference_rows.h"
#include "ui/text/outside_text.h"
#include "ui/text/player_text.h"
#include "ui/widgets/plain_text_guard.h"
#include "ui/window/area_ring.h"
#include "ui/window/file_drop.h"
#include "ui/window/focus_frames.h"
#include "ui/window/game_files.h"
#include "ui/window/menus.h"
#include "ui/window/window_dialogs.h"
#include "ui/window/window_style.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

namespace ui {

using session::GameSession;

namespace {

constexpr QSize kSmallest(480, 560);
constexpr QSize kUsual(1080, 760);

// The program opens with its first game, whichever was chosen last.
NewGameChoice firstGame() {
    NewGameChoice choice = Settings::newGame();
    choice.gameId = QString::fromLatin1(offeredGames().front().words.id());
    return choice;
}

} // namespace

MainWindow::MainWindow(const QString& dataFolder) : MainWindow(dataFolder, session::TableServices::ofThisMachine()) {}

MainWindow::MainWindow(const QString& dataFolder, session::TableServices tables)
    : m_preferences(Settings::preferences()),
      m_appearance(m_preferences, QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)),
      m_session(std::make_unique<GameSession>(dataFolder, std::move(tables))), m_actions(*this, Menus::rows(*this)) {
    new PlainTextGuard(this);
    build();
    connectSession();
    connectFiles();
    connectDialogs();
    connectPreferences();
    applyTheme();
    retranslate();
    restoreLayout();
    begin();
}

MainWindow::~MainWindow() {
    // What is in the window refers to the session and the actions, and must go first.
    m_session->disconnect();
    m_appearance.disconnect();
    delete takeCentralWidget();
}

void MainWindow::build() {
    installComboVoice();
    m_screen = new PlayScreen(*m_session, m_actions, m_appearance, this);
    setCentralWidget(m_screen);
    new FocusFrames(this);
    new AreaRing(*this, [this] { return m_screen->areas(); });
    m_files = new GameFiles(*m_session, *this);
    m_dialogs = new WindowDialogs({*m_session, m_appearance, m_actions, m_screen->board()}, *this);
    connect(m_screen, &PlayScreen::actionsChanged, this, [this] { m_actions.update(); });
    connect(&panel().historyPanel(), &HistoryPanel::menuWanted, this, &MainWindow::showHistoryMenu);
    connect(&m_appearance, &Appearance::changed, this, [this](Appearance::Parts what) {
        if (what & (Appearance::theTheme | Appearance::theTextSize))
            applyTheme();
    });
}

void MainWindow::connectSession() {
    connect(m_session.get(), &GameSession::changed, this, [this](session::Changes what) {
        if (what.testFlag(session::Change::game))
            showTitle();
    });
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive)
            m_session->saveNow();
    });
    connect(&m_session->tables(), &session::PerfectTables::failed, this,
            [this](const QString&, const session::Problem& problem) {
                // The dialog tells it itself, where it can be seen.
                if (!m_dialogs->isPerfectPlayShown())
                    m_files->tell(problem);
            });
}

void MainWindow::connectFiles() {
    connect(m_files, &GameFiles::noted, &m_screen->commentary(), &Commentary::note);
    connect(m_files, &GameFiles::quitWanted, this, [this] {
        m_mayLoseGame = true;
        close();
    });
    connect(new FileDrop(*this), &FileDrop::dropped, this, &MainWindow::openFile);
}

void MainWindow::connectDialogs() {
    connect(m_dialogs, &WindowDialogs::noted, &m_screen->commentary(), &Commentary::note);
    connect(m_dialogs, &WindowDialogs::preferencesChosen, this, &MainWindow::setPreferences);
    connect(m_dialogs, &WindowDialogs::gameChosen, this, [this](const NewGameChoice& choice, const QString& rulesId) {
        Settings::setNewGame(choice);
        Preferences changed = m_preferences;
        changed.rules.insert(choice.gameId, rulesId);
        setPreferences(changed);
        m_screen->commands().startGame(choice, rulesId);
    });
    const ResultCard& result = panel().resultCard();
    connect(&result, &ResultCard::newGameWanted, m_dialogs, &WindowDialogs::showNewGame);
    connect(&result, &ResultCard::againWanted, &m_actions.at(ActionId::playAgain), &QAction::trigger);
    connect(&panel().workLine(), &WorkLine::clicked, m_dialogs, &WindowDialogs::showPerfectPlay);
}

// The actions that switch a preference do so, whatever it is about.
void MainWindow::connectPreferences() {
    for (const PreferenceRow& row : preferenceRows())
        if (row.action && row.isSwitch())
            connect(&m_actions.at(*row.action), &QAction::triggered, this, [this, set = row.field.set](bool isOn) {
                Preferences changed = m_preferences;
                set(changed, isOn);
                setPreferences(changed);
            });
}

void MainWindow::begin() {
    apply(m_preferences);
    if (!m_session->resume())
        m_screen->commands().startGame(firstGame(), m_preferences.rules.value(firstGame().gameId));
    board().setFocus();
}

void MainWindow::openFile(const QString& path) {
    m_screen->commands().keepComment();
    m_files->openFile(path);
}

void MainWindow::setPreferences(const Preferences& preferences) {
    m_preferences = preferences;
    Settings::setPreferences(preferences);
    m_appearance.use(preferences);
    apply(preferences);
}

void MainWindow::apply(const Preferences& preferences) {
    m_session->referee().setPace(paceMilliseconds(preferences.pace));
    m_screen->setPreferences(preferences);
    m_dialogs->setPreferences(preferences);
    for (const PreferenceRow& row : preferenceRows())
        if (row.action && row.isSwitch())
            m_actions.at(*row.action).setChecked(row.field.get(preferences) != 0);
}

void MainWindow::applyTheme() {
    setStyleSheet(windowStyleSheet(m_appearance.theme(), QFontMetrics(QApplication::font()).height()));
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    m_appearance.use(m_preferences); // the size of text, which shown widgets alone take on
    m_screen->panelPlace().layOut();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions.at(ActionId::fullScreen).setChecked(isFullScreen());
}

// A maximised window is so again afterwards.
void MainWindow::setFullScreen(bool isFull) {
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, isFull));
}

// What nothing in the window has a use for.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && isFullScreen())
        setFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::retranslate() {
    m_actions.retranslate();
    showTitle();
}

// Whoever has a name stands in the title, which tells windows and games apart.
void MainWindow::showTitle() {
    const session::GameSetup& setup = m_session->game().setup();
    const bool hasNames = std::any_of(setup.players.begin(), setup.players.end(),
                                      [](const auto& player) { return !asLine(player.name).isEmpty(); });
    // All at once: a name may hold a % of its own.
    //: The title of the window: the players, and the program.
    setWindowTitle(asWindowTitle(
        hasNames
            ? tr("%1 – %2 — Linja").arg(playerName(setup, game::Side::first), playerName(setup, game::Side::second))
            : tr("Linja")));
}

void MainWindow::showHistoryMenu(const QPoint& globalPlace) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("historyMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionId id : {ActionId::playFromHere, ActionId::backToGame})
        menu->addAction(&m_actions.at(id));
    menu->addSeparator();
    for (const ActionId id : {ActionId::editComment, ActionId::promoteVariation, ActionId::deleteFromHere})
        menu->addAction(&m_actions.at(id));
    menu->popup(globalPlace);
}

void MainWindow::restoreLayout() {
    const QSize room = ScreenFit::roomFor(*this);
    setMinimumSize(kSmallest.boundedTo(room));
    const WindowLayout layout = Settings::layout();
    m_screen->panelPlace().setChosenWidth(layout.panelWidth);
    if (layout.geometry.isEmpty() || !restoreGeometry(layout.geometry))
        resize(kUsual.boundedTo(room));
}

void MainWindow::saveLayout() {
    Settings::setLayout({saveGeometry(), m_screen->panelPlace().chosenWidth()});
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveLayout();
    m_screen->commands().keepComment();
    if (!m_session->saveNow() && !std::exchange(m_mayLoseGame, false)) {
        event->ignore();
        m_files->askToQuit();
        return;
    }
    m_session->tables().stopBuilding(); // what is done is kept; the destructor waits for the rest
    QMainWindow::closeEvent(event);
}

} // namespace ui

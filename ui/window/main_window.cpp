#include "ui/window/main_window.h"

#include "core/session/game_session.h"
#include "core/session/perfect_tables.h"
#include "ui/access/combo_voice.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/appearance/system_theme.h"
#include "ui/game/commentary.h"
#include "ui/game/end_controller.h"
#include "ui/game/hint_controller.h"
#include "ui/game/result_card.h"
#include "ui/game/shown_game.h"
#include "ui/game/side_panel.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_controller.h"
#include "ui/game/work_line.h"
#include "ui/history/history_comment.h"
#include "ui/history/history_controller.h"
#include "ui/history/history_panel.h"
#include "ui/new_game/new_game.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/text/fault_text.h"
#include "ui/text/rules_text.h"
#include "ui/widgets/panel_scroller.h"
#include "ui/widgets/plain_text_guard.h"
#include "ui/window/area_ring.h"
#include "ui/window/focus_frames.h"
#include "ui/window/game_files.h"

#include <QApplication>
#include <QCloseEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStandardPaths>
#include <utility>

namespace ui {

using session::GameSession;

MainWindow::MainWindow(const QString& dataFolder) : MainWindow(dataFolder, session::TableWorkshop::ofThisMachine()) {}

MainWindow::MainWindow(const QString& dataFolder, session::TableWorkshop workshop)
    : m_preferences(Settings::preferences()), m_systemTheme(systemTheme()),
      m_reducedMotion(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)),
      m_session(std::make_unique<GameSession>(dataFolder, std::move(workshop))), m_actions(*this, actionRows()) {
    new PlainTextGuard(this);
    m_language.use(m_preferences.language);
    build();
    connectGame();
    connectBoard();
    connectPerfectPlay();
    connectAnalysis();
    connectHistory();
    connectSpeech();
    connectPreferences();
    applyTheme();
    applyBoardOptions();
    applyAnalysis();
    retranslate();
    restoreLayout();
    begin();
}

MainWindow::~MainWindow() {
    // The widgets refer to the session and must go first; its last signals must not reach a half-destroyed window.
    m_session->disconnect();
    delete takeCentralWidget();
    m_splitter = nullptr; // the font of the application changes once more
    m_board = nullptr;
    m_panel = nullptr;
}

void MainWindow::build() {
    installComboVoice();
    m_history = new HistoryController(*m_session, this);
    // Scrolls only where the window cannot have the least size, on a small screen, and the panel under the board.
    auto* scroller = new QScrollArea(this);
    scroller->setFrameShape(QFrame::NoFrame);
    scroller->setFocusPolicy(Qt::NoFocus);
    scroller->setWidgetResizable(true);
    m_splitter = new QSplitter(Qt::Horizontal, scroller);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(6);
    m_board = new BoardWidget(m_splitter);
    // Less than it asks for: the smallest window has to hold the result below it.
    m_board->setMinimumSize(260, 240);
    m_shown = new ShownGame(*m_session, *m_history, *m_board);
    m_panel = new SidePanel(*m_session, *m_shown, *m_history, m_actions);
    m_splitter->addWidget(m_board);
    m_splitter->addWidget(new PanelScroller(*m_panel, m_splitter));
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_chosenPanel = m_panel->isCompact() ? m_chosenPanel : m_splitter->sizes().value(1); });
    scroller->setWidget(m_splitter);
    setCentralWidget(scroller);
    new FocusFrames(this);
    new AreaRing(*this, [this] { return areas(); });
    m_commentary = new Commentary(*m_shown, *m_history, m_panel->statusLine());
    m_analysis = new AnalysisController(*m_session, *m_shown, *m_history, *m_board, m_panel->evaluation());
    m_hint = new HintController(*m_analysis, *m_board);
    m_tutor = new TutorController(*m_analysis, *m_board, m_panel->tutorBar());
    m_commentary->setAdvice([this] {
        const QString tutor = m_tutor->text();
        return tutor.isEmpty() ? m_hint->text() : tutor;
    });
    m_end = new EndController(*m_shown, *m_history, *m_board, *m_panel);
    m_commentary->setCounting([this] { return m_end->isCounting(); });
    connect(m_end, &EndController::counted, this, &MainWindow::refresh);
    m_files = new GameFiles(*m_session, *this);
    connect(m_files, &GameFiles::noted, m_commentary, &Commentary::note);
    connect(m_files, &GameFiles::quitWanted, this, [this] {
        m_mayLoseGame = true;
        close();
    });
}

void MainWindow::connectGame() {
    connect(m_session.get(), &GameSession::gameStarted, this, [this] { flip(wantsBlackAtBottom(m_session->setup())); });
    connect(m_session.get(), &GameSession::gameStarted, this, &MainWindow::showTitle);
    connect(m_history, &HistoryController::viewChanged, this, &MainWindow::showPosition);
    connect(&m_reducedMotion, &ReducedMotion::changed, this, &MainWindow::applyBoardOptions);
    connect(m_shown, &ShownGame::changed, this, &MainWindow::refresh);
    // What can be done is decided by the session, which may be ahead of what is shown.
    for (const auto signal : {&GameSession::positionChanged, &GameSession::historyChanged, &GameSession::gameOver})
        connect(m_session.get(), signal, this, [this] {
            if (m_board->match())
                updateActions();
        });
    watchSystemTheme(*this, [this] {
        m_systemTheme = systemTheme();
        applyTheme();
    });
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive)
            m_session->saveNow();
    });
}

void MainWindow::connectBoard() {
    connect(m_board, &BoardWidget::turnChosen, this, &MainWindow::playTurn);
    connect(m_board, &BoardWidget::statusChanged, this, &MainWindow::refresh);
    connect(m_board, &BoardWidget::refused, m_commentary, &Commentary::refuse);
    connect(m_board, &BoardWidget::hint, m_commentary, &Commentary::hint);
    connect(&m_panel->turnField(), &TurnField::turnTyped, this, &MainWindow::playTurn);
    connect(&m_panel->turnField(), &TurnField::dismissed, m_board, [this] { m_board->setFocus(); });
    connect(m_panel, &SidePanel::sizeWanted, this, &MainWindow::fitPanel, Qt::QueuedConnection);
    connect(&m_panel->resultCard(), &ResultCard::newGameWanted, this, &MainWindow::showNewGameDialog);
    const ResultCard& result = m_panel->resultCard();
    connect(&result, &ResultCard::againWanted, &m_actions.at(ActionId::playAgain), &QAction::trigger);
}

void MainWindow::connectPerfectPlay() {
    connect(m_hint, &HintController::changed, this, &MainWindow::refresh);
    // The cards alone: the status line is saying that the table is built.
    connect(m_session.get(), &GameSession::perfectPlayChanged, this, [this] {
        if (m_board->match())
            m_panel->refresh(m_shown->status(), m_shown->match()->state());
    });
    connect(&m_panel->workLine(), &WorkLine::clicked, this, &MainWindow::showPerfectPlayDialog);
    const session::PerfectTables& tables = m_session->tables();
    connect(&tables, &session::PerfectTables::built, m_commentary, [this](const QString& rulesId) {
        m_toldTable = rulesId;
        m_commentary->tellNews(tr("Perfect play is built: %1.").arg(rulesName(rulesId)));
    });
    connect(&tables, &session::PerfectTables::lost, m_commentary, [this](const QString& rulesId) {
        m_toldTable.clear();
        m_commentary->tellNews(
            tr("The table of perfect play was deleted: %1. Values are estimates from now on.").arg(rulesName(rulesId)));
    });
    connect(&tables, &session::PerfectTables::changed, m_commentary, [this, &tables] {
        const bool isTrue = tables.entry(m_toldTable).state == session::PerfectTables::State::ready;
        if (m_toldTable.isEmpty() || (isTrue && !tables.isBuilding()))
            return;
        m_toldTable.clear();
        m_commentary->takeBackNews();
    });
    connect(&tables, &session::PerfectTables::failed, this, [this](const QString&, const session::Problem& problem) {
        // The dialog tells it itself, where it can be seen.
        if (!m_perfectPlayDialog || !m_perfectPlayDialog->isVisible())
            m_files->tell(problem);
    });
}

void MainWindow::begin() {
    m_session->setComputerPace(paceMilliseconds(m_preferences.pace));
    if (!m_session->resume())
        startGame(Settings::newGame(), m_preferences.rules);
    m_board->setFocus();
}

void MainWindow::startGame(const NewGameChoice& choice, const QString& rulesId) {
    keepComment();
    const auto started = m_session->newGame(setupFrom(choice, rulesId));
    if (!started)
        m_commentary->refuse(faultText(started.fault()));
    m_board->setFocus();
}

// After a game that these players have finished, their next one: the loser starts. Otherwise a game as the last one was
// begun.
void MainWindow::playAgain() {
    const session::GameSetup& now = m_session->setup();
    const session::GameSetup chosen = setupFrom(Settings::newGame(), m_preferences.rules);
    const bool isTheirs =
        now.players == chosen.players && now.length == chosen.length && m_session->match().rulesId() == chosen.rulesId;
    const bool goesOn = !now.length.isSingle() && !m_session->isMatchOver();
    if (m_session->isOver() && (isTheirs || goesOn)) {
        keepComment();
        m_session->rematch();
        m_board->setFocus();
        return;
    }
    startGame(Settings::newGame(), m_preferences.rules);
}

void MainWindow::openFile(const QString& path) {
    keepComment();
    m_files->openFile(path);
}

void MainWindow::playTurn(const QString& turnText) {
    // A turn made in the past goes on from there; one that is not legal there must not move the game.
    if (m_history->isViewing()) {
        const std::unique_ptr<game::Match> there = m_history->shownMatch()->clone();
        if (const auto possible = there->play(turnText.toStdString()); !possible) {
            m_commentary->refuse(faultText(possible.fault()));
            return;
        }
        if (!mayPlayAt(m_history->shownMatch()->state())) {
            m_commentary->refuse(faultText({.code = game::FaultCode::notYourTurn}));
            return;
        }
    }
    // The tutor may keep it for a moment, or until the person has decided.
    const bool mayPlay = m_history->isViewing() || m_session->humanToMove().has_value();
    if (!mayPlay || !m_tutor->holds(turnText))
        playChecked(turnText);
}

void MainWindow::playChecked(const QString& turnText) {
    const bool wasTrial = m_session->isTrial();
    if (m_history->isViewing())
        m_history->tryFromHere();
    const auto played = m_session->playTurn(turnText.toStdString());
    if (played) {
        if (m_panel->turnField().hasFocus())
            m_board->setFocus();
        m_panel->turnField().reset();
        if (!wasTrial && m_session->isTrial())
            m_commentary->note(tr("This turn is kept as a variation. The game and its result stay as they are."));
        return;
    }
    showPosition();
    m_commentary->refuse(faultText(played.fault()));
}

// A game that undo puts off the table can be missed.
void MainWindow::undoInGame() {
    const bool leavesGame = m_session->undoLeavesGame();
    m_session->undo();
    if (leavesGame && m_session->redoBringsGame())
        m_commentary->note(tr("The game before this one is back. Redo returns to the other."));
}

void MainWindow::undo() {
    keepComment();
    if (m_tutor->isHolding())
        m_tutor->retry();
    else if (m_board->canTakeBack())
        m_board->takeBackStep();
    else
        undoInGame();
}

void MainWindow::resign() {
    const auto toMove = m_session->humanToMove();
    const session::GameSetup& setup = m_session->setup();
    const bool redIsHuman = setup.player(game::Side::first).kind == session::PlayerKind::human;
    const bool blackIsHuman = setup.player(game::Side::second).kind == session::PlayerKind::human;
    if (!redIsHuman && !blackIsHuman)
        return;
    const game::Side onlyHuman = redIsHuman ? game::Side::first : game::Side::second;
    m_session->resign(redIsHuman && blackIsHuman ? toMove.value_or(m_session->match().sideToMove()) : onlyHuman);
}

// Whether a person may choose a turn in the shown position.
bool MainWindow::mayPlayAt(const game::StateView& shown) const {
    const bool isPerson = m_session->setup().player(shown.toMove).kind == session::PlayerKind::human;
    return m_history->isViewing() ? isPerson && !shown.outcome : m_session->humanToMove().has_value();
}

// The shown position on the board, and whether a turn may be chosen there.
void MainWindow::showPosition() {
    const std::shared_ptr<const game::Match> match = m_history->shownMatch();
    const game::StateView state = match->state();
    const int ply = match->plyCount();
    const bool isByComputer =
        !m_history->isViewing() && ply > 0 &&
        m_session->setup().player(match->sideToMoveAt(ply - 1)).kind == session::PlayerKind::computer;
    m_board->setMatch(match, mayPlayAt(state) ? BoardInput::turns : BoardInput::none,
                      isByComputer ? Transition::tell : Transition::glide);
    refresh();
}

void MainWindow::refresh() {
    if (!m_board->match())
        return;
    updateActions();
    m_panel->refresh(m_shown->status(), m_shown->match()->state());
    m_commentary->refresh();
}

void MainWindow::flip(bool blackAtBottom) {
    m_board->setFlipped(blackAtBottom);
    m_panel->setBlackAtBottom(blackAtBottom);
}

void MainWindow::setPreferences(const Preferences& preferences) {
    const Preferences old = m_preferences;
    m_preferences = preferences;
    Settings::setPreferences(preferences);
    m_language.use(preferences.language);
    m_session->setComputerPace(paceMilliseconds(preferences.pace));
    m_textSize.use(preferences.textSize);
    if (preferences.theme != old.theme || preferences.set != old.set || preferences.textSize != old.textSize)
        applyTheme();
    applyBoardOptions();
    applyAnalysis();
    if (m_settingsDialog)
        m_settingsDialog->setPreferences(preferences);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveLayout();
    keepComment();
    if (!m_session->saveNow() && !std::exchange(m_mayLoseGame, false)) {
        event->ignore();
        m_files->askToQuit();
        return;
    }
    m_session->tables().stopBuilding(); // what is done is kept; the destructor waits for the rest
    QMainWindow::closeEvent(event);
}

} // namespace ui

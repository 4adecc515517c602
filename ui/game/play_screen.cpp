#include "ui/game/play_screen.h"

#include "core/games/catalogue.h"
#include "core/session/game_session.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/appearance/appearance.h"
#include "ui/board/board_widget.h"
#include "ui/game/commentary.h"
#include "ui/game/end_controller.h"
#include "ui/game/hint_controller.h"
#include "ui/game/play_commands.h"
#include "ui/game/shown_game.h"
#include "ui/game/side_panel.h"
#include "ui/game/speech_commands.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_controller.h"
#include "ui/history/history_comment.h"
#include "ui/history/history_controller.h"
#include "ui/history/history_panel.h"
#include "ui/new_game/new_game.h"
#include "ui/perfect_play/table_news.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ui {

using session::GameSession;

namespace {

// The steps made so far, in notation: "3-4 …". A step that moves an opposing pawn has that pawn's letter in front.
QString stepsText(const TurnEntry& entry, std::string_view gameId) {
    const games::GameInfo* info = games::findGame(gameId);
    QStringList steps;
    for (const game::StepView& step : entry.builder().steps()) {
        QString text = QStringLiteral("%1-%2").arg(step.from + 1).arg(step.to + 1);
        if (info && step.piece != entry.mover())
            text.prepend(QLatin1Char(info->sideLetters[game::indexOf(step.piece)]));
        steps << text;
    }
    return steps.join(QStringLiteral(", ")) + QStringLiteral(" …");
}

} // namespace

PlayScreen::PlayScreen(GameSession& session, const WindowActions& actions, const Appearance& appearance,
                       QWidget* parent)
    : QWidget(parent), m_session(session) {
    build(actions);
    connectGame();
    connectBoard();
    connectJudges();
    follow(appearance);
    connect(&appearance, &Appearance::changed, this, [this, &appearance] { follow(appearance); });
}

PlayScreen::~PlayScreen() {
    // What is heard of the session now would reach a half-destroyed screen.
    disconnect(&m_session, nullptr, this, nullptr);
}

void PlayScreen::build(const WindowActions& actions) {
    m_history = new HistoryController(m_session, this);
    m_board = new BoardWidget(this);
    m_shown = new ShownGame(m_session, *m_history, *m_board);
    m_panel = new SidePanel(m_session, *m_shown, *m_history, actions);
    m_place = new PanelPlace(*m_board, *m_panel, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_place);
    m_commentary = new Commentary(*m_shown, *m_history, m_panel->statusLine());
    m_analysis = new AnalysisController(m_session, *m_shown, *m_history, *m_board, m_panel->evaluation());
    m_hint = new HintController(*m_analysis, *m_board);
    m_tutor = new TutorController(*m_analysis, *m_board, m_panel->tutorBar());
    m_commentary->setAdvice([this] {
        const QString tutor = m_tutor->text();
        return tutor.isEmpty() ? m_hint->text() : tutor;
    });
    m_end = new EndController(*m_shown, *m_history, *m_board, *m_panel);
    m_commentary->setCounting([this] { return m_end->isCounting(); });
    connect(m_end, &EndController::counted, this, &PlayScreen::refresh);
    m_commands = new PlayCommands(m_session, *this);
    m_speech = new SpeechCommands(m_session, *this, actions);
    new TableNews(m_session.tables(), *m_commentary);
}

void PlayScreen::connectGame() {
    connect(m_shown, &ShownGame::gameStarted, this, [this] { flip(wantsSecondAtBottom(m_session.game().setup())); });
    connect(m_history, &HistoryController::viewChanged, this, &PlayScreen::showPosition);
    connect(m_shown, &ShownGame::changed, this, &PlayScreen::refresh);
    // What can be done is decided by the session, which may be ahead of what is shown.
    connect(&m_session, &GameSession::changed, this, [this](session::Changes what) {
        using session::Change;
        if (!m_board->match())
            return;
        if (what & (Change::position | Change::record | Change::end)) {
            showUnfinished();
            emit actionsChanged();
        }
        // The cards alone: the status line is saying that the table is built.
        if (what.testFlag(Change::perfectPlay))
            m_panel->refresh(m_shown->status(), m_shown->match()->state());
    });
}

void PlayScreen::connectBoard() {
    connect(m_board, &BoardWidget::turnChosen, m_commands, &PlayCommands::playTurn);
    connect(m_board, &BoardWidget::statusChanged, this, &PlayScreen::refresh);
    connect(m_board, &BoardWidget::refused, m_commentary, &Commentary::refuse);
    connect(m_board, &BoardWidget::hint, m_commentary, &Commentary::hint);
    connect(&m_panel->turnField(), &TurnField::turnTyped, m_commands, &PlayCommands::playTurn);
    connect(&m_panel->turnField(), &TurnField::dismissed, m_board, [this] { m_board->setFocus(); });
    connect(&m_panel->historyPanel().comment(), &HistoryComment::refused, m_commentary, &Commentary::refuse);
    connect(&m_panel->historyPanel(), &HistoryPanel::deleteWanted, m_commands, &PlayCommands::deleteFromHere);
}

void PlayScreen::connectJudges() {
    connect(m_hint, &HintController::changed, this, &PlayScreen::refresh);
    connect(m_history, &HistoryController::viewChanged, m_tutor, &TutorController::drop);
    connect(m_tutor, &TutorController::approved, m_commands, &PlayCommands::playChecked);
    connect(m_tutor, &TutorController::putBack, this, &PlayScreen::showPosition);
    connect(m_tutor, &TutorController::changed, this, &PlayScreen::refresh);
}

void PlayScreen::follow(const Appearance& appearance) {
    m_board->setTheme(appearance.theme());
    m_panel->setTheme(appearance.theme());
    m_end->setTheme(appearance.theme());
    m_board->setAnimation(appearance.animation());
    m_end->setCountsUp(appearance.animation() != Animation::off);
}

void PlayScreen::setPreferences(const Preferences& preferences) {
    m_board->setMarksVisible(preferences.marks);
    m_board->setCountsVisible(preferences.counts);
    m_board->setCoordinatesVisible(preferences.coordinates);
    m_board->setPromptsVisible(preferences.prompts);
    m_board->setCaptionsVisible(preferences.captions);
    m_board->setConfirmTurn(preferences.confirm);
    m_board->setPointsVisible(preferences.points);
    m_board->setGroupsVisible(preferences.groups);
    m_commentary->setTurnsInWords(preferences.turnsInWords);
    m_speech->setTurnSound(preferences.turnSound);
    m_analysis->setPreferences(preferences);
    m_tutor->setThreshold(preferences.tutor ? std::optional(preferences.tutorPoints) : std::nullopt);
    if (m_board->match())
        emit actionsChanged();
}

void PlayScreen::showPosition() {
    const std::shared_ptr<const game::Match> match = m_history->shownMatch();
    const game::StateView state = match->state();
    const int ply = match->plyCount();
    const bool isByComputer =
        !m_history->isViewing() && ply > 0 &&
        m_session.game().setup().player(match->sideToMoveAt(ply - 1)).kind == session::PlayerKind::computer;
    m_board->setMatch(match, m_commands->mayPlayAt(state) ? BoardInput::turns : BoardInput::none,
                      isByComputer ? Transition::tell : Transition::glide);
    refresh();
}

void PlayScreen::refresh() {
    if (!m_board->match())
        return;
    showUnfinished();
    emit actionsChanged();
    m_panel->refresh(m_shown->status(), m_shown->match()->state());
    m_commentary->refresh();
}

// Also while the tutor holds the turn.
void PlayScreen::showUnfinished() {
    const bool isGrowing = !m_history->isViewing() && !m_board->entry().builder().steps().empty();
    m_panel->historyPanel().setUnfinished(isGrowing ? stepsText(m_board->entry(), m_session.game().match().gameId())
                                                    : QString());
}

void PlayScreen::flip(bool isFlipped) {
    m_board->setFlipped(isFlipped);
    m_panel->setBottom(isFlipped ? game::Side::second : game::Side::first);
}

QList<QWidget*> PlayScreen::areas() const {
    QList<QWidget*> areas{m_board};
    const QLayout* layout = m_panel->layout();
    for (int i = 0; i < layout->count(); ++i)
        if (QWidget* part = layout->itemAt(i)->widget())
            areas << part;
    return areas;
}

bool PlayScreen::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        m_board->setAccessibleName(tr("Board"));
    const bool isHandled = QWidget::event(event);
    // A child hears of the new language after its parent does; the texts made here come last of all.
    if (event->type() == QEvent::LanguageChange) {
        refresh();
        m_end->retranslate();
        m_place->fit();
    }
    // The panel needs another height once all in it has its new font.
    if (event->type() == QEvent::FontChange && m_place)
        QMetaObject::invokeMethod(m_place, &PanelPlace::fit, Qt::QueuedConnection);
    return isHandled;
}

} // namespace ui

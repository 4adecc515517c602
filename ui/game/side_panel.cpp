#include "ui/game/side_panel.h"

#include "core/session/perfect_tables.h"
#include "ui/access/spoken.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/board/board_widget.h"
#include "ui/game/player_card.h"
#include "ui/game/result_card.h"
#include "ui/game/shown_game.h"
#include "ui/game/status_line.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_bar.h"
#include "ui/game/view_bar.h"
#include "ui/game/work_line.h"
#include "ui/games/games.h"
#include "ui/history/history_controller.h"
#include "ui/history/history_panel.h"
#include "ui/text/level_text.h"
#include "ui/text/player_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/score_text.h"
#include "ui/text/stage_text.h"
#include "ui/text/table_text.h"
#include "ui/widgets/button_layout.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window/window_actions.h"

#include <QEvent>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace ui {
namespace {

constexpr int kGap = 10;
constexpr int kCompactGap = 6;
constexpr int kTightGap = 7;
constexpr int kRightMargin = 14;
constexpr int kCompactHistory = 120;
constexpr int kCompactComment = 44;
constexpr int kShortBelow = 640;
constexpr int kTightHistory = 76;
constexpr int kRoomyFrom = 880;
constexpr int kRoomyAloneFrom = 760;

} // namespace

using game::Side;

SidePanel::SidePanel(session::GameSession& session, const ShownGame& shown, HistoryController& history,
                     const WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_session(session), m_shown(shown), m_history(history) {
    build(actions);
    connect(&shown, &ShownGame::gameStarted, this, [this] { m_resultDismissed = m_endedHere = false; });
    connect(&shown, &ShownGame::gameOver, this, [this] {
        m_resultDismissed = false;
        m_endedHere = true;
        m_historyButton->setChecked(false); // where there is room for one of them, the result comes first
    });
    connect(m_result, &ResultCard::reviewWanted, this, [this] {
        m_resultDismissed = true;
        m_history.first();
    });
    connect(m_historyPanel, &HistoryPanel::commentShown, this, [this] {
        fitHistory();
        emit sizeWanted();
    });
    connect(m_viewBar, &ViewBar::backWanted, this, [this] { m_resultDismissed = false; });
    connect(m_viewBar, &ViewBar::backWanted, &history, &HistoryController::backToGame);
    connect(m_viewBar, &ViewBar::playWanted, &history, &HistoryController::playFromHere);
    connect(&session.tables(), &session::PerfectTables::changed, this, &SidePanel::showWork);
    connect(m_evaluation, &EvaluationCard::partsChanged, this, [this] {
        updateVisibility();
        emit sizeWanted();
    });
    connect(m_tutorBar, &TutorBar::shown, this, [this] {
        updateVisibility();
        emit sizeWanted();
    });
    connect(m_field, &TurnField::dismissed, this, [this] {
        m_field->hide();
        updateVisibility();
        emit sizeWanted();
    });
    // Enter presses the button that has the focus, as Space does.
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(true);
    retranslate();
    arrange();
}

void SidePanel::build(const WindowActions& actions) {
    m_cards = {new PlayerCard(Side::first, this), new PlayerCard(Side::second, this)};
    m_result = new ResultCard(this);
    m_historyPanel = new HistoryPanel(m_session, m_shown, m_history, actions, this);
    m_evaluation = new EvaluationCard(this);
    m_tutorBar = new TutorBar(this);
    m_tutorBar->hide();
    m_viewBar = new ViewBar(actions, this);
    m_buttons = new QWidget(this);
    m_undo = buttonFor(actions.at(ActionId::undo), "undoButton");
    m_redo = buttonFor(actions.at(ActionId::redo), "redoButton");
    m_endTurn = buttonFor(actions.at(ActionId::endTurn), "endTurnButton");
    m_endTurn->setProperty("primary", true);
    m_historyButton = new QPushButton(m_buttons);
    m_historyButton->setObjectName(QStringLiteral("historyButton"));
    m_historyButton->setCheckable(true);
    m_field = new TurnField(this);
    m_field->hide();
    m_foot = new QWidget(this);
    m_status = new StatusLine(m_foot);
    m_work = new WorkLine(m_foot);
    m_work->setObjectName(QStringLiteral("workLine"));
    m_work->hide();
    connect(m_historyButton, &QPushButton::toggled, this, &SidePanel::updateVisibility);

    auto* buttons = new ButtonLayout(m_buttons);
    buttons->setSpacing(8);
    for (QPushButton* button : {m_undo, m_redo, m_historyButton, m_endTurn})
        buttons->addWidget(button);
    m_rules = new ElidedLabel(this);
    m_rules->setObjectName(QStringLiteral("rulesLine"));
    m_rules->setProperty("role", "dim");

    m_layout = new QVBoxLayout(this);
    m_cardLayout = new QBoxLayout(QBoxLayout::TopToBottom);
    m_layout->addWidget(m_rules);
    m_layout->addLayout(m_cardLayout);
    m_layout->addWidget(m_result);
    m_layout->addWidget(m_evaluation);
    m_layout->addWidget(m_historyPanel, 1);
    m_layout->addWidget(m_tutorBar);
    m_layout->addWidget(m_viewBar);
    m_layout->addWidget(m_buttons);
    m_layout->addWidget(m_field);
    auto* foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->addWidget(m_status);
    foot->addWidget(m_work);
    m_layout->addWidget(m_foot);
}

QPushButton* SidePanel::buttonFor(QAction& action, const char* name) {
    auto* button = new QPushButton(m_buttons);
    button->setObjectName(QString::fromLatin1(name));
    button->setEnabled(action.isEnabled());
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::enabledChanged, button, &QPushButton::setEnabled);
    return button;
}

void SidePanel::setTheme(const Theme& theme) {
    for (PlayerCard* card : m_cards)
        card->setTheme(theme);
    m_result->setTheme(theme);
    m_historyPanel->setTheme(theme);
    m_evaluation->setTheme(theme);
    m_tutorBar->setTheme(theme);
    m_viewBar->setTheme(theme);
    m_work->setTheme(theme);
}

void SidePanel::setCompact(bool compact) {
    if (m_compact == compact)
        return;
    m_compact = compact;
    m_short = !m_compact && m_room < kShortBelow;
    arrange();
}

void SidePanel::setRoom(int height) {
    m_room = height;
    const bool isShort = !m_compact && m_room < kShortBelow;
    if (isShort == m_short)
        return updateVisibility();
    m_short = isShort;
    arrange();
}

void SidePanel::setBarWidth(int width) {
    m_barWidth = width;
    applyDensity();
}

void SidePanel::setFootPlace(QWidget* place) {
    QWidget* parent = place ? place : this;
    if (m_foot->parentWidget() == parent)
        return;
    m_layout->removeWidget(m_foot);
    m_foot->setParent(parent);
    if (!place)
        m_layout->addWidget(m_foot);
    m_foot->show();
}

QRect SidePanel::footRoom(int width) const {
    const QMargins margins = m_layout->contentsMargins();
    const int inside = width - margins.left() - margins.right();
    const int height =
        std::max(m_foot->layout()->totalMinimumHeightForWidth(inside), m_foot->layout()->totalMinimumSize().height());
    return {margins.left(), m_layout->spacing(), inside, height};
}

void SidePanel::setBottom(Side side) {
    m_bottom = side;
    orderCards();
}

// How close all stands together.
void SidePanel::applyDensity() {
    const bool isClose = m_short || m_tight;
    const int gap = m_compact ? kCompactGap : isClose ? kTightGap : kGap;
    const int edge = isClose ? kTightGap : kGap + 2;
    m_layout->setSpacing(gap);
    m_cardLayout->setSpacing(gap);
    m_foot->layout()->setSpacing(gap);
    m_layout->setContentsMargins(m_compact ? QMargins(8, 2, 8, 6)
                                           : QMargins(6, edge, std::max(0, kRightMargin - m_barWidth), edge));
    for (PlayerCard* card : m_cards)
        card->setCompact(m_compact || isClose);
    m_evaluation->setCompact(m_compact || isClose);
    m_result->setCompact(m_compact || isClose);
    m_result->setBrief(m_compact);
}

void SidePanel::arrange() {
    applyDensity();
    m_cardLayout->setDirection(m_compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_status->setLinesKept(m_compact || m_short ? 2 : 3);
    m_historyButton->setVisible(m_compact);
    fitHistory();
    orderCards();
    updateVisibility();
}

// Under the board the list is kept low, and the button has its title; with a comment below it, it needs more.
void SidePanel::fitHistory() {
    const bool isTight = m_tight || m_tutorBar->isWarning();
    const int height =
        (isTight ? kTightHistory : kCompactHistory) + (m_historyPanel->isCommentShown() ? kCompactComment : 0);
    m_historyPanel->setTitleVisible(!m_compact && !m_tight);
    m_historyPanel->setMaximumHeight(m_compact ? height : QWIDGETSIZE_MAX);
    m_historyPanel->setMinimumHeight(height);
}

void SidePanel::orderCards() {
    for (PlayerCard* card : m_cards)
        m_cardLayout->removeWidget(card);
    // Side by side the player at the bottom of the board comes first, as the first side does in the score.
    const Side leading = m_compact ? m_bottom : game::opponent(m_bottom);
    for (const Side side : {leading, game::opponent(leading)})
        m_cardLayout->addWidget(m_cards[game::indexOf(side)], 1);
}

void SidePanel::refresh(const TurnStatus& status, const game::StateView& shown) {
    showCards(status, shown);
    showUndo();
    if (m_history.isViewing())
        m_viewBar->setPlace(placeText(*m_shown.match(), m_history.lineLength()));
    if (m_shown.view().isOver())
        showResult();
    updateVisibility();
}

void SidePanel::showCards(const TurnStatus& status, const game::StateView& shown) {
    const GameView& view = m_shown.view();
    const session::GameSetup& setup = view.setup;
    const GameWords& words = wordsOf(setup.gameId);
    const bool isPresent = !m_history.isViewing();
    const bool isOver = isPresent ? view.isOver() : shown.outcome.has_value();
    for (const Side side : {Side::first, Side::second}) {
        const session::PlayerSetup& player = setup.player(side);
        const bool isComputer = player.kind == session::PlayerKind::computer;
        PlayerCardContent content;
        content.gameId = setup.gameId;
        content.name = playerName(setup, side);
        content.isToMove = !isOver && shown.toMove == side;
        const game::Score& score = status.open || status.stepsMade > 0 ? status.score : shown.score;
        if (words.isScored())
            content.score = signedNumber(score.pointsOf(side));
        if (score == shown.score)
            content.points = pointsTexts(words, shown, side).join(QLatin1Char('\n'));
        const auto& outcome = isPresent ? view.outcome : shown.outcome;
        content.isWinner = outcome && outcome->winner == side && m_counted == ScoreCount::kRows;
        content.detail = isComputer && m_session.referee().playsPerfectly(side) ? perfectPlayName()
                         : isComputer                                           ? levelName(player.level)
                         : content.name == words.sideName(side)                 ? QString()
                                                                                : words.sideName(side);
        const QString step =
            content.isToMove && status.open && status.next ? words.stepTitle(*status.next, status.distance) : QString();
        if (!step.isEmpty())
            content.detail = step;
        if (content.isToMove && isComputer && isPresent && view.isThinking)
            content.detail = m_shown.isBehind() ? tr("is moving…") : tr("is thinking…");
        if (content.isToMove && isPresent && view.isPassDue)
            content.detail = tr("passes");
        if (!setup.length.isSingle())
            content.wins = tr("%n game(s) won", nullptr, view.matchScore.won[game::indexOf(side)]);
        m_cards[game::indexOf(side)]->setContent(content);
    }
}

void SidePanel::showResult() {
    const GameView& view = m_shown.view();
    const bool isDeclared =
        !record::countsPoints(view.outcome->reason) && view.outcome->reason != game::Reason::connected &&
        view.outcome->reason != game::Reason::repetition && view.outcome->reason != game::Reason::time;
    m_result->setContent({view.setup, view.match->state(), *view.outcome, view.matchScore, view.isMatchOver,
                          m_endedHere, m_endedHere && isDeclared && m_session.undoStep() != session::UndoStep::none});
}

void SidePanel::setCounted(int rows) {
    m_counted = rows;
    m_result->setCounted(rows);
}

// Which rules are played, switches included. Where there is little room only where they are not the usual
// ones, and never beside the result.
void SidePanel::showRules() {
    const game::Match& match = *m_shown.view().match;
    const QString rules = rulesName(match.gameId(), match.rulesId());
    m_rules->setText(rules);
    setSpokenName(*m_rules, tr("Rules: %1").arg(rules));
    const bool isCrowded = (m_short || m_tight) && m_result->isVisibleTo(this);
    m_rules->setVisible(m_compact ? !hasUsualRules() && !m_history.isViewing() && !m_result->isVisibleTo(this)
                                  : !isCrowded);
}

// At the start of a game Undo brings the game before it back, and says so.
void SidePanel::showUndo() {
    const bool leaves = !m_tutorBar->isWarning() && m_session.undoStep() == session::UndoStep::game;
    m_undo->setText(leaves ? tr("Last game") : tr("Undo"));
    setPlainToolTip(*m_undo, leaves ? tr("Bring the game before this one back") : QString());
    setSpokenName(*m_undo, leaves ? tr("Bring the game before this one back") : m_undo->text());
}

void SidePanel::showWork() {
    const session::PerfectTables& tables = m_session.tables();
    const bool wasShown = m_work->isVisibleTo(m_foot);
    if (tables.isBuilding())
        m_work->setWork(tr("Perfect play: %1").arg(progressText(tables.entry(tables.buildingId()))),
                        tables.entry(tables.buildingId()).done);
    m_work->setVisible(tables.isBuilding());
    if (wasShown != tables.isBuilding())
        emit sizeWanted();
}

void SidePanel::updateVisibility() {
    const bool isViewing = m_history.isViewing();
    // Under the board there is room for one of them.
    const bool isCovered = m_compact && m_historyButton->isChecked();
    const bool showsResult = m_shown.view().isOver() && !isViewing && !m_resultDismissed && !isCovered;
    const bool wasWanted[] = {m_result->isVisibleTo(this), m_historyPanel->isVisibleTo(this),
                              m_viewBar->isVisibleTo(this)};
    m_result->setVisible(showsResult);
    m_viewBar->setVisible(isViewing);
    m_viewBar->setStepsVisible(m_compact);
    const bool hasRoom = !showsResult || !(m_compact || m_short);
    m_historyPanel->setVisible(hasRoom && (!m_compact || m_historyButton->isChecked()));
    for (PlayerCard* card : m_cards)
        card->setVisible(!(m_compact && (showsResult || isViewing)));
    // Under the board the line for typed turns takes the place of the buttons.
    m_buttons->setVisible(!isViewing && !(m_compact && m_field->isVisibleTo(this)));
    m_endTurn->setVisible(!m_shown.view().isOver());
    updateDensity(showsResult);
    showRules();
    updateAnalysis(showsResult);
    const bool isWanted[] = {m_result->isVisibleTo(this), m_historyPanel->isVisibleTo(this),
                             m_viewBar->isVisibleTo(this)};
    if (!std::equal(std::begin(wasWanted), std::end(wasWanted), std::begin(isWanted)))
        emit sizeWanted();
}

// Where there is little room, one thing at a time: the tutor's warning, which stands in the place of what could be done
// otherwise, before the result, the history, the evaluation.
void SidePanel::updateAnalysis(bool showsResult) {
    const bool isWarning = m_tutorBar->isWarning();
    const bool isCovered =
        m_compact ? showsResult || isWarning || m_historyButton->isChecked() : m_short && (showsResult || isWarning);
    m_evaluation->setVisible(m_evaluation->isWanted() && !isCovered);
    // Never narrower than what it stands in the place of, so that the board keeps its width; never than its own words.
    m_tutorBar->setMinimumWidth(
        m_compact ? 0 : std::max(m_buttons->minimumSizeHint().width(), m_tutorBar->minimumSizeHint().width()));
    m_tutorBar->setVisible(isWarning);
    const int kept = m_compact ? playingHeight() : 0;
    for (PlayerCard* card : m_cards)
        card->setMinimumHeight(m_compact ? m_result->briefHeight() : 0);
    m_result->setMinimumHeight(std::max(0, kept - m_layout->spacing() - m_buttons->minimumSizeHint().height()));
    m_viewBar->setMinimumHeight(kept);
    m_tutorBar->setMinimumHeight(kept);
    m_field->setMinimumHeight(m_compact ? m_buttons->minimumSizeHint().height() : 0);
    if (!isWarning)
        return;
    m_viewBar->hide();
    m_buttons->hide();
    m_rules->setVisible(!m_compact && m_rules->isVisibleTo(this));
    for (PlayerCard* card : m_cards)
        card->setVisible(!m_compact);
    if (m_compact || m_short)
        m_historyPanel->hide();
}

// What stands there under the board while a game is played: players, buttons and, where it is shown, the line with the
// rules. What takes their place is never lower, and the players have the height of the result, so that the board keeps
// its size.
int SidePanel::playingHeight() const {
    int cards = m_result->briefHeight();
    for (const PlayerCard* card : m_cards)
        cards = std::max(cards, card->minimumSizeHint().height());
    const int rules = hasUsualRules() ? 0 : m_rules->minimumSizeHint().height() + m_layout->spacing();
    return cards + m_layout->spacing() + m_buttons->minimumSizeHint().height() + rules;
}

bool SidePanel::hasUsualRules() const {
    const game::Match& match = *m_shown.view().match;
    const auto text = [](std::string_view id) {
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    };
    return text(match.rulesId()) == defaultRules(text(match.gameId()));
}

// At the side of a board of usual height, result, evaluation and history find room beside one another when they and the
// players stand a little tighter.
void SidePanel::updateDensity(bool showsResult) {
    const bool isTight = showsResult && m_room < (m_evaluation->isWanted() ? kRoomyFrom : kRoomyAloneFrom);
    const bool isSame = isTight == m_tight;
    m_tight = isTight;
    fitHistory();
    if (!isSame)
        applyDensity();
}

void SidePanel::openTurnField() {
    m_field->setExample(wordsOf(m_shown.view().setup.gameId).turnExample());
    m_field->show();
    updateVisibility();
    m_field->setFocus();
    m_field->selectAll();
    emit sizeWanted();
}

void SidePanel::editComment() {
    m_historyButton->setChecked(true);
    if (m_shown.view().isOver() && !m_history.isViewing() && (m_compact || m_short))
        m_resultDismissed = true;
    updateVisibility();
    m_historyPanel->editComment();
}

void SidePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QSize SidePanel::minimumSizeHint() const {
    const QSize least = QWidget::minimumSizeHint();
    return {least.width(), std::max(least.height(), m_layout->totalMinimumHeightForWidth(width()))};
}

int SidePanel::heightForWidth(int width) const {
    return std::max(m_layout->totalMinimumSize().height(), m_layout->totalMinimumHeightForWidth(width));
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void SidePanel::retranslate() {
    m_redo->setText(tr("Redo"));
    m_endTurn->setText(tr("End turn"));
    m_historyButton->setText(tr("History"));
    showUndo();
    for (QPushButton* button : {m_redo, m_endTurn, m_historyButton})
        setSpokenName(*button, button->text());
    // The list that it shows has the name on it.
    setSpokenName(*m_historyButton, tr("Show the history"));
    setSpokenName(*this, tr("Game"));
    setSpokenName(*m_work, tr("Perfect play"));
    showWork();
}

} // namespace ui

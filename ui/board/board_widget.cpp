#include "ui/board/board_widget.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_painter.h"

#include <QEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <QVariantAnimation>
#include <algorithm>
#include <utility>

namespace ui {

namespace {

// Turns that may glide one after the other when a position follows or precedes the one shown: undo and redo against the
// computer are two.
constexpr int kMostGlidingTurns = 2;

int stepMilliseconds(Animation speed) {
    switch (speed) {
    case Animation::off:
        return 0;
    case Animation::fast:
        return 170;
    case Animation::normal:
        return 340;
    case Animation::slow:
        return 700;
    }
    return 0;
}

game::StepView reversed(const game::StepView& step) {
    return {step.to, step.from, step.piece, step.kind};
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), m_clock(std::make_unique<QVariantAnimation>()) {
    installBoardAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_clock->setStartValue(0.0);
    m_clock->setEndValue(1.0);
    m_clock->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_clock.get(), &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (!m_flights.isRunning())
            return;
        m_flights.setProgress(value.toDouble());
        updateFlight();
    });
    connect(m_clock.get(), &QVariantAnimation::finished, this, &BoardWidget::landFlight);
    layOut();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setMatch(std::shared_ptr<const game::Match> match, BoardInput input, Transition transition) {
    const std::shared_ptr<const game::Match> before = std::exchange(m_match, std::move(match));
    const BoardCounts shown = m_flights.finally();
    const bool wasAnimating = m_flights.isRunning();
    m_proposal.reset();
    m_refusal.reset();
    m_explore.reset();
    cancelPress();
    m_cursorMoved = false;
    m_entry.reset(m_match, input == BoardInput::turns);
    const BoardCounts now = m_entry.counts();
    if (transition == Transition::glide && m_speed != Animation::off && isVisible() && before && m_match)
        queueWayTo(*before, shown);
    if (m_flights.finally() != now) {
        m_clock->stop();
        m_flights.jumpTo(now);
    }
    startFlight();
    refresh();
    if (wasAnimating && !m_flights.isRunning())
        emit animationFinished();
}

// Queues the steps from the position shown to that of m_match, where one or two turns, or what is left of them, lead
// there; otherwise nothing.
void BoardWidget::queueWayTo(const game::Match& before, const BoardCounts& shown) {
    const int ply = m_match->plyCount();
    std::vector<game::StepView> way;
    for (int from = ply - 1; from >= std::max(0, ply - kMostGlidingTurns); --from) {
        const game::TurnView turn = m_match->turnAt(from);
        way.insert(way.begin(), turn.steps.begin(), turn.steps.end());
        BoardFlights trial;
        trial.jumpTo(countsOf(m_match->stateAt(from).board));
        for (std::size_t made = 0; made <= way.size(); ++made) {
            if (trial.finally() == shown) {
                for (std::size_t i = made; i < way.size(); ++i)
                    m_flights.add(way[i]);
                return;
            }
            if (made < way.size()) {
                trial.add(way[made]);
                trial.finish();
            }
        }
    }
    const int undone = before.plyCount() - ply;
    if (undone < 1 || undone > kMostGlidingTurns || before.stateAt(ply).text != m_match->state().text ||
        countsOf(before.state().board) != shown)
        return;
    for (int from = before.plyCount() - 1; from >= ply; --from) {
        const auto steps = before.turnAt(from).steps;
        for (auto step = steps.rbegin(); step != steps.rend(); ++step)
            m_flights.add(reversed(*step));
    }
}

void BoardWidget::setProposal(const std::optional<game::TurnView>& turn) {
    m_proposal = turn;
    update();
}

void BoardWidget::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void BoardWidget::setFlipped(bool flipped) {
    if (m_flipped == flipped)
        return;
    finishAnimation();
    cancelPress();
    m_flipped = flipped;
    layOut();
    refresh();
}

void BoardWidget::setMarksVisible(bool visible) {
    m_marks = visible;
    update();
}

void BoardWidget::setCountsVisible(bool visible) {
    m_counts = visible;
    update();
}

void BoardWidget::setCoordinatesVisible(bool visible) {
    m_coordinates = visible;
    update();
}

void BoardWidget::setPointsVisible(bool visible) {
    m_points = visible;
    update();
}

void BoardWidget::setPromptsVisible(bool visible) {
    m_prompts = visible;
    update();
}

void BoardWidget::setAnimation(Animation speed) {
    m_speed = speed;
    if (speed == Animation::off)
        finishAnimation();
}

void BoardWidget::setConfirmTurn(bool confirm) {
    m_confirm = confirm;
    refresh();
}

bool BoardWidget::canEndTurn() const {
    return m_entry.isOpen() && !m_entry.picked() && m_entry.builder().mayEnd() && !m_entry.builder().steps().empty();
}

bool BoardWidget::canTakeBack() const {
    return m_entry.isOpen() && (m_entry.picked() || !m_entry.builder().steps().empty());
}

TurnStatus BoardWidget::status() const {
    const game::StageView& stage = m_entry.stage();
    TurnStatus status;
    status.open = m_entry.isOpen();
    status.mover = m_entry.mover();
    status.next = stage.next;
    status.distance = stage.distance;
    status.note = stage.note;
    status.stepsMade = static_cast<int>(m_entry.builder().steps().size());
    if (m_entry.picked())
        status.pickedRow = m_entry.picked()->row;
    status.score = stage.score;
    status.canEndTurn = canEndTurn();
    status.canTakeBack = canTakeBack();
    status.text = statusText();
    return status;
}

void BoardWidget::refresh() {
    update();
    say({}); // what was said under the pointer may no longer hold
    announceBoardChange(*this);
    emit statusChanged(status());
}

void BoardWidget::layOut() {
    m_geometry = BoardGeometry(QSizeF(size()), m_flipped);
}

QFont BoardWidget::boardFont() const {
    QFont font = this->font();
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

// --- The end of a turn, and back

void BoardWidget::sendTurn() {
    const QString text = QString::fromStdString(m_entry.builder().turn().text);
    m_entry.close();
    refresh();
    emit turnChosen(text);
}

void BoardWidget::endTurn() {
    if (!canEndTurn())
        return;
    finishAnimation();
    cancelPress();
    sendTurn();
}

void BoardWidget::takeBackStep() {
    beginOtherInput();
    if (!canTakeBack())
        return;
    if (m_entry.picked()) {
        m_entry.putBack();
    } else if (const auto step = m_entry.takeBack()) {
        glide({step->to, step->from, step->piece, step->kind}, -1);
        m_cursor = {step->from + 1, std::nullopt};
        m_cursorMoved = true;
    }
    refresh();
}

// --- Animation

void BoardWidget::startFlight() {
    if (!m_flights.isRunning() || m_clock->state() == QAbstractAnimation::Running)
        return;
    m_clock->setDuration(stepMilliseconds(m_speed) * (8 + m_flights.distance()) / 10);
    m_clock->start();
}

// Only what the flight covers now and covered in the frame before.
void BoardWidget::updateFlight() {
    BoardScene flying;
    flying.counts = m_flights.shown();
    flying.flight = m_flights.current();
    const QRegion now = BoardPainter(m_art, m_geometry, m_theme).flightRegion(flying);
    update(now + m_flown);
    m_flown = now;
}

void BoardWidget::landFlight() {
    if (m_flights.isRunning())
        m_flights.land();
    update();
    if (m_flights.isRunning())
        startFlight();
    else
        emit animationFinished();
}

void BoardWidget::finishAnimation() {
    if (!m_flights.isRunning())
        return;
    m_clock->stop();
    m_flights.finish();
    update();
    emit animationFinished();
}

void BoardWidget::advanceAnimation(int milliseconds) {
    if (m_clock->state() == QAbstractAnimation::Running)
        m_clock->setCurrentTime(m_clock->currentTime() + milliseconds);
}

void BoardWidget::glide(const game::StepView& step, int index) {
    m_flights.add(step, index);
    if (m_speed == Animation::off || !isVisible())
        m_flights.finish();
    startFlight();
}

// --- What is shown

BoardScene BoardWidget::scene() const {
    BoardScene scene;
    scene.counts = m_flights.shown();
    scene.flight = m_flights.current();
    scene.ownSide = m_entry.mover();
    scene.rowNumbers = m_coordinates;
    scene.pawnCounts = m_counts;
    scene.points = m_points;
    const auto& places = m_entry.stage().board.places;
    for (std::size_t i = 0; i < std::min(places.size(), scene.worth.size()); ++i)
        scene.worth[i] = places[i].worth;
    if (m_cursorShown && hasFocus())
        scene.cursor = m_cursor;
    if (!scene.flight)
        addEntryMarks(scene);
    addArrows(scene);
    return scene;
}

void BoardWidget::addEntryMarks(BoardScene& scene) const {
    if (m_marks) {
        scene.movable = m_entry.movable();
        scene.targets = m_entry.targets();
        if (m_entry.isOpen())
            scene.hoveredRow = m_hoveredRow;
    }
    if (m_entry.picked())
        scene.picked = PickedPawn{*m_entry.picked(), m_pickedIndex, m_dragPoint};
    scene.explore = exploreFigures();
    scene.bubble = bubble();
}

void BoardWidget::addArrows(BoardScene& scene) const {
    const auto add = [&scene](const auto& steps, bool proposed) {
        int number = 0;
        for (const game::StepView& step : steps)
            scene.arrows.push_back({step.from + 1, step.to + 1, step.piece, ++number, proposed});
    };
    if (m_proposal)
        return add(m_proposal->steps, true);
    if (!m_marks || scene.flight || !m_match)
        return;
    if (!m_entry.builder().steps().empty())
        add(m_entry.builder().steps(), false);
    else if (m_match->plyCount() > 0)
        add(m_match->turnAt(m_match->plyCount() - 1).steps, false);
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    m_art.prepare(m_geometry, m_theme, devicePixelRatioF());
    QPainter painter(this);
    painter.setFont(boardFont());
    BoardPainter(m_art, m_geometry, m_theme).paint(painter, scene(), event->region());
}

void BoardWidget::renderBoard(QPainter& painter, QSizeF size) const {
    const BoardGeometry geometry(size, m_flipped);
    BoardArt art;
    if (painter.paintEngine()->type() == QPaintEngine::Raster)
        art.prepare(geometry, m_theme, painter.device()->devicePixelRatio());
    else
        art.prepareVectors(geometry, m_theme);
    BoardScene shown = scene();
    shown.cursor.reset();
    painter.save();
    painter.setFont(boardFont());
    BoardPainter(art, geometry, m_theme).paint(painter, shown);
    painter.restore();
}

void BoardWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void BoardWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_refusal.reset(); // it is in the old language
        refresh();
    }
}

QSize BoardWidget::sizeHint() const {
    return {680, 640};
}

QSize BoardWidget::minimumSizeHint() const {
    return {300, 300};
}

} // namespace ui

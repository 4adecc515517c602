#include "ui/board/board_widget.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_painter.h"

#include <QEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <QTimer>
#include <QVariantAnimation>
#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ui {

namespace {

// Turns that may glide one after the other when a position follows or precedes the one shown: undo and redo against the
// computer are two.
constexpr int kMostGlidingTurns = 2;

// Milliseconds without a change of the size, after which the board is drawn for it.
constexpr int kSizeRests = 80;

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

// How long a caption is read before its step is made.
int pauseMilliseconds(Animation speed) {
    switch (speed) {
    case Animation::off:
        return 0;
    case Animation::fast:
        return 450;
    case Animation::normal:
        return 900;
    case Animation::slow:
        return 1600;
    }
    return 0;
}

// How many places apart its ends are, as if the board were a line; longer flights take longer.
int distanceOf(const game::StepView& step) {
    return std::min(8, std::abs(step.to - step.from));
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
    connect(m_clock.get(), &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (!m_flights.isRunning() || value.toDouble() <= m_pausePart)
            return;
        static const QEasingCurve kEase(QEasingCurve::InOutQuad);
        m_flights.setProgress(kEase.valueForProgress((value.toDouble() - m_pausePart) / (1 - m_pausePart)));
        updateFlight();
    });
    connect(m_clock.get(), &QVariantAnimation::finished, this, &BoardWidget::landFlight);
    m_arrival = new ArrivalClock(this);
    connect(m_arrival, &ArrivalClock::changed, this,
            [this](const Arrival& shown) { update(arrivalRegion(shown, *m_geometry)); });
    m_sizeRests = new QTimer(this);
    m_sizeRests->setSingleShot(true);
    m_sizeRests->setInterval(kSizeRests);
    connect(m_sizeRests, &QTimer::timeout, this, [this] {
        if (std::exchange(m_isBeingResized, false))
            update();
    });
    setFace(faceOf({}));
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setMatch(std::shared_ptr<const game::Match> match, BoardInput input, Transition transition) {
    const std::shared_ptr<const game::Match> before = std::exchange(m_match, std::move(match));
    const bool wasAnimating = m_flights.isRunning();
    if (m_match && &faceOf(m_match->gameId()) != m_face)
        setFace(faceOf(m_match->gameId()));
    m_proposal.reset();
    m_refusal.reset();
    m_explore.reset();
    cancelPress();
    m_cursorMoved = false;
    m_entry.reset(m_match, input == BoardInput::turns);
    // A turn made here is: a Bonus Move may lead back to where an earlier step has been.
    if (transition != Transition::jump && m_speed != Animation::off && isVisible() && before && m_match &&
        before->gameId() == m_match->gameId() && !isUnderWay()) {
        if (transition == Transition::tell && m_captions)
            queueTold(*before);
        queueWayTo(*before);
    }
    if (!isUnderWay()) {
        m_clock->stop();
        m_arrival->stop();
        m_flights.jumpTo(arrangementOfMatch());
        watchInput();
    }
    startFlight();
    refresh();
    if (wasAnimating && !m_flights.isRunning())
        emit animationFinished();
}

// Whether the position, with its last turn to be seen, is on the board or will be once all has landed.
bool BoardWidget::isUnderWay() const {
    const std::vector<game::StepView> last = m_match && m_match->plyCount() > 0
                                                 ? m_match->turnAt(m_match->plyCount() - 1).steps
                                                 : std::vector<game::StepView>{};
    return shownCounts() == m_entry.counts() && m_flights.finally().shows(last);
}

Arrangement BoardWidget::arrangementOfMatch() const {
    return m_match ? arrangementAt(*m_match, m_match->plyCount()) : Arrangement{};
}

// Queues the steps from the position shown to that of m_match, where one or two turns, or what is left of them, lead
// there; otherwise nothing.
void BoardWidget::queueWayTo(const game::Match& before) {
    struct Stage {
        game::Transition transition;
        bool beginsTurn;
    };
    const int ply = m_match->plyCount();
    const BoardCounts shown = shownCounts();
    std::vector<Stage> way;
    for (int from = ply - 1; from >= std::max(0, ply - kMostGlidingTurns); --from) {
        std::vector<Stage> turn;
        for (game::Transition& transition : m_match->transitionsAt(from))
            turn.push_back({std::move(transition), turn.empty()});
        way.insert(way.begin(), turn.begin(), turn.end());
        Arrangement trial{countsOf(m_match->stateAt(from).board), {}};
        for (std::size_t made = 0; made <= way.size(); ++made) {
            if (trial.counts == shown) {
                for (std::size_t i = made; i < way.size(); ++i) {
                    if (way[i].beginsTurn)
                        m_flights.beginTurn();
                    m_flights.add(way[i].transition);
                }
                return;
            }
            if (made < way.size())
                trial.make(way[made].transition);
        }
    }
    queueWayBack(before);
}

// The same where turns have been taken back.
void BoardWidget::queueWayBack(const game::Match& before) {
    const int ply = m_match->plyCount();
    const int undone = before.plyCount() - ply;
    if (undone < 1 || undone > kMostGlidingTurns || before.stateAt(ply).text != m_match->state().text ||
        countsOf(before.state().board) != shownCounts())
        return;
    for (int from = before.plyCount() - 1; from >= ply; --from) {
        const std::vector<game::StepView> steps = before.turnAt(from).steps;
        Arrangement now{countsOf(before.stateAt(from).board), {}};
        for (const game::Transition& transition : before.transitionsAt(from))
            now.make(transition);
        if (m_flights.finally().shows(steps))
            now = m_flights.finally(); // with the pieces that were taken
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            now.takeBack();
            m_flights.addBack(*step, now.made.empty() ? arrangementAt(before, from) : now);
        }
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

void BoardWidget::setGroupsVisible(bool visible) {
    m_groups = visible;
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

void BoardWidget::setCaptionsVisible(bool visible) {
    m_captions = visible;
}

void BoardWidget::setConfirmTurn(bool confirm) {
    m_confirm = confirm;
    refresh();
}

bool BoardWidget::canEndTurn() const {
    return m_entry.canEnd();
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
        status.pickedPlace = m_entry.picked()->place;
    status.score = stage.score;
    status.canEndTurn = canEndTurn();
    status.canTakeBack = canTakeBack();
    if (status.open)
        status.text = m_face->words().status(m_entry);
    if (status.open && status.stepsMade > 0) {
        if (const auto shown = m_face->words().prompt(m_entry); shown && shown->isReason)
            status.reason = shown->detail + QLatin1Char('.');
    }
    return status;
}

void BoardWidget::refresh() {
    update();
    say({}); // what was said under the pointer may no longer hold
    announceBoardChange(*this);
    emit statusChanged(status());
}

void BoardWidget::layOut() {
    m_geometry = m_face->geometry(QSizeF(size()), m_flipped);
}

void BoardWidget::setFace(const BoardFace& face) {
    m_face = &face;
    m_clock->stop();
    m_arrival->stop();
    m_flights.jumpTo({});
    m_hoveredPlace.reset();
    m_typed.clear();
    m_cursor = {};
    layOut();
    announceNewBoard(*this);
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
        Arrangement after = m_flights.finally();
        after.takeBack();
        m_flights.addBack(*step, after.made.empty() ? arrangementOfMatch() : after);
        glide();
        m_cursor = {step->from, std::nullopt};
        m_cursorMoved = true;
    }
    refresh();
}

// --- Animation

void BoardWidget::startFlight() {
    if (!m_flights.isRunning() || m_clock->state() == QAbstractAnimation::Running)
        return;
    const int glide = stepMilliseconds(m_speed) * (8 + distanceOf(m_flights.step())) / 10;
    if (m_flights.caption()) {
        const int pause = pauseMilliseconds(m_speed);
        const int slowly = glide * 3 / 2;
        m_pausePart = static_cast<double>(pause) / (pause + slowly);
        m_clock->setDuration(pause + slowly);
    } else {
        m_pausePart = 0;
        m_clock->setDuration(glide);
    }
    watchInput();
    m_clock->start();
}

// Only what the flight covers now and covered in the frame before.
void BoardWidget::updateFlight() {
    BoardScene flying;
    flying.counts = m_flights.shown().counts;
    flying.flight = m_flights.current();
    const QRegion now = BoardPainter(*m_face, m_art, *m_geometry, m_theme).flightRegion(flying);
    update(now + m_flown);
    m_flown = now;
}

void BoardWidget::landFlight() {
    if (m_flights.isRunning()) {
        const PieceFlight landing = *m_flights.current();
        m_flights.land();
        showArrival(landing.side, landing.from, landing.to);
    }
    update();
    if (m_flights.isRunning()) {
        startFlight();
        emit stepLanded();
        return;
    }
    watchInput();
    emit animationFinished();
}

void BoardWidget::showArrival(game::Side side, int from, int to) {
    if (m_speed == Animation::off || !isVisible() || m_face->goal(side) != to || from == to || !m_match)
        return;
    const game::BoardView board = m_match->state().board;
    const game::PlaceView& goal = board.places[static_cast<std::size_t>(to)];
    m_arrival->start({to, side, goal.worth[game::indexOf(side)], 0});
}

void BoardWidget::finishAnimation() {
    m_arrival->stop();
    if (!m_flights.isRunning())
        return;
    m_clock->stop();
    m_flights.finish();
    watchInput();
    update();
    emit animationFinished();
}

void BoardWidget::advanceAnimation(int milliseconds) {
    if (m_clock->state() == QAbstractAnimation::Running)
        m_clock->setCurrentTime(m_clock->currentTime() + milliseconds);
}

// What has been queued.
void BoardWidget::glide() {
    if (m_speed == Animation::off || !isVisible())
        m_flights.finish();
    startFlight();
}

// --- What is shown

BoardScene BoardWidget::scene() const {
    BoardScene scene;
    scene.counts = m_flights.shown().counts;
    scene.flight = m_flights.current();
    scene.arrival = m_arrival->now();
    scene.ownSide = m_entry.mover();
    scene.coordinates = m_coordinates;
    scene.totals = m_counts;
    scene.points = m_points;
    scene.groups = m_groups;
    if (m_match && !scene.flight) {
        if (const auto outcome = m_match->outcome())
            scene.winner = outcome->winner;
    }
    for (const game::PlaceView& place : m_entry.stage().board.places)
        scene.worth.push_back(place.worth);
    if (m_cursorShown && hasFocus())
        scene.cursor = m_cursor;
    if (!scene.flight)
        addEntryMarks(scene);
    else
        scene.bubble = m_flights.caption();
    addArrows(scene);
    return scene;
}

void BoardWidget::addEntryMarks(BoardScene& scene) const {
    if (m_marks) {
        scene.movable = m_entry.movable();
        scene.targets = m_entry.targets();
        for (TargetMark& target : scene.targets)
            target.isStarred = m_face->isStarred(target.next);
        if (m_entry.isOpen())
            scene.hoveredPlace = m_hoveredPlace;
    }
    if (m_entry.picked())
        scene.picked = PickedPiece{*m_entry.picked(), m_pickedIndex, m_dragPoint};
    scene.explore = exploreFigures();
    scene.bubble = bubble();
}

void BoardWidget::addArrows(BoardScene& scene) const {
    const auto add = [&scene](const std::vector<MadeStep>& made, bool proposed) {
        int number = 0;
        for (const MadeStep& m : made)
            scene.arrows.push_back({m.step.from, m.step.to, m.step.piece, ++number, proposed, m.fromSlot, m.toSlot});
    };
    if (m_proposal && m_match) {
        Arrangement foreseen = m_entry.builder().steps().empty() ? m_flights.finally() : arrangementOfMatch();
        foreseen.made.clear();
        for (const game::Transition& transition : m_match->transitions(m_proposal->steps))
            foreseen.make(transition);
        return add(foreseen.made, true);
    }
    // Of a turn that is told, the steps made so far.
    if (m_marks && (!scene.flight || (scene.flight->told && !m_flights.startsTurn())))
        add(m_flights.shown().made, false);
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    m_art.prepare(*m_face, *m_geometry, m_theme, devicePixelRatioF(),
                  m_isBeingResized ? BoardArt::Quality::draft : BoardArt::Quality::sharp);
    QPainter painter(this);
    painter.setFont(boardFont());
    BoardPainter(*m_face, m_art, *m_geometry, m_theme).paint(painter, scene(), event->region());
}

void BoardWidget::renderBoard(QPainter& painter, QSizeF size) const {
    const auto geometry = m_face->geometry(size, m_flipped);
    BoardArt art;
    if (painter.paintEngine()->type() == QPaintEngine::Raster)
        art.prepare(*m_face, *geometry, m_theme, painter.device()->devicePixelRatio());
    else
        art.prepareVectors(*m_face, geometry, m_theme);
    BoardScene shown = scene();
    shown.cursor.reset();
    shown.arrival.reset();
    painter.save();
    painter.setFont(boardFont());
    BoardPainter(*m_face, art, *geometry, m_theme).paint(painter, shown);
    painter.restore();
}

void BoardWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
    m_isBeingResized = m_sizeRests->isActive(); // one change of the size after another
    m_sizeRests->start();
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

// The board as a widget, whatever the game: shows the current position of a match and lets a person choose a turn step
// by step, by mouse, touch, keyboard or screen reader. It plays nothing itself: a whole turn leaves it by turnChosen(),
// and the answer comes back by setMatch(). What one kind of board knows is in its BoardFace, found by the match's game;
// places are those of core/game/views.h.
//
// With a piece picked, its target places take click, drop, Enter, keys and press, also where own pieces stand there;
// with none picked, the same inputs pick a piece of that place. Anything that cannot be done is told by refused().
#pragma once

#include "core/ai/turn_values.h"
#include "core/game/match.h"
#include "ui/appearance/theme.h"
#include "ui/board/board_art.h"
#include "ui/board/board_face.h"
#include "ui/board/board_flights.h"
#include "ui/board/board_scene.h"
#include "ui/board/turn_entry.h"
#include "ui/settings/settings.h"

#include <QStringList>
#include <QWidget>
#include <memory>

class QTimer;
class QVariantAnimation;

namespace ui {

// Whether a person may choose the turn of the side to move.
enum class BoardInput { none, turns };

// How a new position comes onto the board. `glide` moves what has changed where the new position follows from the one
// shown by one turn, and is the same as `jump` where it does not. `tell` is `glide`, but where one turn leads there
// each of its steps waits a moment under a caption that names it, so that a beginner can follow the turn of another
// player.
enum class Transition { glide, jump, tell };

// Where the turn being chosen stands, for panels and the status line.
struct TurnStatus {
    bool open = false; // a person may choose now
    game::Side mover = game::Side::first;
    std::optional<game::StepKind> next; // the kind of step that comes next
    int distance = 0;                   // places it goes
    game::StageNote note = game::StageNote::none;
    int stepsMade = 0;
    std::optional<int> pickedPlace;
    game::Score score; // with the steps made so far
    bool canEndTurn = false;
    bool canTakeBack = false;
    QString text;   // one or two sentences in the language of the moment; empty when not open
    QString reason; // why the step goes as far as it does, a sentence; empty where nothing is to be said
};

class BoardWidget : public QWidget {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    // Shows the current position of `match`, a snapshot that nobody changes any more (Match::clone()). The steps of an
    // unfinished turn are dropped. Call it after every change of the game, after a refused turn, and for a look at an
    // earlier position (a clone with turns undone).
    void setMatch(std::shared_ptr<const game::Match> match, BoardInput input,
                  Transition transition = Transition::glide);
    [[nodiscard]] const game::Match* match() const { return m_match.get(); }

    // A turn to show as dashed arrows, such as a hint. It goes with std::nullopt, the next pick or step and the next
    // setMatch().
    void setProposal(const std::optional<game::TurnView>& turn);
    [[nodiscard]] const std::optional<game::TurnView>& proposal() const { return m_proposal; }

    // What the turns of the position are worth, to be shown as figures while the turn is chosen; null: no figures. Goes
    // with the next setMatch().
    void setExplore(std::shared_ptr<const ai::TurnValues> values);
    [[nodiscard]] const std::shared_ptr<const ai::TurnValues>& explored() const { return m_explore; }
    // The figures to be seen now, and the value of ending the turn here where that is possible.
    [[nodiscard]] std::vector<ExploreFigure> exploreFigures() const;

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    void setFlipped(bool flipped);      // the second side at the bottom
    void setMarksVisible(bool visible); // rings, targets and the last turn
    void setCountsVisible(bool visible);
    void setCoordinatesVisible(bool visible);
    void setPointsVisible(bool visible);
    // The bubble that names the step wanted, and why it is as it is. A refusal shows all the same.
    void setPromptsVisible(bool visible);
    void setAnimation(Animation speed);
    // Whether Transition::tell differs from a glide. Where nothing is animated it does not.
    void setCaptionsVisible(bool visible);
    // A whole turn waits for endTurn() before it leaves by turnChosen(). Off by default.
    void setConfirmTurn(bool confirm);

    [[nodiscard]] bool isFlipped() const { return m_flipped; }
    [[nodiscard]] TurnStatus status() const;
    [[nodiscard]] bool canEndTurn() const;  // there are steps, none is picked up, and the turn may end here
    [[nodiscard]] bool canTakeBack() const; // a piece is picked or a step is made
    [[nodiscard]] bool hasUnfinishedTurn() const { return m_entry.isOpen() && !m_entry.builder().steps().empty(); }
    // Steps are on their way or wait for their turn: what is to be seen lags behind match(). What tells of a turn
    // (score, list, result, speech) waits until this is false, which animationFinished() tells.
    // A key, a click or a touch anywhere in the window finishes it at once.
    [[nodiscard]] bool isAnimating() const { return m_flights.isRunning(); }
    [[nodiscard]] BoardCounts shownCounts() const { return m_flights.finally().counts; } // once all steps have landed
    [[nodiscard]] const BoardCounts& landedCounts() const { return m_flights.shown().counts; } // those landed so far

    // Lines between the pieces of a group, where the game's board has them.
    void setGroupsVisible(bool visible);

    // What Enter, a key or a press on a place does; `side` names one of its groups, otherwise the own one is meant.
    void choosePlace(int place);
    void chooseGroup(int place, game::Side side);
    void moveCursorTo(BoardCursor cursor); // the keyboard's cursor, which becomes visible

    // As if this time had passed for a running animation, its next steps included; for measurements and tests.
    void advanceAnimation(int milliseconds);
    // The light around a piece that has just reached its goal.
    [[nodiscard]] ArrivalClock& arrival() const { return *m_arrival; }

    // For screen readers and tests.
    [[nodiscard]] const BoardFace& face() const { return *m_face; }
    [[nodiscard]] const BoardGeometry& geometryOfBoard() const { return *m_geometry; }
    [[nodiscard]] const TurnEntry& entry() const { return m_entry; }
    [[nodiscard]] BoardCursor cursorPlace() const { return m_cursor; }
    [[nodiscard]] QString placeName(int place) const;
    [[nodiscard]] QString groupName(int place, game::Side side) const;
    // What the board says in large letters: the step wanted and why, why the last turn ended, why something was
    // refused.
    [[nodiscard]] std::optional<Bubble> bubble() const;

    // The board as it stands, for pictures and printing; without the keyboard's cursor.
    void renderBoard(QPainter& painter, QSizeF size) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void endTurn();      // nothing unless canEndTurn()
    void takeBackStep(); // puts the picked piece back, else takes the last step back
    void finishAnimation();

signals:
    void turnChosen(const QString& turnText); // a whole turn in the notation of the game
    void stepMade(const game::StepView& step);
    void statusChanged(const ui::TurnStatus& status); // after every pick, step, take-back and new position
    // What lies under the pointer: why it cannot be chosen, or what choosing it means; empty when there is nothing to
    // say.
    void hint(const QString& text);
    void refused(const QString& text); // why an attempt failed
    void stepLanded();                 // one step has, others are still on their way
    void animationFinished();          // every time isAnimating() becomes false: all steps have landed

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    // What the pressed button is about to do.
    enum class Press { none, piece, pickedPiece, target };

    void layOut();
    void refresh(); // after any change of what is shown or may be chosen
    [[nodiscard]] QFont boardFont() const;
    void startFlight();
    void updateFlight();
    void landFlight();
    void showArrival(game::Side side, int from, int to);
    void queueWayTo(const game::Match& before);
    void queueWayBack(const game::Match& before);
    bool queueTold(const game::Match& before);
    void watchInput();
    [[nodiscard]] bool isUnderWay() const;
    [[nodiscard]] Arrangement arrangementOfMatch() const;
    [[nodiscard]] BoardScene scene() const;
    void addEntryMarks(BoardScene& scene) const;
    void addArrows(BoardScene& scene) const;
    void forgetRefusal();
    [[nodiscard]] game::Fault whyNotPick(const PieceGroup& group) const;
    void addExploreName(QStringList& name, int place, std::optional<game::Side> side) const;
    [[nodiscard]] QString hoverText(const BoardHit& hit) const;
    [[nodiscard]] QString labelText(QPointF point) const;  // where it is over a label
    [[nodiscard]] bool invites(const BoardHit& hit) const; // a click there would pick or drop
    void say(const QString& text);                         // hint(), when it changes

    void pick(const PieceGroup& group, int index);
    void drop(int place, bool glide);
    void sendTurn();
    void refuse(const game::Fault& fault, int place);
    void refusePick(const PieceGroup& group);
    // Picks what the place offers; with a piece under the pointer, only that piece's group.
    void tryPick(int place, std::optional<game::Side> side, int index);
    void glide();
    void updateHover(QPointF point);
    void endDrag(QPointF point);
    void beginOtherInput();
    void cancelPress();
    bool handleKey(const QKeyEvent& event);
    void moveCursor(CursorWay way);
    void confirmAtCursor(bool mayEndTurn);
    void chooseTyped(const TypedPlace& typed);
    void setFace(const BoardFace& face);

    std::shared_ptr<const game::Match> m_match;
    TurnEntry m_entry;
    const BoardFace* m_face = nullptr;
    std::shared_ptr<const BoardGeometry> m_geometry;
    BoardArt m_art;
    QTimer* m_sizeRests = nullptr; // runs until the size has been the same for a moment
    bool m_isBeingResized = false;
    Theme m_theme = Theme::light();
    BoardFlights m_flights;
    ArrivalClock* m_arrival = nullptr;
    QRegion m_flown; // what the flight covered when it was painted last
    std::unique_ptr<QVariantAnimation> m_clock;
    double m_pausePart = 0; // of the clock's time, before the flight takes off
    std::optional<game::TurnView> m_proposal;
    std::shared_ptr<const ai::TurnValues> m_explore;
    int m_pickedIndex = 0;

    BoardCursor m_cursor;
    bool m_cursorShown = false; // the keyboard was used last
    bool m_cursorMoved = false; // since the last step: Enter then picks rather than ends the turn

    Press m_press = Press::none;
    QPointF m_pressPoint;
    int m_pressPlace = 0;
    QString m_typed; // the keys of a place so far
    std::optional<QPointF> m_dragPoint;
    std::optional<int> m_hoveredPlace;
    QString m_hint;
    std::optional<Bubble> m_refusal; // until the next input or position

    Animation m_speed = Animation::normal;
    bool m_flipped = false;
    bool m_marks = true;
    bool m_counts = true;
    bool m_coordinates = true;
    bool m_points = false;
    bool m_groups = false;
    bool m_prompts = true;
    bool m_confirm = false;
    bool m_captions = true;
    bool m_watchesInput = false;
};

} // namespace ui

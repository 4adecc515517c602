// The tutor: looks at a person's turn before it is final, and holds it back where it loses more points than the person
// has chosen. The bar then asks what to do. It never keeps the game waiting: where the values of the position are not
// there within a moment, the turn is played.
//
// A turn that is held belongs to the position on the board; drop() forgets it when another position comes.
#pragma once

#include "core/session/analyst.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

namespace ui {

class AnalysisController;
class BoardWidget;
class TutorBar;

class TutorController : public QObject {
    Q_OBJECT

public:
    TutorController(AnalysisController& analysis, BoardWidget& board, TutorBar& bar);

    // How many points a turn may lose; nothing: the tutor is off.
    void setThreshold(std::optional<int> points);
    // How long a turn waits for the values.
    void setPatience(int milliseconds) { m_patience.setInterval(milliseconds); }

    // Takes a turn that is about to be played in the position on the board. True: it is held, and approved() or
    // putBack() comes later. False: it may be played now.
    [[nodiscard]] bool holds(const QString& turnText);
    [[nodiscard]] bool isHolding() const { return m_held.has_value(); }
    [[nodiscard]] bool isWarning() const;
    // What there is to say of the turn held beside what the bar says; may be empty.
    [[nodiscard]] QString text() const;

    // The answers of the bar.
    void playAnyway();
    void retry();
    void showBest();
    // Forgets the turn: the position on the board is another one.
    void drop();

signals:
    void approved(const QString& turnText);
    void putBack(); // the board is to show the position as it was before the turn
    void changed(); // isHolding() or text()

private:
    struct Held {
        std::shared_ptr<const game::Match> match;
        game::TurnView turn;
    };

    void look();
    [[nodiscard]] bool isFine(const session::Judgement& judged);
    void let();
    void watchBoard();
    void leave();

    AnalysisController& m_analysis;
    BoardWidget& m_board;
    TutorBar& m_bar;
    QTimer m_patience;
    std::optional<int> m_threshold;
    std::optional<Held> m_held;
    std::optional<game::TurnView> m_best; // of the position, once there is a warning
    bool m_showsBest = false;
    QPointer<QWidget> m_focusBefore; // of the bar
};

} // namespace ui

#include "app/paint_report.h"

#include "core/session/game_session.h"
#include "ui/board/board_widget.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

namespace {

// Both sides have spread over the board, and Red's next turn takes three steps over long ways.
constexpr const char* kOpening[] = {"1-2,1-3", "8-7,8-6", "1-2,1-4", "8-7,8-5",
                                    "6-7,2-6", "8-7,7-2", "6-7,1-6", "7-6,7-4"};
constexpr const char* kTurn = "3-4,4-8,2-3";

// Collects the time between a paint event's arrival at the watched widget and the end of its handling.
class PaintClock : public QObject {
public:
    explicit PaintClock(QWidget& widget) : m_widget(widget) {}

    // One frame: asks for what is to be painted, and paints all that is asked for at once.
    void frame(const std::function<void()>& ask) {
        QCoreApplication::sendPostedEvents();
        ask();
        QElapsedTimer clock;
        clock.start();
        // What update() asked for is painted from the window's own request.
        QCoreApplication::sendPostedEvents(m_widget.window(), QEvent::UpdateRequest);
        m_times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }

    void print(const char* name) {
        if (m_times.empty())
            return;
        std::sort(m_times.begin(), m_times.end());
        const auto at = [this](double part) {
            return m_times[static_cast<std::size_t>(part * static_cast<double>(m_times.size() - 1))];
        };
        std::printf("%-14s %4zu frames   median %6.2f   95%% %6.2f   worst %6.2f ms\n", name, m_times.size(), at(0.5),
                    at(0.95), m_times.back());
        m_times.clear();
    }

private:
    QWidget& m_widget;
    std::vector<double> m_times;
};

void settle() {
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

void move(ui::BoardWidget& board, QPointF point, Qt::MouseButtons held) {
    QMouseEvent event(QEvent::MouseMove, point, board.mapToGlobal(point), Qt::NoButton, held, {});
    QCoreApplication::sendEvent(&board, &event);
}

void measureGlide(ui::MainWindow& window, PaintClock& clock) {
    ui::BoardWidget& board = window.board();
    for (int round = 0; round < 5; ++round) {
        (void)window.session().playTurn(kTurn);
        while (board.isAnimating())
            clock.frame([&board] { board.advanceAnimation(16); });
        window.session().undo();
        board.finishAnimation();
        settle();
    }
    clock.print("glide");
}

void measurePointer(ui::MainWindow& window, PaintClock& clock) {
    ui::BoardWidget& board = window.board();
    const ui::BoardGeometry& geometry = board.geometryOfBoard();
    constexpr int kSteps = 200;
    const auto along = [&](int step) {
        const QRectF area = geometry.ground().adjusted(60, 30, -60, -30);
        const double part = static_cast<double>(step) / kSteps;
        return area.topLeft() + QPointF(area.width() * part, area.height() * part);
    };
    for (int step = 0; step < kSteps; ++step)
        clock.frame([&] { move(board, along(step), Qt::NoButton); });
    clock.print("hover");
    board.choosePlace(2);
    settle();
    const auto counts = board.entry().counts().at(2);
    const QPointF pawn =
        geometry.pieceBody(geometry.pieceSpot(2, game::Side::first, counts.first - 1, counts)).center();
    QMouseEvent press(QEvent::MouseButtonPress, pawn, board.mapToGlobal(pawn), Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&board, &press);
    for (int step = 0; step < kSteps; ++step)
        clock.frame([&] { move(board, along(step), Qt::LeftButton); });
    clock.print("drag");
    board.takeBackStep();
}

} // namespace

void reportPaint(ui::MainWindow& window) {
    session::GameSession& session = window.session();
    ui::Preferences preferences = window.preferences();
    preferences.animation = ui::AnimationChoice::normal;
    window.setPreferences(preferences);
    if (!session.newGame({}))
        return;
    window.resize(1600, 1000);
    window.show();
    for (const char* turn : kOpening)
        (void)session.playTurn(turn);
    window.board().finishAnimation();
    settle();
    PaintClock clock(window);
    for (int i = 0; i < 100; ++i)
        clock.frame([&window] {
            for (QWidget* widget : window.findChildren<QWidget*>())
                widget->update();
            window.update();
        });
    clock.print("whole window");
    for (int i = 0; i < 100; ++i)
        clock.frame([&window] { window.board().update(); });
    clock.print("whole board");
    measureGlide(window, clock);
    measurePointer(window, clock);
    std::printf("board %dx%d, device pixel ratio %g\n", window.board().width(), window.board().height(),
                window.board().devicePixelRatioF());
}

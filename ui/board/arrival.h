// The moment when a pawn reaches its goal: a ring spreads around its foot, and the points it is worth there rise beside
// it. It tells nothing that the score does not, delays nothing, and ends with the next input. Nothing of it where
// motion is not wanted.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/board/board_geometry.h"

#include <QObject>
#include <QRect>
#include <optional>

class QPainter;
class QVariantAnimation;

namespace ui {

struct Arrival {
    int row = 0; // 1 to 8
    game::Side side = kRed;
    int points = 0;      // that the pawn is worth there
    double progress = 0; // 0 to 1
};

// The row where the pawns of a side are at their goal.
[[nodiscard]] constexpr int goalRow(game::Side side) {
    return side == kRed ? kRows : 1;
}

// The last pawn of the group is the one that has arrived.
void paintArrival(QPainter& painter, const Arrival& arrival, const BoardGeometry& geometry, const BoardCounts& counts,
                  const Theme& theme);
// All that the picture covers at any time, for one row.
[[nodiscard]] QRect arrivalRegion(const Arrival& arrival, const BoardGeometry& geometry);

class ArrivalClock : public QObject {
    Q_OBJECT

public:
    explicit ArrivalClock(QObject* parent = nullptr);

    void start(const Arrival& arrival);
    void stop();
    [[nodiscard]] const std::optional<Arrival>& now() const { return m_now; }
    // As if this much time had passed.
    void advance(int milliseconds);

signals:
    void changed(const ui::Arrival& shown); // also when it has gone

private:
    QVariantAnimation* m_clock = nullptr;
    std::optional<Arrival> m_now;
};

} // namespace ui

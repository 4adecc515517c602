// The moment when a piece reaches its goal, on boards that have one: a ring spreads around its foot, and the points it
// is worth there rise beside it. It tells nothing that the score does not, delays nothing, and ends with the next
// input. Nothing of it where motion is not wanted.
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
    int place = 0;
    game::Side side = game::Side::first;
    int points = 0;      // that the piece is worth there
    double progress = 0; // 0 to 1
};

// The last piece of the group is the one that has arrived.
void paintArrival(QPainter& painter, const Arrival& arrival, const BoardGeometry& geometry, const BoardCounts& counts,
                  const Theme& theme);
// All that the picture covers at any time, for one place.
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

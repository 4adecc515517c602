// The points of a finished game, counted up row by row: each side's pawns from its own start line to its goal, both
// sides at once. Keeps time only; who shows points asks how many rows are counted.
#pragma once

#include <QObject>
#include <QTimer>

namespace ui {

class ScoreCount : public QObject {
    Q_OBJECT

public:
    static constexpr int kRows = 8;

    explicit ScoreCount(QObject* parent = nullptr);

    // Nothing is counted yet.
    void start();
    // One row more.
    void advance();
    // All at once; nothing where nothing is being counted.
    void finish();
    [[nodiscard]] bool isRunning() const { return m_counted < kRows; }
    [[nodiscard]] int counted() const { return m_counted; }

signals:
    void changed();

private:
    QTimer m_clock;
    int m_counted = kRows;
};

} // namespace ui

#include "ui/game/score_count.h"

namespace ui {
namespace {

constexpr int kMillisecondsPerRow = 320;

} // namespace

ScoreCount::ScoreCount(QObject* parent) : QObject(parent) {
    m_clock.setInterval(kMillisecondsPerRow);
    connect(&m_clock, &QTimer::timeout, this, &ScoreCount::advance);
}

void ScoreCount::start() {
    m_counted = 0;
    m_clock.start();
    emit changed();
}

void ScoreCount::advance() {
    if (!isRunning())
        return;
    if (++m_counted == kRows)
        m_clock.stop();
    emit changed();
}

void ScoreCount::finish() {
    if (!isRunning())
        return;
    m_counted = kRows;
    m_clock.stop();
    emit changed();
}

} // namespace ui

// The moment when a game ends: once the last pawn has landed, the points are counted up row by row, on the board and on
// the result card, then both name the winner. Any input finishes the count, the next one takes the banner off the
// board; neither is swallowed. Nothing is counted where motion is not wanted, or where a screen reader tells the
// result.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/game/score_count.h"

#include <QObject>

namespace ui {

class BoardWidget;
class EndBanner;
class HistoryController;
class SidePanel;
class ShownGame;

class EndController : public QObject {
    Q_OBJECT

public:
    EndController(const ShownGame& shown, const HistoryController& history, BoardWidget& board, SidePanel& panel);

    void setTheme(const Theme& theme);
    void retranslate() { follow(); }
    void setCountsUp(bool countsUp) { m_countsUp = countsUp; }
    // Until then nobody says who has won.
    [[nodiscard]] bool isCounting() const { return m_count.isRunning(); }
    [[nodiscard]] ScoreCount& count() { return m_count; }
    [[nodiscard]] EndBanner& banner() const { return *m_banner; }

signals:
    void counted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin();
    void follow();
    void display();
    void leave();
    void showCount();

    const ShownGame& m_shown;
    const HistoryController& m_history;
    BoardWidget& m_board;
    SidePanel& m_panel;
    ScoreCount m_count;
    EndBanner* m_banner = nullptr;
    bool m_countsUp = true;
};

} // namespace ui

// The end of a game over the middle of the board: the points of both sides as they are counted up, then who has won. It
// takes no input and goes with the next one.
#pragma once

#include "core/session/session_types.h"
#include "ui/appearance/theme.h"
#include "ui/game/score_count.h"

#include <QWidget>
#include <optional>
#include <string>

namespace ui {

struct EndContent {
    std::string gameId;
    QString title;  // "You win 48 to 45"
    QString reason; // a sentence
    std::optional<game::Side> winner;
    bool hasPoints = false; // the end is counted in points
    game::StateView state;  // the last position

    friend bool operator==(const EndContent&, const EndContent&) = default;
};

class EndBanner : public QWidget {
    Q_OBJECT

public:
    // Lies over its parent.
    explicit EndBanner(QWidget& parent);

    void setTheme(const Theme& theme);
    // Shows it.
    void present(const EndContent& content);
    void setCounted(int rows); // as ResultCard::setCounted()
    // What stands there in large figures, the first side's first.
    [[nodiscard]] int shownPoints(game::Side side) const;
    [[nodiscard]] QString shownTitle() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString line() const; // under the points
    [[nodiscard]] QFont scaled(double factor, QFont::Weight weight) const;
    void place();
    void paintPoints(QPainter& painter, const QRectF& room) const;

    EndContent m_content;
    Theme m_theme = Theme::light();
    int m_counted = ScoreCount::kRows;
};

} // namespace ui

// The values of all positions of a line as a graph: the first side ahead above the line in the middle, the second below
// it, the areas in the colours of the sides; filled dots for exact values, rings and a paler area for estimates, a gap
// where a value is not known yet. Where the dots would touch one another only that of the shown turn is drawn. The
// words stand above and below, never among the values. A slider over the turns: click, drag, wheel and keys choose the
// turn to show, and a screen reader reads its value.
#pragma once

#include "core/ai/thinker.h"
#include "ui/appearance/theme.h"

#include <QAbstractSlider>
#include <optional>
#include <string>
#include <vector>

namespace ui {

class EvaluationGraph : public QAbstractSlider {
    Q_OBJECT

public:
    explicit EvaluationGraph(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // By turn, the start first, as the first side sees them; `shown` is the turn on the board.
    void setLine(const std::string& gameId, const std::vector<std::optional<ai::Value>>& values, int shown);
    // Lower, with fewer words in it.
    void setCompact(bool compact);

    // Where a turn's dot is, or would be.
    [[nodiscard]] QPointF placeOf(int turn) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void turnWanted(int turn);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont wordFont() const;
    [[nodiscard]] QRectF frame() const; // around the values
    [[nodiscard]] QRectF field() const; // of the values
    [[nodiscard]] int scale() const;    // the points at the upper rim, in a game with points
    // Where a value lies, from -1 at the lower rim to 1 at the upper one.
    [[nodiscard]] double heightOf(const ai::Value& value) const;
    [[nodiscard]] int turnAt(double x) const;
    [[nodiscard]] QString textOf(int turn) const;
    [[nodiscard]] bool isKnown(int turn) const;
    [[nodiscard]] bool isExact(int turn) const;
    void paintGround(QPainter& painter) const;
    void paintAreas(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void paintDots(QPainter& painter) const;
    void paintWords(QPainter& painter) const;
    void paintLegend(QPainter& painter, const QRectF& room) const;
    void retranslate();

    Theme m_theme = Theme::light();
    std::string m_gameId;
    std::vector<std::optional<ai::Value>> m_values;
    bool m_isShowing = false; // being set by the program, not by the user
    bool m_compact = false;
};

} // namespace ui

#include "ui/board/explore_marks.h"

#include "ui/board/board_marks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace ui {
namespace {

const ExploreFigure* figureIn(const std::vector<ExploreFigure>& figures, const ExploreFigure& like) {
    const auto found = std::find_if(figures.begin(), figures.end(), [&like](const ExploreFigure& figure) {
        return figure.place == like.place && figure.side == like.side;
    });
    return found == figures.end() ? nullptr : &*found;
}

int signOf(const ai::Value& value) {
    const int rank = ai::rankOf(value);
    return (rank > 0 ? 1 : 0) - (rank < 0 ? 1 : 0);
}

// Ahead: a pill. Behind: a plate with cut corners. Even: a plain plate.
QPainterPath chipOf(const QRectF& box, int sign) {
    QPainterPath path;
    if (sign > 0) {
        path.addRoundedRect(box, box.height() / 2, box.height() / 2);
    } else if (sign == 0) {
        path.addRoundedRect(box, box.height() * 0.18, box.height() * 0.18);
    } else {
        const double cut = box.height() * 0.34;
        path.addPolygon(QPolygonF({{box.left() + cut, box.top()},
                                   {box.right() - cut, box.top()},
                                   {box.right(), box.top() + cut},
                                   {box.right(), box.bottom() - cut},
                                   {box.right() - cut, box.bottom()},
                                   {box.left() + cut, box.bottom()},
                                   {box.left(), box.bottom() - cut},
                                   {box.left(), box.top() + cut}}));
        path.closeSubpath();
    }
    return path;
}

} // namespace

std::vector<ExploreFigure> exploreFigures(const ai::TurnValues& values, const TurnEntry& entry) {
    std::vector<ExploreFigure> figures;
    const auto steps = entry.builder().steps();
    if (!entry.isOpen() && !steps.empty())
        return figures; // the turn is on its way to the game
    const std::vector<ai::StepValue> next = values.nextSteps(steps);
    if (next.empty())
        return figures;
    int best = ai::rankOf(next.front().value);
    if (const auto ending = valueOfEnding(values, entry))
        best = std::max(best, ai::rankOf(*ending));
    for (const ai::StepValue& step : next) {
        ExploreFigure figure;
        figure.isTarget = entry.picked().has_value();
        figure.place = (figure.isTarget ? step.step.to : step.step.from);
        figure.side = step.step.piece;
        figure.value = step.value;
        figure.value.exact = values.isExact();
        figure.isBest = ai::rankOf(step.value) == best;
        const bool isOfPicked = !figure.isTarget || *entry.picked() == PieceGroup{step.step.from, step.step.piece};
        // Best first: the first of a group is the one that counts.
        if (isOfPicked && !figureIn(figures, figure))
            figures.push_back(figure);
    }
    return figures;
}

std::optional<ai::Value> valueOfEnding(const ai::TurnValues& values, const TurnEntry& entry) {
    if (!entry.isOpen() || entry.builder().steps().empty() || !entry.builder().mayEnd())
        return std::nullopt;
    const ai::TurnResult* result = values.find(entry.builder().turn().text);
    if (!result)
        return std::nullopt;
    ai::Value value = result->value;
    value.exact = values.isExact();
    return value;
}

namespace marks {

void exploreFigures(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry, const Theme& theme) {
    const double unit = geometry.unit();
    QFont font = painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(std::lround(std::clamp(unit * 0.22, 9.0, 40.0)))));
    font.setBold(true);
    const QFontMetricsF metrics(font);
    for (const ExploreFigure& figure : scene.explore) {
        const PlaceCounts& here = scene.counts.at(figure.place);
        const int index = figure.isTarget ? here.of(figure.side) : std::max(0, here.of(figure.side) - 1);
        const QPointF foot = geometry.pieceSpot(figure.place, figure.side, index, here);
        const QString& text = figure.text;
        const int sign = figure.isEven ? 0 : signOf(figure.value);
        const double height = metrics.height() * 0.94;
        const double width = std::max(metrics.horizontalAdvance(text) + height * 0.75, height * 1.35);
        QRectF box(foot.x() - width / 2, foot.y() - height * 0.44, width, height);
        const QRectF ground = geometry.ground();
        box.moveLeft(
            std::clamp(box.left(), ground.left() + 2, std::max(ground.left() + 2, ground.right() - width - 2)));
        const QPainterPath chip = chipOf(box, sign);
        const double rim = std::clamp(unit * 0.022, 1.2, 4.0);
        painter.setPen(QPen(theme.markOutline, rim * (figure.isBest ? 4.2 : 2.6)));
        painter.setBrush(theme.markOutline);
        painter.drawPath(chip);
        painter.setPen(QPen(figure.isBest ? theme.markPicked : theme.mark, rim * (figure.isBest ? 2.2 : 1)));
        painter.setBrush(sign > 0 ? theme.valueAhead : sign < 0 ? theme.valueBehind : theme.valueEven);
        painter.drawPath(chip);
        painter.setPen(theme.valueText);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, text);
        if (figure.isBest)
            star(painter, QPointF(box.right(), box.top()), height * 0.42, theme);
    }
}

} // namespace marks

} // namespace ui

// A diagram of Lines of Action: part of a board or all of it, stones, and arrows for turns that are meant.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

#include <QPainter>
#include <QPoint>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace ui {

struct LoaDiagram {
    struct Stone {
        game::Side side = game::Side::first;
        QPoint square; // file and rank, from 0
    };
    struct Arrow {
        QPoint from;
        QPoint to;
        bool isRefused = false; // a turn that is not legal
    };

    int files = 8;
    int ranks = 8;
    std::vector<Stone> stones;
    std::vector<Arrow> arrows;
    std::vector<QPoint> marked; // squares
    bool hasNames = false;      // letters and numbers along the edges
};

// From the board's text, "1xxxxxx1/o6o/..."; arrows "b1-b3 ~b1-d3", refused where they begin with ~; marked squares
// "c3 d4". Nothing where the text cannot be read.
[[nodiscard]] std::optional<LoaDiagram> readDiagram(const QString& board, const QString& arrows, const QString& marked);

void paintDiagram(QPainter& painter, const QRectF& room, const LoaDiagram& diagram, const Theme& theme);

// A stone seen from above; its shadow lies a little below it.
void paintStone(QPainter& painter, QPointF middle, double radius, game::Side side, const Theme& theme);

} // namespace ui

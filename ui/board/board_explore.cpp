// The explore view on the board: the figures of the turn being chosen, and what they say to a screen reader. Part of
// BoardWidget.
#include "ui/board/board_accessible.h"
#include "ui/board/board_widget.h"
#include "ui/board/explore_marks.h"
#include "ui/text/value_text.h"

#include <utility>

namespace ui {

void BoardWidget::setExplore(std::shared_ptr<const ai::TurnValues> values) {
    if (values == m_explore)
        return;
    m_explore = std::move(values);
    update();
    announceBoardChange(*this);
}

std::vector<ExploreFigure> BoardWidget::exploreFigures() const {
    return m_explore ? ui::exploreFigures(*m_explore, m_entry) : std::vector<ExploreFigure>{};
}

// Of a group its own figure; of a place that of the target, or of the mover's group.
void BoardWidget::addExploreName(QStringList& name, int place, std::optional<game::Side> side) const {
    for (const ExploreFigure& figure : exploreFigures()) {
        const bool isMeant =
            side ? !figure.isTarget && figure.side == *side : figure.isTarget || figure.side == m_entry.mover();
        if (figure.place != place || !isMeant)
            continue;
        //: %1 is a number of points with its sign, "+2" or "−1".
        name << tr("worth %1").arg(signedPoints(figure.value));
        if (figure.isBest)
            name << tr("best", "of the values");
        return;
    }
}

} // namespace ui

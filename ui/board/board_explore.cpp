// The explore view on the board: the figures of the turn being chosen, and what they say to a screen reader. Part of
// BoardWidget.
#include "ui/board/board_accessible.h"
#include "ui/board/board_widget.h"
#include "ui/board/explore_marks.h"
#include "ui/games/games.h"
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
    if (!m_explore || !m_match)
        return {};
    std::vector<ExploreFigure> figures = ui::exploreFigures(*m_explore, m_entry);
    const GameWords& words = wordsOf(m_match->gameId());
    const QString even = figureText(words, {ai::Value::Kind::units, 0, false});
    for (ExploreFigure& figure : figures) {
        figure.text = figureText(words, figure.value);
        figure.isEven = figure.text == even;
    }
    return figures;
}

// Of a group its own figure; of a place that of the target, or of the mover's group.
void BoardWidget::addExploreName(QStringList& name, int place, std::optional<game::Side> side) const {
    for (const ExploreFigure& figure : exploreFigures()) {
        const bool isMeant =
            side ? !figure.isTarget && figure.side == *side : figure.isTarget || figure.side == m_entry.mover();
        if (figure.place != place || !isMeant)
            continue;
        //: %1 is a number of points with its sign, "+2" or "−1", or a chance to win, "73 %".
        name << tr("worth %1").arg(figure.text);
        if (figure.isBest)
            name << tr("best", "of the values");
        return;
    }
}

} // namespace ui

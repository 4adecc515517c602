// A table that marks its place by the program's doing without calling a screen reader to it.
#pragma once

#include <QTableView>

namespace ui {

// QTableView tells of the focus whenever its current cell changes, even while the focus is elsewhere (Qt 6.4); a screen
// reader then leaves the board for the list with every turn.
class QuietTable : public QTableView {
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (hasFocus())
            QTableView::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    }
};

} // namespace ui

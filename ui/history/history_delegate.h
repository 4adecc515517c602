// Paints a cell of the list of turns: the turn, on two lines where one is too narrow, never cut; the shown one on a
// highlight; variations indented behind a line at their left for each level; a mark where there is a comment.
#pragma once

#include "ui/appearance/theme.h"

#include <QStyledItemDelegate>

namespace ui {

class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(QObject* parent = nullptr);

    void setTheme(const Theme& theme) { m_theme = theme; }
    // How high a row is with cells as wide as this.
    [[nodiscard]] int heightFor(const QModelIndex& index, int width, const QFont& font) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintMarks(QPainter& painter, const QRect& cell, const QModelIndex& index) const;

    Theme m_theme = Theme::light();
};

} // namespace ui

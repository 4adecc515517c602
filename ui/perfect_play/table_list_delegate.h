// Paints one table of perfect play in a list: a sign that tells its state by shape, the rule set, and a line about it.
#pragma once

#include "core/session/perfect_tables.h"
#include "ui/appearance/theme.h"

#include <QStyledItemDelegate>

class QListView;

namespace ui {

class TableListDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { kLineRole = Qt::UserRole, kStateRole, kDoneRole, kIdRole };

    explicit TableListDelegate(QListView& list);

    void setTheme(const Theme& theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintSign(QPainter& painter, const QRectF& place, session::PerfectTables::State state, double done,
                   const QColor& colour) const;

    const QListView& m_list;
    Theme m_theme = Theme::light();
};

} // namespace ui

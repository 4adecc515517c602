#include "ui/board/board_parts.h"

#include "ui/board/board_widget.h"

#include <QAccessible>
#include <QPointer>
#include <QWindow>
#include <algorithm>

namespace ui {

namespace {

// What a cell of the board and a row that is a place have in common.
class BoardPart : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    BoardPart(BoardWidget* board, BoardCursor cursor) : m_board(board), m_cursor(cursor) {}

    bool isValid() const override { return !m_board.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }
    void setText(QAccessible::Text, const QString&) override {}
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QRect rect() const override {
        const QRect local = area().toAlignedRect();
        return {m_board->mapToGlobal(local.topLeft()), local.size()};
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (!m_board)
            return;
        if (action == pressAction()) {
            press();
        } else if (action == setFocusAction()) {
            m_board->setFocus(Qt::OtherFocusReason);
            m_board->moveCursorTo(m_cursor);
        }
    }
    QStringList keyBindingsForAction(const QString& action) const override {
        return action == pressAction() ? QStringList{m_board->face().keysOf(m_cursor, m_board->entry().mover())}
                                       : QStringList{};
    }
    // What a press does here and now.
    QString localizedActionName(const QString& action) const override {
        if (action != pressAction() || !m_board)
            return QAccessibleActionInterface::localizedActionName(action);
        if (m_board->entry().isTarget(m_cursor.place))
            return BoardWidget::tr("Move the picked piece here");
        return isPicked() ? BoardWidget::tr("Put the piece back") : BoardWidget::tr("Pick a piece");
    }
    QString localizedActionDescription(const QString& action) const override { return localizedActionName(action); }
    QAccessible::State state() const override {
        QAccessible::State state;
        const auto& entry = m_board->entry();
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->cursorPlace() == m_cursor;
        state.selectable = isPicked() || entry.isTarget(m_cursor.place) || offersPiece();
        state.selected = isPicked();
        state.invisible = !m_board->isVisible();
        state.disabled = !m_board->isEnabled();
        state.readOnly = !entry.isOpen();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        if (!m_board || kind != QAccessible::Name)
            return {};
        return m_cursor.side ? m_board->groupName(m_cursor.place, *m_cursor.side) : m_board->placeName(m_cursor.place);
    }

protected:
    [[nodiscard]] virtual QRectF area() const = 0;

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] const BoardCursor& cursor() const { return m_cursor; }
    [[nodiscard]] bool isPicked() const {
        const auto& picked = m_board->entry().picked();
        return picked && picked->place == m_cursor.place && (!m_cursor.side || picked->side == *m_cursor.side);
    }

private:
    [[nodiscard]] bool offersPiece() const { // that can be picked
        const auto& entry = m_board->entry();
        return std::any_of(kSides.begin(), kSides.end(), [&](game::Side side) {
            return (!m_cursor.side || *m_cursor.side == side) && entry.isMovable({m_cursor.place, side});
        });
    }
    void press() {
        if (m_cursor.side)
            m_board->chooseGroup(m_cursor.place, *m_cursor.side);
        else
            m_board->choosePlace(m_cursor.place);
    }

    QPointer<BoardWidget> m_board;
    BoardCursor m_cursor;
};

// The pieces of one side on a place, or a place that is a single cell.
class CellPart final : public BoardPart, public QAccessibleTableCellInterface {
public:
    CellPart(BoardWidget* board, BoardCursor cursor, int row, int column)
        : BoardPart(board, cursor), m_row(row), m_column(column) {}

    QAccessibleInterface* parent() const override { return table() ? table()->child(m_row) : nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : BoardPart::interface_cast(type);
    }
    bool isSelected() const override { return isPicked(); }
    // None: the name of a cell says where it is.
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return QAccessible::queryAccessibleInterface(board()); }

protected:
    QRectF area() const override {
        const BoardGeometry& geometry = board()->geometryOfBoard();
        if (!cursor().side)
            return geometry.place(cursor().place);
        const BoardCounts counts = board()->entry().counts();
        return geometry.group(cursor().place, *cursor().side, counts.at(cursor().place));
    }

private:
    int m_row;
    int m_column;
};

// A row of the table: a place of its own where the face has it so, otherwise only what holds its cells.
class RowPart final : public BoardPart {
public:
    RowPart(BoardWidget* board, const std::vector<BoardCursor>& cells, int row)
        : BoardPart(board, {cells.front().place, std::nullopt}), m_cells(cells), m_row(row),
          m_isPlace(board->face().rowsArePlaces()) {}

    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(board()); }
    QAccessibleInterface* child(int index) const override {
        return parent() ? parent()->tableInterface()->cellAt(m_row, index) : nullptr;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i) {
            QAccessibleInterface* cell = child(i);
            if (cell && cell->rect().contains(x, y))
                return cell;
        }
        return nullptr;
    }
    int childCount() const override { return static_cast<int>(m_cells.size()); }
    int indexOfChild(const QAccessibleInterface* part) const override {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i) == part)
                return i;
        }
        return -1;
    }
    QAccessible::Role role() const override { return QAccessible::Row; }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return m_isPlace ? BoardPart::interface_cast(type) : nullptr;
    }
    QString text(QAccessible::Text kind) const override {
        if (m_isPlace)
            return BoardPart::text(kind);
        return board() && kind == QAccessible::Name ? board()->face().words().rowHeading(m_row) : QString();
    }
    QAccessible::State state() const override {
        if (m_isPlace)
            return BoardPart::state();
        QAccessible::State state;
        state.invisible = !board()->isVisible();
        return state;
    }

protected:
    QRectF area() const override {
        QRectF all;
        for (const BoardCursor& cell : m_cells)
            all = all.united(board()->geometryOfBoard().placeFull(cell.place));
        return all;
    }

private:
    std::vector<BoardCursor> m_cells;
    int m_row;
    bool m_isPlace;
};

} // namespace

QAccessibleInterface* newCellPart(BoardWidget& board, const BoardCursor& cursor, int row, int column) {
    return new CellPart(&board, cursor, row, column);
}

QAccessibleInterface* newRowPart(BoardWidget& board, const std::vector<BoardCursor>& cells, int row) {
    return new RowPart(&board, cells, row);
}

} // namespace ui

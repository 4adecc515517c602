#include "ui/board/board_accessible.h"

#include "ui/board/board_parts.h"
#include "ui/board/board_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QMetaObject>
#include <utility>
#include <vector>

namespace ui {

namespace {

// What a screen reader has been told of a part.
struct Told {
    QString name;
    bool isSelected = false;
};

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) { makeParts(); }

    // Tells that the board has become one of another kind: all parts are new.
    void tellNewBoard() {
        keepUp();
        QAccessibleEvent event(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
    }

    // The rows are the children. The functions of a table ask by index for the cells too, which come after them.
    int childCount() const override { return rowCount(); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0)
            return nullptr;
        return index < rowCount() ? rowPart(index)
                                  : cellAt((index - rowCount()) / columnCount(), (index - rowCount()) % columnCount());
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < rowCount() + rowCount() * columnCount(); ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < rowCount(); ++i) {
            QAccessibleInterface* row = child(i);
            if (row && row->rect().contains(x, y))
                return row;
        }
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return board().hasFocus() ? part(board().cursorPlace()) : nullptr;
    }
    // The focus is on the row or group under the cursor, not on the board as a whole.
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.focused = false;
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Name && board().accessibleName().isEmpty())
            return BoardWidget::tr("Board");
        // Help is there when it is asked for; a description would be read at every return.
        if (kind == QAccessible::Help)
            return board().face().words().keysHelp();
        return QAccessibleWidget::text(kind);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    // --- Actions of the turn as a whole
    QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (board().canEndTurn())
            names << endTurnAction();
        if (board().canTakeBack())
            names << takeBackAction();
        return names;
    }
    QString localizedActionName(const QString& action) const override {
        if (action == endTurnAction())
            return BoardWidget::tr("End the turn");
        if (action == takeBackAction())
            return BoardWidget::tr("Take back the last step");
        return QAccessibleWidget::localizedActionName(action);
    }
    QString localizedActionDescription(const QString& action) const override {
        return action == endTurnAction() || action == takeBackAction()
                   ? localizedActionName(action)
                   : QAccessibleWidget::localizedActionDescription(action);
    }
    void doAction(const QString& action) override {
        if (action == endTurnAction())
            board().endTurn();
        else if (action == takeBackAction())
            board().takeBackStep();
        else
            QAccessibleWidget::doAction(action);
    }

    // --- As a table
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
            return nullptr;
        return interfaceOf(m_rows[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column)]);
    }
    int selectedCellCount() const override { return board().entry().picked() ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto& picked = board().entry().picked();
        return picked ? QList<QAccessibleInterface*>{cellOf(*picked)} : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override { return board().face().words().columnHeading(column); }
    QString rowDescription(int row) const override { return board().face().words().rowHeading(row); }
    int rowCount() const override {
        keepUp();
        return static_cast<int>(m_rows.size());
    }
    int columnCount() const override {
        keepUp();
        return static_cast<int>(m_rows.front().cells.size());
    }
    int selectedRowCount() const override { return selectedCellCount(); }
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedRows() const override {
        const auto& picked = board().entry().picked();
        return picked && board().face().rowsArePlaces() ? QList<int>{rowIndexOf(picked->place)} : QList<int>{};
    }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int row) const override { return selectedRows().contains(row); }
    bool isColumnSelected(int) const override { return false; }
    // A piece is picked by a press, which may be refused, not by selecting.
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

    // The part under a cursor.
    [[nodiscard]] QAccessibleInterface* part(const BoardCursor& cursor) const {
        keepUp();
        for (const Part& part : m_parts) {
            if (part.cursor == cursor)
                return interfaceOf(part.id);
        }
        return nullptr;
    }

    // Tells of the parts whose name or selection is not what was told last.
    void tellChanges() {
        keepUp();
        for (Part& known : m_parts) {
            QAccessibleInterface* part = interfaceOf(known.id);
            const QString name = part->text(QAccessible::Name);
            if (std::exchange(known.told.name, name) != name) {
                QAccessibleEvent event(part, QAccessible::NameChanged);
                QAccessible::updateAccessibility(&event);
            }
            const bool isSelected = part->state().selected;
            if (std::exchange(known.told.isSelected, isSelected) != isSelected) {
                QAccessible::State changed;
                changed.selected = true;
                QAccessibleStateChangeEvent event(part, changed);
                QAccessible::updateAccessibility(&event);
            }
        }
        // A step takes the cursor with it.
        if (board().hasFocus() && m_toldCursor && *m_toldCursor != board().cursorPlace())
            tellCursor();
    }
    void tellCursor() {
        m_toldCursor = board().cursorPlace();
        QAccessibleEvent event(part(*m_toldCursor), QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }

protected:
    ~BoardAccessible() override { dropParts(); }

private:
    struct Row {
        QAccessible::Id id = 0;
        std::vector<QAccessible::Id> cells;
    };
    // What the cursor can be on.
    struct Part {
        BoardCursor cursor;
        QAccessible::Id id = 0;
        Told told;
    };

    static QString endTurnAction() { return QStringLiteral("EndTurn"); }
    static QString takeBackAction() { return QStringLiteral("TakeBack"); }
    [[nodiscard]] BoardWidget& board() const { return *static_cast<BoardWidget*>(widget()); }
    [[nodiscard]] static QAccessibleInterface* interfaceOf(QAccessible::Id id) {
        return QAccessible::accessibleInterface(id);
    }
    [[nodiscard]] QAccessibleInterface* rowPart(int row) const {
        return interfaceOf(m_rows[static_cast<std::size_t>(row)].id);
    }
    [[nodiscard]] QAccessibleInterface* cellOf(const PieceGroup& group) const {
        QAccessibleInterface* cell = part({group.place, group.side});
        return cell ? cell : part({group.place, std::nullopt});
    }
    [[nodiscard]] int rowIndexOf(int place) const {
        const auto cells = board().face().cells();
        for (std::size_t row = 0; row < cells.size(); ++row) {
            if (cells[row].front().place == place)
                return static_cast<int>(row);
        }
        return -1;
    }
    // New parts where the board's face has changed, which nobody tells while no screen reader is there.
    void keepUp() const {
        if (m_face == &board().face())
            return;
        dropParts();
        makeParts();
    }
    void makeParts() const {
        m_face = &board().face();
        const auto cells = board().face().cells();
        for (std::size_t row = 0; row < cells.size(); ++row) {
            const int index = static_cast<int>(row);
            Row made{QAccessible::registerAccessibleInterface(newRowPart(board(), cells[row], index)), {}};
            if (board().face().rowsArePlaces())
                m_parts.push_back({{cells[row].front().place, std::nullopt}, made.id, {}});
            for (std::size_t column = 0; column < cells[row].size(); ++column) {
                const BoardCursor& cursor = cells[row][column];
                auto* cell = newCellPart(board(), cursor, index, static_cast<int>(column));
                made.cells.push_back(QAccessible::registerAccessibleInterface(cell));
                m_parts.push_back({cursor, made.cells.back(), {}});
            }
            m_rows.push_back(std::move(made));
        }
    }
    void dropParts() const {
        for (const Row& row : m_rows) {
            for (const QAccessible::Id cell : row.cells)
                QAccessible::deleteAccessibleInterface(cell);
            QAccessible::deleteAccessibleInterface(row.id);
        }
        m_rows.clear();
        m_parts.clear();
        m_toldCursor.reset();
    }

    mutable const BoardFace* m_face = nullptr; // that the parts are made for
    mutable std::vector<Row> m_rows;
    mutable std::vector<Part> m_parts;
    mutable std::optional<BoardCursor> m_toldCursor;
};

BoardAccessible* accessibleOf(BoardWidget* board) {
    return board ? static_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(board)) : nullptr;
}

QAccessibleInterface* makeBoardAccessible(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(board) : nullptr;
}

} // namespace

void installBoardAccessible() {
    QAccessible::removeFactory(makeBoardAccessible);
    QAccessible::installFactory(makeBoardAccessible);
}

void announceCursor(BoardWidget& board) {
    if (QAccessible::isActive() && board.hasFocus())
        accessibleOf(&board)->tellCursor();
}

void announceFocus(BoardWidget& board) {
    QMetaObject::invokeMethod(
        &board, [&board] { announceCursor(board); }, Qt::QueuedConnection);
}

void announceBoardChange(BoardWidget& board) {
    if (QAccessible::isActive())
        accessibleOf(&board)->tellChanges();
}

void announceNewBoard(BoardWidget& board) {
    if (QAccessible::isActive())
        accessibleOf(&board)->tellNewBoard();
}

} // namespace ui

#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"
#include "ui/text/side_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QMetaObject>
#include <QPointer>
#include <array>
#include <utility>

namespace ui {

namespace {

// Children of the board are rows 1 to 8 in this order; children of a row are its red group, then its black group.
constexpr int kGroups = 2;

// What a row and a group have in common.
class BoardPart : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    BoardPart(BoardWidget* board, int row) : m_board(board), m_row(row) {}

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
            m_board->moveCursorTo(place());
        }
    }
    QStringList keyBindingsForAction(const QString& action) const override {
        return action == pressAction() ? QStringList{keys()} : QStringList{};
    }
    // What a press does here and now.
    QString localizedActionName(const QString& action) const override {
        if (action != pressAction() || !m_board)
            return QAccessibleActionInterface::localizedActionName(action);
        if (m_board->entry().isTarget(m_row))
            return BoardWidget::tr("Move the picked pawn here");
        return isPicked() ? BoardWidget::tr("Put the pawn back") : BoardWidget::tr("Pick a pawn");
    }
    QString localizedActionDescription(const QString& action) const override { return localizedActionName(action); }
    QAccessible::State state() const override {
        QAccessible::State state;
        const auto& entry = m_board->entry();
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->cursorPlace() == place();
        state.selectable = isPicked() || entry.isTarget(m_row) || offersPawn();
        state.selected = isPicked();
        state.invisible = !m_board->isVisible();
        state.disabled = !m_board->isEnabled();
        state.readOnly = !entry.isOpen();
        return state;
    }

protected:
    [[nodiscard]] virtual QRectF area() const = 0;
    [[nodiscard]] virtual BoardCursor place() const = 0;
    [[nodiscard]] virtual bool isPicked() const = 0;
    [[nodiscard]] virtual bool offersPawn() const = 0; // that can be picked
    [[nodiscard]] virtual QString keys() const = 0;
    virtual void press() = 0;

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] int row() const { return m_row; }

private:
    QPointer<BoardWidget> m_board;
    int m_row;
};

class BoardAccessible;

class GroupPart final : public BoardPart, public QAccessibleTableCellInterface {
public:
    GroupPart(BoardWidget* board, int row, game::Side side) : BoardPart(board, row), m_side(side) {}

    QAccessibleInterface* parent() const override;
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
    // None: the name of a group says its row and its colour.
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return static_cast<int>(game::indexOf(m_side)); }
    int rowIndex() const override { return row() - 1; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return QAccessible::queryAccessibleInterface(board()); }
    QString text(QAccessible::Text kind) const override {
        return board() && kind == QAccessible::Name ? board()->groupName(row(), m_side) : QString();
    }

protected:
    QRectF area() const override {
        return board()->geometryOfBoard().group(row(), m_side, board()->entry().counts().at(row()));
    }
    BoardCursor place() const override { return {row(), m_side}; }
    bool isPicked() const override { return board()->entry().picked() == PawnGroup{row(), m_side}; }
    bool offersPawn() const override { return board()->entry().isMovable({row(), m_side}); }
    QString keys() const override {
        const QString digit = QString::number(row());
        return m_side == board()->entry().mover() ? digit : QStringLiteral("Shift+") + digit;
    }
    void press() override { board()->chooseGroup(row(), m_side); }

private:
    game::Side m_side;
};

class RowPart final : public BoardPart {
public:
    RowPart(BoardWidget* board, int row) : BoardPart(board, row) {}

    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(board()); }
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < kGroups; ++i) {
            QAccessibleInterface* group = child(i);
            if (group && group->rect().contains(x, y))
                return group;
        }
        return nullptr;
    }
    int childCount() const override { return kGroups; }
    int indexOfChild(const QAccessibleInterface* part) const override {
        for (int i = 0; i < kGroups; ++i) {
            if (child(i) == part)
                return i;
        }
        return -1;
    }
    QAccessible::Role role() const override { return QAccessible::Row; }
    QString text(QAccessible::Text kind) const override {
        return board() && kind == QAccessible::Name ? board()->rowName(row()) : QString();
    }

protected:
    QRectF area() const override { return board()->geometryOfBoard().rowFull(row()); }
    BoardCursor place() const override { return {row(), std::nullopt}; }
    bool isPicked() const override { return board()->entry().picked() && board()->entry().picked()->row == row(); }
    bool offersPawn() const override {
        return board()->entry().isMovable({row(), kRed}) || board()->entry().isMovable({row(), kBlack});
    }
    QString keys() const override { return QString::number(row()); }
    void press() override { board()->chooseRow(row()); }
};

// What a screen reader has been told of a part.
struct Told {
    QString name;
    bool isSelected = false;
};

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) {
        for (int row = 1; row <= kRows; ++row) {
            auto& ids = m_ids[static_cast<std::size_t>(row - 1)];
            ids[0] = QAccessible::registerAccessibleInterface(new RowPart(board, row));
            ids[1] = QAccessible::registerAccessibleInterface(new GroupPart(board, row, kRed));
            ids[2] = QAccessible::registerAccessibleInterface(new GroupPart(board, row, kBlack));
        }
    }

    // The rows are the children. The functions of a table ask by index for the cells too, which come after them.
    int childCount() const override { return kRows; }
    QAccessibleInterface* child(int index) const override {
        if (index >= kRows)
            return cellAt((index - kRows) / kGroups, (index - kRows) % kGroups);
        return index >= 0 ? part(index + 1, std::nullopt) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < kRows + kRows * kGroups; ++i) {
            if (this->child(i) == child)
                return i;
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < kRows; ++i) {
            QAccessibleInterface* row = child(i);
            if (row && row->rect().contains(x, y))
                return row;
        }
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return board().hasFocus() ? part(board().cursorPlace().row, board().cursorPlace().side) : nullptr;
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
            return BoardWidget::tr(
                "Arrow keys go over the rows and their groups. Enter picks a pawn, puts it into the row "
                "under the cursor, and ends a turn that may end. The digits 1 to 8 choose a row, Backspace "
                "takes a step back.");
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

    // --- As a table of eight rows and two columns, Red and Black
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || row >= kRows || column < 0 || column >= kGroups)
            return nullptr;
        return part(row + 1, column == 0 ? kRed : kBlack);
    }
    int selectedCellCount() const override { return board().entry().picked() ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        const auto& picked = board().entry().picked();
        return picked ? QList<QAccessibleInterface*>{part(picked->row, picked->side)} : QList<QAccessibleInterface*>{};
    }
    QString columnDescription(int column) const override { return sideName(column == 0 ? kRed : kBlack); }
    QString rowDescription(int row) const override { return BoardWidget::tr("row %1").arg(row + 1); }
    int rowCount() const override { return kRows; }
    int columnCount() const override { return kGroups; }
    int selectedRowCount() const override { return selectedCellCount(); }
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedRows() const override {
        const auto& picked = board().entry().picked();
        return picked ? QList<int>{picked->row - 1} : QList<int>{};
    }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int row) const override { return selectedRows().contains(row); }
    bool isColumnSelected(int) const override { return false; }
    // A pawn is picked by a press, which may be refused, not by selecting.
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

    [[nodiscard]] QAccessibleInterface* part(int row, std::optional<game::Side> side) const {
        const auto& ids = m_ids[static_cast<std::size_t>(row - 1)];
        return QAccessible::accessibleInterface(ids[side ? game::indexOf(*side) + 1 : 0]);
    }

    // Tells of the parts whose name or selection is not what was told last.
    void tellChanges() {
        for (std::size_t row = 0; row < m_ids.size(); ++row) {
            for (std::size_t i = 0; i < m_ids[row].size(); ++i) {
                QAccessibleInterface* part = QAccessible::accessibleInterface(m_ids[row][i]);
                Told& told = m_told[row][i];
                const QString name = part->text(QAccessible::Name);
                if (std::exchange(told.name, name) != name) {
                    QAccessibleEvent event(part, QAccessible::NameChanged);
                    QAccessible::updateAccessibility(&event);
                }
                const bool isSelected = part->state().selected;
                if (std::exchange(told.isSelected, isSelected) != isSelected) {
                    QAccessible::State changed;
                    changed.selected = true;
                    QAccessibleStateChangeEvent event(part, changed);
                    QAccessible::updateAccessibility(&event);
                }
            }
        }
        // A step takes the cursor with it.
        if (board().hasFocus() && m_toldCursor && *m_toldCursor != board().cursorPlace())
            tellCursor();
    }
    void tellCursor() {
        m_toldCursor = board().cursorPlace();
        QAccessibleEvent event(part(m_toldCursor->row, m_toldCursor->side), QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }

protected:
    ~BoardAccessible() override {
        for (const auto& ids : m_ids) {
            for (const QAccessible::Id id : ids)
                QAccessible::deleteAccessibleInterface(id);
        }
    }

private:
    static QString endTurnAction() { return QStringLiteral("EndTurn"); }
    static QString takeBackAction() { return QStringLiteral("TakeBack"); }
    [[nodiscard]] BoardWidget& board() const { return *static_cast<BoardWidget*>(widget()); }

    std::array<std::array<QAccessible::Id, kGroups + 1>, kRows> m_ids{};
    std::array<std::array<Told, kGroups + 1>, kRows> m_told;
    std::optional<BoardCursor> m_toldCursor;
};

BoardAccessible* accessibleOf(BoardWidget* board) {
    return board ? static_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(board)) : nullptr;
}

QAccessibleInterface* RowPart::child(int index) const {
    const BoardAccessible* whole = accessibleOf(board());
    if (!whole || index < 0 || index >= kGroups)
        return nullptr;
    return whole->part(row(), index == 0 ? kRed : kBlack);
}

QAccessibleInterface* GroupPart::parent() const {
    const BoardAccessible* whole = accessibleOf(board());
    return whole ? whole->part(row(), std::nullopt) : nullptr;
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

} // namespace ui

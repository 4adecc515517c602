#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <array>

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
    QAccessible::State state() const override {
        QAccessible::State state;
        const auto& entry = m_board->entry();
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->cursorPlace() == place();
        state.selectable = entry.isOpen();
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
    [[nodiscard]] virtual QString keys() const = 0;
    virtual void press() = 0;

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] int row() const { return m_row; }

private:
    QPointer<BoardWidget> m_board;
    int m_row;
};

class BoardAccessible;

class GroupPart final : public BoardPart {
public:
    GroupPart(BoardWidget* board, int row, game::Side side) : BoardPart(board, row), m_side(side) {}

    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override {
        return board() && kind == QAccessible::Name ? board()->groupName(row(), m_side) : QString();
    }

protected:
    QRectF area() const override {
        return board()->geometryOfBoard().group(row(), m_side, board()->entry().counts().at(row()));
    }
    BoardCursor place() const override { return {row(), m_side}; }
    bool isPicked() const override { return board()->entry().picked() == PawnGroup{row(), m_side}; }
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
    QString keys() const override { return QString::number(row()); }
    void press() override { board()->chooseRow(row()); }
};

class BoardAccessible final : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) {
        for (int row = 1; row <= kRows; ++row) {
            auto& ids = m_ids[static_cast<std::size_t>(row - 1)];
            ids[0] = QAccessible::registerAccessibleInterface(new RowPart(board, row));
            ids[1] = QAccessible::registerAccessibleInterface(new GroupPart(board, row, kRed));
            ids[2] = QAccessible::registerAccessibleInterface(new GroupPart(board, row, kBlack));
        }
    }

    int childCount() const override { return kRows; }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < kRows ? part(index + 1, std::nullopt) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < kRows; ++i) {
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
        const auto* board = static_cast<const BoardWidget*>(widget());
        return board->hasFocus() ? part(board->cursorPlace().row, board->cursorPlace().side) : nullptr;
    }
    QString text(QAccessible::Text kind) const override {
        const auto* board = static_cast<const BoardWidget*>(widget());
        if (kind == QAccessible::Name && board->accessibleName().isEmpty())
            return BoardWidget::tr("Board");
        if (kind == QAccessible::Description && board->accessibleDescription().isEmpty())
            return board->status().text;
        return QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QAccessibleInterface* part(int row, std::optional<game::Side> side) const {
        const auto& ids = m_ids[static_cast<std::size_t>(row - 1)];
        return QAccessible::accessibleInterface(ids[side ? game::indexOf(*side) + 1 : 0]);
    }

protected:
    ~BoardAccessible() override {
        for (const auto& ids : m_ids) {
            for (const QAccessible::Id id : ids)
                QAccessible::deleteAccessibleInterface(id);
        }
    }

private:
    std::array<std::array<QAccessible::Id, kGroups + 1>, kRows> m_ids{};
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
    if (!QAccessible::isActive() || !board.hasFocus())
        return;
    const BoardCursor place = board.cursorPlace();
    if (QAccessibleInterface* part = accessibleOf(&board)->part(place.row, place.side)) {
        QAccessibleEvent event(part, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

void announceBoardChange(BoardWidget& board) {
    if (!QAccessible::isActive())
        return;
    BoardAccessible* whole = accessibleOf(&board);
    for (int row = 1; row <= kRows; ++row) {
        QAccessibleEvent event(whole->part(row, std::nullopt), QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace ui

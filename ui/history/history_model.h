// The turns of a game as a table: the number, then one column for the side that began and one for the other. Other
// turns kept in a turn's place (variations) stand in rows of their own below it, indented by their depth. The turn that
// a person is choosing stands behind the present turn as it grows.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/game/shown_game.h"

#include <QAbstractTableModel>
#include <string>
#include <vector>

namespace ui {

class HistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { kNumber, kFirst, kSecond, kColumns };
    enum Role {
        kNodeRole = Qt::UserRole, // int; none for the unfinished turn
        kDepthRole,               // int, of the row: 0 the main line
        kPresentRole,             // bool: the game stands here
        kCommentRole,             // the comment, where there is one
        kUnfinishedRole           // bool: a turn being chosen
    };

    explicit HistoryModel(QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void load(const GameView& view);
    // The steps made so far of the turn being chosen, as text; empty when there are none. False when nothing changed.
    bool setUnfinished(const GameView& view, const QString& text);

    // The cell of a node of the record; invalid when it has none.
    [[nodiscard]] QModelIndex indexOf(int node) const;
    [[nodiscard]] QModelIndex unfinishedIndex() const;
    // The nearest cell with a turn in the rows above or below, in the same column where there is one.
    [[nodiscard]] QModelIndex above(const QModelIndex& from) const { return beyond(from, -1); }
    [[nodiscard]] QModelIndex below(const QModelIndex& from) const { return beyond(from, +1); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Cell {
        QString text;
        int node = -1;
        bool isUndone = false;
        bool isPresent = false;
        bool isUnfinished = false;
        QString comment;
    };
    struct Row {
        int number = 0;
        int depth = 0;
        Cell cells[2];
    };
    // Where the line that is being added stands.
    struct Line {
        int depth = 0;
        std::size_t pair = 0; // the row that waits for its second turn
        bool isOpen = false;  // there is such a row
    };

    [[nodiscard]] QModelIndex beyond(const QModelIndex& from, int step) const;
    void addLine(const GameView& view, int parent, int before, Line line);
    void addCell(Line& line, int before, Cell cell);
    void addUnfinished(Line& line, int before, bool isBeforeUndone);
    [[nodiscard]] Cell cellOf(const GameView& view, int node) const;
    [[nodiscard]] const Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant cellData(const QModelIndex& index, const Cell& cell, int role) const;
    [[nodiscard]] QString spoken(const QModelIndex& index, const Cell& cell) const;

    std::vector<Row> m_rows;
    QString m_unfinished;
    std::string m_gameId;
    game::Side m_opener = game::Side::first; // whose turns stand in the first column
    int m_presentPly = 0;
    int m_presentNode = 0;
    Theme m_theme = Theme::light();
};

} // namespace ui

// The turns of a game as a table: the number, then one column for the side that began and one for the other. Other
// turns kept in a turn's place (variations) stand in rows of their own below it.
#pragma once

#include "core/session/game_session.h"
#include "ui/theme/theme.h"

#include <QAbstractTableModel>
#include <vector>

namespace ui {

class HistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { kNumber, kFirst, kSecond, kColumns };
    enum Role { kNodeRole = Qt::UserRole, kVariationRole };

    explicit HistoryModel(QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void load(const session::GameSession& session);

    // The cell of a node of the record; invalid when it has none.
    [[nodiscard]] QModelIndex indexOf(int node) const;
    [[nodiscard]] bool isVariation(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Cell {
        QString text;
        int node = -1;
        game::Side side = game::Side::first;
        bool isUndone = false;
    };
    struct Row {
        int number = 0;
        Cell cells[2];
        bool isVariation = false; // its text in the first cell goes over both columns
    };

    void addVariations(const session::GameSession& session, const session::HistoryTurn& turn);
    [[nodiscard]] const Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] QString spoken(const Row& row, const Cell& cell) const;

    std::vector<Row> m_rows;
    game::Side m_opener = game::Side::first;
    Theme m_theme = Theme::light();
};

} // namespace ui

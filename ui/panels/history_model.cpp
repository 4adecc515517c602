#include "ui/panels/history_model.h"

#include "ui/text/side_text.h"
#include "ui/text/stage_text.h"

#include <QColor>
#include <QFont>

namespace ui {

HistoryModel::HistoryModel(QObject* parent) : QAbstractTableModel(parent) {}

void HistoryModel::setTheme(const Theme& theme) {
    m_theme = theme;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kSecond));
}

void HistoryModel::load(const session::GameSession& session) {
    beginResetModel();
    m_rows.clear();
    m_opener = session.history().empty() ? session.stateAt(0).toMove : session.history().front().side;
    std::size_t pair = 0; // the row that waits for its second turn
    for (const session::HistoryTurn& turn : session.history()) {
        const Cell cell{turnText(turn.turn), turn.node, turn.side, turn.isUndone};
        if (turn.opensNumber || m_rows.empty()) {
            pair = m_rows.size();
            m_rows.push_back({turn.number, {}, false});
        }
        m_rows[pair].cells[turn.opensNumber ? 0 : 1] = cell;
        addVariations(session, turn);
    }
    endResetModel();
}

// A variation is told by its first turns; looking at it shows the rest.
void HistoryModel::addVariations(const session::GameSession& session, const session::HistoryTurn& turn) {
    constexpr std::size_t kTurnsTold = 3;
    if (turn.variations == 0)
        return;
    const record::Game& record = session.record();
    const int parent = record.nodes[static_cast<std::size_t>(turn.node)].parent;
    for (const int child : record.nodes[static_cast<std::size_t>(parent)].children) {
        if (child == turn.node)
            continue;
        QStringList told;
        bool hasMore = false;
        for (int node = child; node > 0;) {
            const record::Node& at = record.nodes[static_cast<std::size_t>(node)];
            told << turnText(
                {at.turn, at.turn == "pass" ? std::vector<game::StepView>{} : std::vector<game::StepView>(1)});
            hasMore = !at.children.empty();
            node = told.size() < static_cast<qsizetype>(kTurnsTold) && hasMore ? at.children.front() : 0;
        }
        QString text = told.join(QStringLiteral("  "));
        if (hasMore)
            text += QStringLiteral(" …");
        m_rows.push_back({turn.number, {{text, child, turn.side, turn.isUndone}, {}}, true});
    }
}

QModelIndex HistoryModel::indexOf(int node) const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (int column = 0; column < 2; ++column)
            if (m_rows[row].cells[column].node == node)
                return index(static_cast<int>(row), kFirst + column);
    return {};
}

bool HistoryModel::isVariation(int row) const {
    return row >= 0 && row < rowCount() && m_rows[static_cast<std::size_t>(row)].isVariation;
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

const HistoryModel::Cell* HistoryModel::cellAt(const QModelIndex& index) const {
    if (!index.isValid() || index.column() == kNumber)
        return nullptr;
    const Cell& cell = m_rows[static_cast<std::size_t>(index.row())].cells[index.column() - kFirst];
    return cell.node < 0 ? nullptr : &cell;
}

QString HistoryModel::spoken(const Row& row, const Cell& cell) const {
    if (row.isVariation)
        return tr("Variation to turn %1: %2").arg(row.number).arg(cell.text);
    return tr("Turn %1, %2: %3").arg(row.number).arg(sideName(cell.side), cell.text);
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == kNumber) {
        if (role == Qt::DisplayRole && !row.isVariation)
            return QString::number(row.number);
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::ForegroundRole)
            return m_theme.textDim;
        return {};
    }
    const Cell* cell = cellAt(index);
    if (!cell)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return row.isVariation ? QStringLiteral("   ") + cell->text : cell->text;
    case Qt::AccessibleTextRole:
        return spoken(row, *cell);
    case Qt::ForegroundRole:
        return row.isVariation || cell->isUndone ? QVariant(m_theme.textDim) : QVariant();
    case Qt::ToolTipRole:
        if (row.isVariation)
            return tr("Variation: played and taken back");
        return cell->isUndone ? QVariant(tr("Taken back")) : QVariant();
    case kNodeRole:
        return cell->node;
    case kVariationRole:
        return row.isVariation;
    case Qt::FontRole: {
        QFont font;
        font.setItalic(row.isVariation || cell->isUndone);
        return font;
    }
    default:
        return {};
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole && section == kNumber)
        return tr("Number");
    if (role != Qt::DisplayRole || section == kNumber)
        return {};
    return sideName(section == kFirst ? m_opener : game::opponent(m_opener));
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const {
    return cellAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace ui

#include "ui/history/history_model.h"

#include "ui/games/games.h"
#include "ui/text/outside_text.h"
#include "ui/text/stage_text.h"

#include <QColor>
#include <QFont>
#include <algorithm>

namespace ui {
namespace {

constexpr qsizetype kLongestSpoken = 400; // a screen reader must not read on for an hour

} // namespace

HistoryModel::HistoryModel(QObject* parent) : QAbstractTableModel(parent) {}

void HistoryModel::setTheme(const Theme& theme) {
    m_theme = theme;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kSecond));
}

void HistoryModel::load(const GameView& view) {
    beginResetModel();
    m_rows.clear();
    m_gameId = view.setup.gameId;
    // The side that has the even places of the record: "1." is always the first one's.
    m_opener = game::Side::first;
    m_presentPly = view.ply();
    m_presentNode = view.presentNode();
    addLine(view, 0, view.match->sideToMoveAt(0) == game::Side::first ? 0 : 1, {});
    endResetModel();
}

bool HistoryModel::setUnfinished(const GameView& view, const QString& text) {
    if (m_unfinished == text)
        return false;
    m_unfinished = text;
    load(view);
    return true;
}

// Everything after `parent`; `before` counts the turns before it, from the first column of the first row.
void HistoryModel::addLine(const GameView& view, int parent, int before, Line line) {
    const record::Game& record = view.record;
    bool isUndone = false;
    while (true) {
        const auto& children = record.nodes[static_cast<std::size_t>(parent)].children;
        if (parent == m_presentNode) {
            addUnfinished(line, before, !children.empty());
            isUndone = true;
        }
        if (children.empty())
            return;
        Cell cell = cellOf(view, children.front());
        cell.isUndone = isUndone;
        addCell(line, before, std::move(cell));
        for (std::size_t i = 1; i < children.size(); ++i) {
            Line variation{.depth = line.depth + 1};
            addCell(variation, before, cellOf(view, children[i]));
            addLine(view, children[i], before + 1, variation);
        }
        parent = children.front();
        ++before;
    }
}

void HistoryModel::addCell(Line& line, int before, Cell cell) {
    const int column = before % 2;
    if (column == 0 || !line.isOpen) {
        line.pair = m_rows.size();
        m_rows.push_back({.number = before / 2 + 1, .depth = line.depth, .cells = {}});
    }
    m_rows[line.pair].cells[column] = std::move(cell);
    line.isOpen = column == 0;
}

// Before undone turns it has a row of its own: they keep their place until the turn is played.
void HistoryModel::addUnfinished(Line& line, int before, bool isBeforeUndone) {
    if (m_unfinished.isEmpty())
        return;
    Cell cell;
    cell.text = m_unfinished;
    cell.isUnfinished = true;
    Line own = line;
    own.isOpen = line.isOpen && !isBeforeUndone;
    addCell(own, before, std::move(cell));
}

HistoryModel::Cell HistoryModel::cellOf(const GameView& view, int node) const {
    const record::Game& record = view.record;
    const record::Node& at = record.nodes[static_cast<std::size_t>(node)];
    Cell cell;
    cell.text = turnText({at.turn, at.turn == "pass" ? std::vector<game::StepView>{} : std::vector<game::StepView>(1)});
    cell.node = node;
    cell.isPresent = node == m_presentNode;
    cell.comment = QString::fromStdString(view.record.commentAt(node));
    return cell;
}

QModelIndex HistoryModel::indexOf(int node) const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (int column = 0; column < 2; ++column)
            if (node >= 0 && m_rows[row].cells[column].node == node)
                return index(static_cast<int>(row), kFirst + column);
    return {};
}

QModelIndex HistoryModel::unfinishedIndex() const {
    for (std::size_t row = m_rows.size(); row-- > 0;)
        for (int column = 0; column < 2; ++column)
            if (m_rows[row].cells[column].isUnfinished)
                return index(static_cast<int>(row), kFirst + column);
    return {};
}

QModelIndex HistoryModel::beyond(const QModelIndex& from, int step) const {
    const int start = from.isValid() ? from.row() : (step > 0 ? -1 : rowCount());
    const int wanted = from.isValid() && from.column() == kSecond ? 1 : 0;
    for (int row = start + step; row >= 0 && row < rowCount(); row += step)
        for (const int column : {wanted, 1 - wanted})
            if (m_rows[static_cast<std::size_t>(row)].cells[column].node >= 0)
                return index(row, kFirst + column);
    return {};
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
    return cell.node < 0 && !cell.isUnfinished ? nullptr : &cell;
}

QString HistoryModel::spoken(const QModelIndex& index, const Cell& cell) const {
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString side = wordsOf(m_gameId).sideName(index.column() == kFirst ? m_opener : game::opponent(m_opener));
    QString text = cell.isUnfinished ? tr("Round %1, %2, unfinished: %3").arg(row.number).arg(side, cell.text)
                   : row.depth > 0   ? tr("Variation, round %1, %2: %3").arg(row.number).arg(side, cell.text)
                                     : tr("Round %1, %2: %3").arg(row.number).arg(side, cell.text);
    if (cell.isPresent)
        text += QStringLiteral(". ") + tr("The game stands here");
    if (cell.isUndone)
        text += QStringLiteral(". ") + tr("Taken back");
    if (!cell.comment.isEmpty())
        text += QStringLiteral(". ") + tr("Comment: %1").arg(asLines(cell.comment, kLongestSpoken));
    return text;
}

QVariant HistoryModel::cellData(const QModelIndex& index, const Cell& cell, int role) const {
    const bool isAside = cell.isUndone || m_rows[static_cast<std::size_t>(index.row())].depth > 0;
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::AccessibleTextRole:
        return spoken(index, cell);
    case Qt::ForegroundRole:
        return isAside ? QVariant(m_theme.textDim) : QVariant();
    case Qt::ToolTipRole:
        if (!cell.comment.isEmpty())
            return asToolTip(cell.comment);
        return cell.isUndone ? QVariant(tr("Taken back")) : QVariant();
    case kNodeRole:
        return cell.node >= 0 ? QVariant(cell.node) : QVariant();
    case kPresentRole:
        return cell.isPresent;
    case kCommentRole:
        return cell.comment.isEmpty() ? QVariant() : QVariant(cell.comment);
    case kUnfinishedRole:
        return cell.isUnfinished;
    case Qt::FontRole: {
        QFont font;
        font.setBold(cell.isPresent);
        font.setItalic(cell.isUndone);
        return cell.isPresent || cell.isUndone ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == kDepthRole)
        return row.depth;
    if (index.column() == kNumber) {
        if (role == Qt::DisplayRole)
            return QString::number(row.number);
        if (role == Qt::ForegroundRole)
            return m_theme.textDim;
        return {};
    }
    const Cell* cell = cellAt(index);
    if (cell)
        return cellData(index, *cell, role);
    // A line that begins with the second side's turn.
    if (role == Qt::DisplayRole && index.column() == kFirst)
        return QStringLiteral("…");
    return role == Qt::ForegroundRole ? QVariant(m_theme.textDim) : QVariant();
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if ((role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) && section == kNumber)
        return tr("Round: one turn of each side");
    if (role != Qt::DisplayRole || section == kNumber)
        return {};
    return wordsOf(m_gameId).sideName(section == kFirst ? m_opener : game::opponent(m_opener));
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const {
    return cellAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace ui

#include "ui/archive/archive_table.h"

#include "ui/access/current_item.h"
#include "ui/archive/archive_model.h"

#include <QHeaderView>
#include <QSettings>

namespace ui {
namespace {

constexpr int kTurnsFrom = 80; // letters; a narrower table does without the column of turns
const QString kSortKey = QStringLiteral("archive/sort");
const QString kDescendingKey = QStringLiteral("archive/descending");

} // namespace

ArchiveTable::ArchiveTable(ArchiveFilter& games, QWidget* parent) : QTableView(parent) {
    speakCurrentItem(*this);
    setModel(&games);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    shareWidth();
    setSortingEnabled(true);
    const QSettings settings;
    const int column = settings.value(kSortKey, int(ArchiveModel::kPlayed)).toInt();
    const bool isDescending = settings.value(kDescendingKey, true).toBool();
    sortByColumn(column >= 0 && column < ArchiveModel::kColumns ? column : int(ArchiveModel::kPlayed),
                 isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ArchiveTable::keepSortOrder);
}

// The figures take what they need, and the words share the rest: no column is out of sight.
void ArchiveTable::shareWidth() {
    constexpr int kRowsMeasured = 60;
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(fontMetrics().averageCharWidth() * 4);
    header->setResizeContentsPrecision(kRowsMeasured);
    for (const int column : {ArchiveModel::kPlayed, ArchiveModel::kResult, ArchiveModel::kTurns})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (const int column : {ArchiveModel::kPlayers, ArchiveModel::kRules})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
}

void ArchiveTable::keepSortOrder() const {
    QSettings settings;
    settings.setValue(kSortKey, horizontalHeader()->sortIndicatorSection());
    settings.setValue(kDescendingKey, horizontalHeader()->sortIndicatorOrder() == Qt::DescendingOrder);
}

void ArchiveTable::resizeEvent(QResizeEvent* event) {
    setColumnHidden(ArchiveModel::kTurns, width() < kTurnsFrom * fontMetrics().averageCharWidth());
    QTableView::resizeEvent(event);
}

} // namespace ui

#include "ui/archive/archive_model.h"

#include "ui/games/games.h"
#include "ui/text/outcome_text.h"
#include "ui/text/outside_text.h"
#include "ui/text/player_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/search_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace ui {

using session::ArchiveEntry;

namespace {

struct ArchiveText {
    Q_DECLARE_TR_FUNCTIONS(ArchiveText)
};

QString nameOf(const ArchiveEntry& entry, game::Side side) {
    session::GameSetup setup;
    setup.gameId = entry.gameId;
    setup.players = entry.players;
    return playerName(setup, side);
}

} // namespace

QDateTime playedAt(const ArchiveEntry& entry) {
    const QDate date = QDate::fromString(entry.date, QStringLiteral("yyyy.MM.dd"));
    return !date.isValid() || date == entry.changed.date() ? entry.changed : date.startOfDay();
}

QString playedText(const ArchiveEntry& entry) {
    const QDateTime played = playedAt(entry);
    const QLocale locale;
    return played == entry.changed ? locale.toString(played, QLocale::ShortFormat)
                                   : locale.toString(played.date(), QLocale::ShortFormat);
}

QString playersText(const ArchiveEntry& entry) {
    return nameOf(entry, game::Side::first) + QStringLiteral(" – ") + nameOf(entry, game::Side::second);
}

QString rulesText(const ArchiveEntry& entry) {
    return wordsOf(entry.gameId).name() + QStringLiteral(", ") + rulesName(entry.gameId, entry.rulesId);
}

ArchiveModel::Row ArchiveModel::rowFor(const ArchiveEntry& entry) const {
    Row row{.entry = entry, .played = playedAt(entry), .texts = {}, .search = {}};
    row.entry.isOpen = !m_openFile.isEmpty() && entry.file == m_openFile;
    QString result = entry.outcome ? asLine(entry.result) : tr("unfinished");
    if (row.entry.isOpen)
        result += QStringLiteral(" · ") + tr("on the board");
    row.texts = {playedText(entry), playersText(entry), result, QString::number(entry.turns), rulesText(entry)};
    // A date is looked for in the words of the language, in figures, and as the record writes it.
    const QStringList more{QLocale().toString(row.played, QLocale::LongFormat), row.played.toString(Qt::ISODate),
                           asLine(entry.date), asLine(entry.result)};
    row.search = searchKey((row.texts + more).join(QLatin1Char('\n')));
    return row;
}

void ArchiveModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void ArchiveModel::add(const std::vector<ArchiveEntry>& entries) {
    if (entries.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
    for (const ArchiveEntry& entry : entries)
        m_rows.push_back(rowFor(entry));
    endInsertRows();
}

void ArchiveModel::remove(const QString& file) {
    const int row = rowOf(file);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
}

void ArchiveModel::setOpenFile(const QString& file) {
    if (file == m_openFile)
        return;
    m_openFile = file;
    retranslate();
}

void ArchiveModel::retranslate() {
    for (Row& row : m_rows)
        row = rowFor(row.entry);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

bool ArchiveModel::holdsSeveralKinds() const {
    for (int row = 1; row < rowCount(); ++row) {
        if (entryAt(row)->gameId != entryAt(0)->gameId)
            return true;
    }
    return false;
}

const ArchiveEntry* ArchiveModel::entryAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)].entry : nullptr;
}

int ArchiveModel::rowOf(const QString& file) const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.entry.file == file; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ArchiveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArchiveModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ArchiveModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.texts[index.column()];
    case Qt::ToolTipRole:
        return asToolTip(row.texts[index.column()]);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == kTurns ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case kSortRole:
        return index.column() == kPlayed  ? QVariant(row.played)
               : index.column() == kTurns ? QVariant(row.entry.turns)
                                          : QVariant(row.texts[index.column()]);
    case kSearchRole:
        return row.search;
    default:
        return {};
    }
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == kTurns)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter); // as the figures below
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kPlayed:
        return tr("Played");
    case kPlayers:
        return tr("Players");
    case kResult:
        return tr("Result");
    case kTurns:
        return tr("Turns");
    default:
        return tr("Rules");
    }
}

ArchiveFilter::ArchiveFilter(ArchiveModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    setSortRole(ArchiveModel::kSortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

void ArchiveFilter::search(const QString& words) {
    m_words = searchKey(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void ArchiveFilter::choose(ArchiveChoice choice) {
    m_choice = choice;
    invalidateFilter();
}

void ArchiveFilter::chooseGame(const std::string& gameId) {
    m_gameId = gameId;
    invalidateFilter();
}

const ArchiveEntry* ArchiveFilter::entryAt(const QModelIndex& index) const {
    return index.isValid() ? m_model.entryAt(mapToSource(index).row()) : nullptr;
}

bool ArchiveFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const ArchiveEntry* entry = m_model.entryAt(row);
    if (!entry ||
        (m_choice != ArchiveChoice::all && (m_choice == ArchiveChoice::finished) != entry->outcome.has_value()))
        return false;
    if (!m_gameId.empty() && entry->gameId != m_gameId)
        return false;
    const QString text = m_model.index(row, 0, parent).data(ArchiveModel::kSearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word); });
}

QString archiveSummary(const ArchiveEntry& entry) {
    const QString turns = ArchiveText::tr("%n turn(s).", nullptr, entry.turns);
    if (!entry.outcome)
        return ArchiveText::tr("Unfinished.") + QLatin1Char(' ') + turns;
    const GameWords& words = wordsOf(entry.gameId);
    return outcomeTitle(words, *entry.outcome) + QStringLiteral(". ") + turns + QLatin1Char(' ') +
           reasonText(words, entry.outcome->reason, entry.outcome->winner);
}

} // namespace ui

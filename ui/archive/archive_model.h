// The games of the archive as a table that can be sorted and searched.
#pragma once

#include "core/session/session_types.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <string>
#include <vector>

namespace ui {

class ArchiveModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { kPlayed, kPlayers, kResult, kTurns, kRules, kColumns };
    enum Role {
        kSortRole = Qt::UserRole, // of a column
        kSearchRole               // all that can be searched, as searchKey() gives it
    };

    explicit ArchiveModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void clear();
    void add(const std::vector<session::ArchiveEntry>& entries);
    void remove(const QString& file);
    // The game on the table came from this file.
    void setOpenFile(const QString& file);
    void retranslate();

    [[nodiscard]] const session::ArchiveEntry* entryAt(int row) const;
    [[nodiscard]] bool holdsSeveralKinds() const;       // of games
    [[nodiscard]] int rowOf(const QString& file) const; // -1: none

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        session::ArchiveEntry entry;
        QDateTime played;
        QStringList texts; // one for each column
        QString search;
    };

    [[nodiscard]] Row rowFor(const session::ArchiveEntry& entry) const;

    std::vector<Row> m_rows;
    QString m_openFile;
};

// Which games of the archive are meant, whatever the search says.
enum class ArchiveChoice { all, finished, unfinished };

class ArchiveFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit ArchiveFilter(ArchiveModel& model, QObject* parent = nullptr);

    // Every word must occur in what the table says about a game.
    void search(const QString& words);
    void choose(ArchiveChoice choice);
    // Games of this id alone; empty: of all.
    void chooseGame(const std::string& gameId);
    [[nodiscard]] const session::ArchiveEntry* entryAt(const QModelIndex& index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    ArchiveModel& m_model;
    QStringList m_words;
    ArchiveChoice m_choice = ArchiveChoice::all;
    std::string m_gameId;
};

// When the game was played: the day that its record names, else when its file was written. Both agree for a game of the
// program itself, and then there is a time of the day too.
[[nodiscard]] QDateTime playedAt(const session::ArchiveEntry& entry);
[[nodiscard]] QString playedText(const session::ArchiveEntry& entry);
// The game and its rules: "Linja, Current rulebook".
[[nodiscard]] QString rulesText(const session::ArchiveEntry& entry);
[[nodiscard]] QString playersText(const session::ArchiveEntry& entry);
// Two sentences about a game of the archive: who won and why, or how far it came.
[[nodiscard]] QString archiveSummary(const session::ArchiveEntry& entry);

} // namespace ui

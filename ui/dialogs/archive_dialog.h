// Finished and abandoned games, newest first: put one back on the table, or delete it.
#pragma once

#include "core/session/game_session.h"

#include <QDialog>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

class ArchiveDialog : public QDialog {
    Q_OBJECT

public:
    explicit ArchiveDialog(session::GameSession& session, QWidget* parent = nullptr);

private:
    void load();
    void fillRow(int row, const session::ArchiveEntry& entry);
    void reopen();
    void remove();
    [[nodiscard]] const session::ArchiveEntry* chosen() const;

    session::GameSession& m_session;
    std::vector<session::ArchiveEntry> m_entries;
    QTableWidget* m_table = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_reopen = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace ui

// Finished and abandoned games, the newest first: search them, look at them, put one back on the table, save one as a
// file, delete one and bring it back. The games are read in the background; the list can be used meanwhile.
#pragma once

#include "core/session/archive_reader.h"
#include "core/session/game_session.h"

#include <QDialog>
#include <QList>
#include <QStringList>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ui {

class ArchiveFilter;
class ArchiveModel;
class BoardWidget;

class ArchiveDialog : public QDialog {
    Q_OBJECT

public:
    explicit ArchiveDialog(session::GameSession& session, QWidget* parent = nullptr);
    ~ArchiveDialog() override;

    // Shows the last position of the chosen game; takes the look of the window's board.
    [[nodiscard]] BoardWidget& preview() const { return *m_preview; }
    [[nodiscard]] bool isReading() const { return m_reader.isReading(); }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QLineEdit& searchField() const { return *m_search; }
    // What is being read, found, deleted or damaged.
    [[nodiscard]] QString stateText() const;

    void exportTo(const QString& path); // the chosen game

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildTable();
    void buildButtons();
    void addGames(const std::vector<session::ArchiveEntry>& entries);
    void tellDamaged(const std::vector<session::Problem>& problems);
    void choose(int row);
    void showChosen();
    void showState();
    void reopen();
    void remove();
    void bringBack();
    void exportGame();
    [[nodiscard]] const session::ArchiveEntry* chosen() const;

    session::GameSession& m_session;
    session::ArchiveReader m_reader;
    ArchiveModel* m_model = nullptr;
    ArchiveFilter* m_filter = nullptr;
    QList<session::RemovedGame> m_removed; // that can be brought back while the dialog is open
    QString m_damaged;
    QLineEdit* m_search = nullptr;
    QComboBox* m_choice = nullptr;
    QTableView* m_table = nullptr;
    BoardWidget* m_preview = nullptr;
    QWidget* m_side = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_state = nullptr;
    QProgressBar* m_progress = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_reopen = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_bringBack = nullptr;
};

} // namespace ui

// Finished and abandoned games, the newest first: search them, look at them, put one back on the table, save some as
// files, delete some and bring them back. The games are read in the background; the list can be used meanwhile.
#pragma once

#include "core/session/archive_reader.h"
#include "core/session/game_session.h"

#include <QDialog>
#include <QList>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace ui {

class Appearance;
class ArchiveFilter;
class ArchiveModel;
class ArchivePreview;
class ArchiveTable;
class BoardWidget;

class ArchiveDialog : public QDialog {
    Q_OBJECT

public:
    ArchiveDialog(session::GameSession& session, const Appearance& appearance, QWidget* parent = nullptr);
    ~ArchiveDialog() override;

    // Shows the last position of the chosen game; takes the look of the window's board.
    [[nodiscard]] BoardWidget& preview() const;
    [[nodiscard]] bool isReading() const { return m_reader.isReading(); }
    [[nodiscard]] QTableView& table() const;
    [[nodiscard]] QLineEdit& searchField() const { return *m_search; }
    // What is being read, found, deleted or damaged.
    [[nodiscard]] QString stateText() const;

    void exportTo(const QString& path);      // the chosen game
    void exportAllTo(const QString& folder); // all that are chosen, under names that are free
    [[nodiscard]] QString factsText() const; // about the chosen game

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildButtons();
    void layOut();
    void retranslate();
    void addGames(const std::vector<session::ArchiveEntry>& entries);
    void takeDamaged(const std::vector<session::Problem>& problems);
    void showDamaged();
    void choose(int row);
    void showChosen();
    void showState();
    void say(const QString& text);
    void reopen();
    void remove();
    void bringBack();
    void exportChosen();
    [[nodiscard]] const session::ArchiveEntry* chosen() const; // the only one, or nothing
    [[nodiscard]] std::vector<session::ArchiveEntry> allChosen() const;

    session::GameSession& m_session;
    session::ArchiveReader m_reader;
    QList<session::RemovedGame> m_deleted; // the oldest first
    ArchiveModel* m_model = nullptr;
    ArchiveFilter* m_filter = nullptr;
    std::vector<session::Problem> m_damaged;
    QLineEdit* m_search = nullptr;
    QComboBox* m_choice = nullptr;
    QComboBox* m_game = nullptr; // not seen where one game alone can be played
    ArchiveTable* m_table = nullptr;
    ArchivePreview* m_side = nullptr;
    QLabel* m_facts = nullptr; // where there is no room for the side
    QLabel* m_state = nullptr;
    QPushButton* m_showDamaged = nullptr;
    QProgressBar* m_progress = nullptr;
    QWidget* m_buttons = nullptr;
    QPushButton* m_reopen = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_bringBack = nullptr;
};

} // namespace ui

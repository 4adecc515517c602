// The tables of perfect play: what there is for each rule set, what building one takes, building and deleting. The work
// goes on when the dialog is closed.
#pragma once

#include "core/session/perfect_tables.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace ui {

class Appearance;
class TableListDelegate;

class PerfectPlayDialog : public QDialog {
    Q_OBJECT

public:
    PerfectPlayDialog(session::PerfectTables& tables, const Appearance& appearance, QWidget* parent = nullptr);

    void choose(const QString& rulesId);
    [[nodiscard]] QString chosen() const;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void follow(const Appearance& appearance);
    void load();
    void showChosen();
    [[nodiscard]] QString detailOf(const session::PerfectTables::Entry& entry) const;
    void start();
    [[nodiscard]] QString deletionText(const QString& rulesId) const;
    void askToDelete();
    void retranslate();

    session::PerfectTables& m_tables;
    TableListDelegate* m_delegate = nullptr;
    QLabel* m_intro = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_detail = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_left = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_build = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_delete = nullptr;
};

} // namespace ui

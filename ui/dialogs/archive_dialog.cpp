#include "ui/dialogs/archive_dialog.h"

#include "ui/text/player_text.h"
#include "ui/text/rules_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

ArchiveDialog::ArchiveDialog(session::GameSession& session, QWidget* parent) : QDialog(parent), m_session(session) {
    setWindowTitle(tr("Archive"));
    m_table = new QTableWidget(0, 5, this);
    m_table->setHorizontalHeaderLabels({tr("Played"), tr("Players"), tr("Result"), tr("Turns"), tr("Rules")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setAccessibleName(windowTitle());
    m_empty = new QLabel(tr("No games yet. Finished and abandoned games are kept here."), this);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "dim");

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    m_reopen = buttons->addButton(tr("Put on the table"), QDialogButtonBox::ActionRole);
    m_reopen->setDefault(true);
    m_remove = buttons->addButton(tr("Delete"), QDialogButtonBox::DestructiveRole);
    connect(m_reopen, &QPushButton::clicked, this, &ArchiveDialog::reopen);
    connect(m_remove, &QPushButton::clicked, this, &ArchiveDialog::remove);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::itemDoubleClicked, this, &ArchiveDialog::reopen);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] {
        const session::ArchiveEntry* entry = chosen();
        m_reopen->setEnabled(entry && !entry->isOpen);
        m_remove->setEnabled(entry && !entry->isOpen);
    });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(m_empty);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resize(620, 420);
    load();
}

void ArchiveDialog::load() {
    m_entries = m_session.archive();
    m_table->setRowCount(static_cast<int>(m_entries.size()));
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        fillRow(static_cast<int>(i), m_entries[i]);
    m_empty->setVisible(m_entries.empty());
    m_table->setVisible(!m_entries.empty());
    m_reopen->setEnabled(false);
    m_remove->setEnabled(false);
    if (!m_entries.empty())
        m_table->selectRow(0);
}

void ArchiveDialog::fillRow(int row, const session::ArchiveEntry& entry) {
    session::GameSetup setup;
    setup.players = entry.players;
    const QString players =
        playerName(setup, game::Side::first) + QStringLiteral(" – ") + playerName(setup, game::Side::second);
    QString result = entry.outcome ? entry.result : tr("unfinished");
    if (entry.isOpen)
        result += QStringLiteral(" · ") + tr("on the table");
    const QStringList texts{QLocale().toString(entry.changed, QLocale::ShortFormat), players, result,
                            QString::number(entry.turns), rulesName(QString::fromStdString(entry.rulesId))};
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        item->setToolTip(texts[column]);
        m_table->setItem(row, column, item);
    }
}

const session::ArchiveEntry* ArchiveDialog::chosen() const {
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_entries.size()) || m_table->selectedItems().isEmpty())
        return nullptr;
    return &m_entries[static_cast<std::size_t>(row)];
}

void ArchiveDialog::reopen() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || entry->isOpen)
        return;
    if (m_session.reopenFromArchive(entry->file))
        accept();
}

// The one thing in the program that undo does not bring back.
void ArchiveDialog::remove() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || entry->isOpen)
        return;
    QMessageBox question(QMessageBox::Question, tr("Delete"), tr("Delete this game for good?"), QMessageBox::NoButton,
                         this);
    QPushButton* yes = question.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("Keep"), QMessageBox::RejectRole));
    question.exec();
    if (question.clickedButton() != yes)
        return;
    m_session.removeFromArchive(entry->file);
    load();
}

} // namespace ui

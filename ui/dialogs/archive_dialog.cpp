#include "ui/dialogs/archive_dialog.h"

#include "core/games/catalogue.h"
#include "ui/access/current_item.h"
#include "ui/board/board_widget.h"
#include "ui/dialogs/archive_model.h"
#include "ui/dialogs/spoken_name.h"
#include "ui/text/outside_text.h"
#include "ui/widgets/file_folder.h"
#include "ui/widgets/file_question.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

constexpr int kPreviewFrom = 640; // narrower, the dialog has room for the table alone
constexpr int kPreviewWidth = 230;
const QString kFolderKey = QStringLiteral("files/folder");
const QString kEnding = QStringLiteral("linja");

} // namespace

ArchiveDialog::ArchiveDialog(session::GameSession& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_reader(session.dataFolder()) {
    setWindowTitle(tr("Archive"));
    m_model = new ArchiveModel(this);
    m_model->setOpenFile(session.archiveFile());
    m_filter = new ArchiveFilter(*m_model, this);
    build();
    connect(&m_reader, &session::ArchiveReader::found, this, &ArchiveDialog::addGames);
    connect(&m_reader, &session::ArchiveReader::finished, this, &ArchiveDialog::tellDamaged);
    m_reader.start();
    showState();
    showChosen();
    resize(820, 480);
}

ArchiveDialog::~ArchiveDialog() {
    m_reader.disconnect(this); // the widgets go first
}

void ArchiveDialog::build() {
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search: players, date, result, rules"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_choice = new QComboBox(this);
    m_choice->addItems({tr("All games"), tr("Finished"), tr("Unfinished")});
    setSpokenName(*m_choice, tr("Which games"));
    buildTable();
    m_side = new QWidget(this);
    m_preview = new BoardWidget(m_side);
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setMinimumSize(kPreviewWidth, kPreviewWidth);
    m_preview->setAccessibleName(tr("Last position"));
    m_summary = new PlainLabel(m_side);
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_state = new PlainLabel(this);
    m_state->setWordWrap(true);
    m_state->setProperty("role", "dim");
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Reading the archive"));
    buildButtons();

    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_choice);
    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->addWidget(m_preview, 1);
    side->addWidget(m_summary);
    m_side->setFixedWidth(kPreviewWidth);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(10);
    middle->addWidget(m_table, 1);
    middle->addWidget(m_side);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addLayout(top);
    layout->addLayout(middle, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_state);
    layout->addWidget(m_buttons);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->search(words);
        choose(0);
        showState();
    });
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_filter->choose(static_cast<ArchiveChoice>(index));
        choose(0);
        showState();
    });
    connect(m_search, &QLineEdit::returnPressed, m_table, [this] { m_table->setFocus(); });
}

void ArchiveDialog::buildTable() {
    m_table = new QTableView(this);
    speakCurrentItem(*m_table);
    m_table->setModel(m_filter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setAccessibleName(tr("Games"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ArchiveModel::kPlayed, Qt::DescendingOrder);
    connect(m_table, &QTableView::doubleClicked, this, &ArchiveDialog::reopen);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ArchiveDialog::showChosen);
}

void ArchiveDialog::buildButtons() {
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    m_reopen = m_buttons->addButton(tr("&Open"), QDialogButtonBox::ActionRole);
    m_reopen->setDefault(true);
    m_export = m_buttons->addButton(tr("&Save as File…"), QDialogButtonBox::ActionRole);
    m_remove = m_buttons->addButton(tr("&Delete"), QDialogButtonBox::ActionRole);
    m_bringBack = m_buttons->addButton(tr("&Bring Back"), QDialogButtonBox::ActionRole);
    setPlainToolTip(*m_bringBack, tr("Bring back the game that was deleted last"));
    m_bringBack->hide();
    connect(m_reopen, &QPushButton::clicked, this, &ArchiveDialog::reopen);
    connect(m_export, &QPushButton::clicked, this, &ArchiveDialog::exportGame);
    connect(m_remove, &QPushButton::clicked, this, &ArchiveDialog::remove);
    connect(m_bringBack, &QPushButton::clicked, this, &ArchiveDialog::bringBack);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ArchiveDialog::addGames(const std::vector<session::ArchiveEntry>& entries) {
    const bool isFirst = m_model->rowCount() == 0 && !entries.empty();
    m_model->add(entries);
    if (isFirst)
        m_table->resizeColumnsToContents();
    if (!chosen())
        choose(0);
    showState();
}

void ArchiveDialog::tellDamaged(const std::vector<session::Problem>& problems) {
    constexpr qsizetype kMostNames = 3;
    QStringList names;
    for (const session::Problem& problem : problems)
        if (names.size() < kMostNames)
            names << asFileName(problem.file);
    if (!problems.empty()) {
        m_damaged =
            tr("%n file(s) cannot be read and were left as they are:", nullptr, static_cast<int>(problems.size())) +
            QLatin1Char(' ') + names.join(QStringLiteral(", "));
        if (static_cast<qsizetype>(problems.size()) > kMostNames)
            m_damaged += QStringLiteral(", …");
    }
    showState();
}

QString ArchiveDialog::stateText() const {
    return m_state->text();
}

void ArchiveDialog::showState() {
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    QStringList texts;
    if (m_reader.isReading())
        texts << tr("Reading the archive: %1 of %2").arg(m_reader.readCount()).arg(m_reader.fileCount());
    else if (all == 0)
        texts << tr("No games yet. Finished and abandoned games are kept here.");
    else
        texts << (shown == all ? tr("%n game(s).", nullptr, all) : tr("%1 of %n game(s).", nullptr, all).arg(shown));
    if (!m_removed.isEmpty())
        texts << tr("%n game(s) deleted.", nullptr, static_cast<int>(m_removed.size()));
    if (!m_damaged.isEmpty())
        texts << m_damaged;
    m_state->setText(wrappable(texts.join(QLatin1Char(' '))));
    m_progress->setVisible(m_reader.isReading());
    m_progress->setRange(0, std::max(1, m_reader.fileCount()));
    m_progress->setValue(m_reader.readCount());
    m_bringBack->setVisible(!m_removed.isEmpty());
}

void ArchiveDialog::choose(int row) {
    const int last = m_filter->rowCount() - 1;
    if (last < 0)
        return showChosen();
    m_table->selectRow(std::clamp(row, 0, last));
    showChosen();
}

const session::ArchiveEntry* ArchiveDialog::chosen() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_filter->entryAt(rows.front());
}

void ArchiveDialog::showChosen() {
    const session::ArchiveEntry* entry = chosen();
    const bool isElsewhere = entry && !entry->isOpen;
    m_reopen->setEnabled(isElsewhere);
    m_remove->setEnabled(isElsewhere);
    m_export->setEnabled(entry);
    m_summary->setText(entry ? archiveSummary(*entry) : QString());
    std::shared_ptr<const game::Match> last;
    if (entry) {
        if (auto match = games::newMatch(entry->gameId, entry->rulesId, entry->lastPosition))
            last = std::move(*match);
    }
    m_preview->setVisible(last != nullptr);
    if (last)
        m_preview->setMatch(last, BoardInput::none, Transition::jump);
}

void ArchiveDialog::reopen() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || entry->isOpen)
        return;
    if (m_session.reopenFromArchive(entry->file))
        accept();
}

void ArchiveDialog::remove() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || entry->isOpen)
        return;
    const int row = m_table->currentIndex().row();
    const auto removed = m_session.takeFromArchive(entry->file);
    if (!removed)
        return;
    m_removed.push_back(*removed);
    m_model->remove(removed->entry.file);
    choose(row);
    showState();
}

void ArchiveDialog::bringBack() {
    if (m_removed.isEmpty() || !m_session.putBack(m_removed.back()))
        return;
    const session::RemovedGame back = m_removed.takeLast();
    m_model->add({back.entry});
    const QModelIndex index = m_filter->mapFromSource(m_model->index(m_model->rowOf(back.entry.file), 0));
    if (index.isValid()) {
        choose(index.row());
        m_table->scrollTo(index);
    }
    showState();
    m_table->setFocus();
}

void ArchiveDialog::exportGame() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry)
        return;
    const FileQuestion question{.title = tr("Save the Game"),
                                .folder = folderToBeginIn(kFolderKey, QStandardPaths::DocumentsLocation),
                                .name = entry->file,
                                .filter = tr("Games of Linja (*.linja)"),
                                .ending = kEnding};
    askWhereToSave(*this, question, [this](const QString& path) { exportTo(path); });
}

void ArchiveDialog::exportTo(const QString& path) {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || !m_session.saveFromArchive(entry->file, path))
        return;
    keepFolderOf(kFolderKey, path);
    m_state->setText(wrappable(tr("The game has been saved as %1.").arg(asFileName(path))));
}

void ArchiveDialog::keyPressEvent(QKeyEvent* event) {
    const bool isInTable = m_table->hasFocus();
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
    } else if (isInTable && event->key() == Qt::Key_Delete) {
        remove();
    } else if (!m_search->hasFocus() && event->matches(QKeySequence::Undo)) {
        bringBack();
    } else {
        QDialog::keyPressEvent(event);
    }
}

void ArchiveDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    m_side->setVisible(width() >= kPreviewFrom);
}

} // namespace ui

#include "ui/archive/archive_dialog.h"

#include "core/session/archive.h"
#include "ui/access/spoken_name.h"
#include "ui/appearance/appearance.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_preview.h"
#include "ui/archive/archive_table.h"
#include "ui/archive/damaged_files_dialog.h"
#include "ui/board/board_widget.h"
#include "ui/games/games.h"
#include "ui/text/outside_text.h"
#include "ui/widgets/button_layout.h"
#include "ui/widgets/file_folder.h"
#include "ui/widgets/file_question.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

constexpr int kPreviewFrom = 760; // narrower, the dialog has room for the table alone
const QString kFolderKey = QStringLiteral("files/folder");
const QString kEnding = QStringLiteral("linja");

// The name, or the first of name-2, name-3 ... that no file of the folder has.
QString freePath(const QString& folder, const QString& name) {
    const QFileInfo info(name);
    QString path = QDir(folder).filePath(name);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder).filePath(info.completeBaseName() + QLatin1Char('-') + QString::number(number) +
                                     QLatin1Char('.') + info.suffix());
    return path;
}

} // namespace

ArchiveDialog::ArchiveDialog(session::GameSession& session, const Appearance& appearance, QWidget* parent)
    : QDialog(parent), m_session(session), m_reader(session.store().folder()),
      m_deleted(session.files().deletedGames()) {
    m_model = new ArchiveModel(this);
    m_model->setOpenFile(session.store().archiveFile());
    m_filter = new ArchiveFilter(*m_model, this);
    build();
    retranslate();
    preview().setTheme(appearance.theme());
    connect(&appearance, &Appearance::changed, this, [this, &appearance] { preview().setTheme(appearance.theme()); });
    connect(&m_reader, &session::ArchiveReader::found, this, &ArchiveDialog::addGames);
    connect(&m_reader, &session::ArchiveReader::finished, this, &ArchiveDialog::takeDamaged);
    m_reader.start();
    showState();
    showChosen();
    resize(900, 540);
}

ArchiveDialog::~ArchiveDialog() {
    m_reader.disconnect(this); // the widgets go first
}

void ArchiveDialog::build() {
    m_search = new QLineEdit(this);
    m_search->setClearButtonEnabled(true);
    m_choice = new QComboBox(this);
    m_choice->addItems({QString(), QString(), QString()}); // as ArchiveChoice
    m_game = new QComboBox(this);
    m_game->setObjectName(QStringLiteral("game"));
    m_game->addItem(QString(), QString());
    for (const QString& id : playableGames())
        m_game->addItem(QString(), id);
    m_game->hide(); // until games of several kinds are there
    m_table = new ArchiveTable(*m_filter, this);
    connect(m_table, &QTableView::doubleClicked, this, &ArchiveDialog::reopen);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ArchiveDialog::showChosen);
    m_side = new ArchivePreview(this);
    m_facts = new PlainLabel(this);
    m_facts->setWordWrap(true);
    m_state = new PlainLabel(this);
    m_state->setWordWrap(true);
    m_state->setProperty("role", "dim");
    m_showDamaged = new QPushButton(this);
    m_showDamaged->setObjectName(QStringLiteral("showDamaged"));
    m_showDamaged->setAutoDefault(false);
    m_showDamaged->hide();
    connect(m_showDamaged, &QPushButton::clicked, this, &ArchiveDialog::showDamaged);
    m_bringBack = new QPushButton(this);
    m_bringBack->setAutoDefault(false);
    m_bringBack->hide();
    connect(m_bringBack, &QPushButton::clicked, this, &ArchiveDialog::bringBack);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    buildButtons();
    layOut();

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
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        m_filter->chooseGame(m_game->currentData().toString().toStdString());
        choose(0);
        showState();
    });
    connect(m_search, &QLineEdit::returnPressed, m_table, [this] { m_table->setFocus(); });
}

void ArchiveDialog::layOut() {
    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_game);
    top->addWidget(m_choice);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(10);
    middle->addWidget(m_table, 1);
    middle->addWidget(m_side);
    auto* state = new QHBoxLayout;
    state->addWidget(m_state, 1);
    state->addWidget(m_showDamaged, 0, Qt::AlignTop);
    state->addWidget(m_bringBack, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addLayout(top);
    layout->addLayout(middle, 1);
    layout->addWidget(m_facts);
    layout->addWidget(m_progress);
    layout->addLayout(state);
    layout->addWidget(m_buttons, 0, Qt::AlignRight);
}

// In a row, or in two where large letters leave no room for one.
void ArchiveDialog::buildButtons() {
    m_buttons = new QWidget(this);
    auto* row = new ButtonLayout(m_buttons);
    row->setSpacing(8);
    for (QPushButton** button : {&m_reopen, &m_export, &m_remove, &m_close}) {
        *button = new QPushButton(m_buttons);
        row->addWidget(*button);
    }
    m_reopen->setDefault(true);
    connect(m_reopen, &QPushButton::clicked, this, &ArchiveDialog::reopen);
    connect(m_export, &QPushButton::clicked, this, &ArchiveDialog::exportChosen);
    connect(m_remove, &QPushButton::clicked, this, &ArchiveDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void ArchiveDialog::addGames(const std::vector<session::ArchiveEntry>& entries) {
    m_model->add(entries);
    m_game->setVisible(m_model->holdsSeveralKinds());
    if (allChosen().empty())
        choose(0);
    showState();
}

void ArchiveDialog::takeDamaged(const std::vector<session::Problem>& problems) {
    m_damaged = problems;
    m_showDamaged->setVisible(!problems.empty());
    showState();
}

void ArchiveDialog::showDamaged() {
    auto* dialog = new DamagedFilesDialog(m_damaged, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QString ArchiveDialog::stateText() const {
    return m_state->text();
}

QString ArchiveDialog::factsText() const {
    return m_facts->text();
}

QTableView& ArchiveDialog::table() const {
    return *m_table;
}

BoardWidget& ArchiveDialog::preview() const {
    return m_side->board();
}

void ArchiveDialog::say(const QString& text) {
    m_state->setText(wrappable(text));
}

void ArchiveDialog::showState() {
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    const auto removed = static_cast<int>(m_deleted.size());
    QStringList texts;
    if (m_reader.isReading())
        texts << tr("Reading the archive: %1 of %2").arg(m_reader.readCount()).arg(m_reader.fileCount());
    else if (all == 0)
        texts << tr("No games yet. Finished and abandoned games are kept here.");
    else
        texts << (shown == all ? tr("%n game(s).", nullptr, all) : tr("%1 of %n game(s).", nullptr, all).arg(shown));
    if (removed > 0)
        texts << tr("%n deleted game(s) can be brought back, each for %1 days.", nullptr, removed)
                     .arg(session::kDaysKept);
    if (!m_damaged.empty())
        texts << tr("%n file(s) cannot be read.", nullptr, static_cast<int>(m_damaged.size()));
    say(texts.join(QLatin1Char(' ')));
    m_progress->setVisible(m_reader.isReading());
    m_progress->setRange(0, std::max(1, m_reader.fileCount()));
    m_progress->setValue(m_reader.readCount());
    m_bringBack->setVisible(removed > 0);
}

void ArchiveDialog::choose(int row) {
    const int last = m_filter->rowCount() - 1;
    if (last < 0)
        return showChosen();
    m_table->selectRow(std::clamp(row, 0, last));
    showChosen();
}

std::vector<session::ArchiveEntry> ArchiveDialog::allChosen() const {
    std::vector<session::ArchiveEntry> entries;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows())
        if (const session::ArchiveEntry* entry = m_filter->entryAt(row))
            entries.push_back(*entry);
    return entries;
}

const session::ArchiveEntry* ArchiveDialog::chosen() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.size() == 1 ? m_filter->entryAt(rows.front()) : nullptr;
}

void ArchiveDialog::showChosen() {
    const session::ArchiveEntry* entry = chosen();
    const auto all = allChosen();
    const bool canRemove = std::any_of(all.begin(), all.end(), [](const auto& one) { return !one.isOpen; });
    m_reopen->setEnabled(entry && !entry->isOpen);
    m_remove->setEnabled(canRemove);
    m_export->setEnabled(!all.empty());
    if (entry) {
        const QString rules = rulesText(*entry);
        m_side->setSummary(archiveSummary(*entry) + QLatin1Char('\n') + rules);
        m_facts->setText(wrappable(playersText(*entry) + QStringLiteral(", ") + playedText(*entry) +
                                   QStringLiteral(". ") + archiveSummary(*entry) + QLatin1Char(' ') + rules));
    } else {
        const QString many = all.empty() ? QString() : tr("%n game(s) chosen.", nullptr, static_cast<int>(all.size()));
        m_side->setSummary(many);
        m_facts->setText(many);
    }
    m_side->setGame(entry);
}

void ArchiveDialog::reopen() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || entry->isOpen)
        return;
    if (m_session.reopenFromArchive(entry->file))
        accept();
}

void ArchiveDialog::remove() {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return;
    int row = rows.front().row();
    for (const QModelIndex& index : rows)
        row = std::min(row, index.row());
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const auto before = m_deleted.size();
    for (const session::ArchiveEntry& entry : allChosen()) {
        if (entry.isOpen)
            continue;
        if (const auto removed = m_session.files().takeFromArchive(entry.file, when)) {
            m_deleted.push_back(*removed);
            m_model->remove(entry.file);
        }
    }
    if (m_deleted.size() == before)
        return;
    choose(row);
    showState();
    // The button may have nothing more to delete, and the focus would go on to Close and make it the default.
    m_table->setFocus();
}

// What was deleted in one go comes back in one go, the last first.
void ArchiveDialog::bringBack() {
    if (m_deleted.isEmpty())
        return;
    const QDateTime when = m_deleted.back().deleted;
    QList<session::RemovedGame> left;
    m_table->clearSelection();
    for (const session::RemovedGame& game : std::as_const(m_deleted)) {
        const auto entry = game.deleted == when ? m_session.files().putBack(game) : std::nullopt;
        if (!entry) {
            left.push_back(game);
            continue;
        }
        if (m_model->rowOf(entry->file) < 0)
            m_model->add({*entry});
        const QModelIndex index = m_filter->mapFromSource(m_model->index(m_model->rowOf(entry->file), 0));
        m_table->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        m_table->scrollTo(index);
    }
    m_deleted = left;
    showChosen();
    showState();
    m_table->setFocus();
}

void ArchiveDialog::exportChosen() {
    const session::ArchiveEntry* entry = chosen();
    if (!entry && allChosen().empty())
        return;
    const FileQuestion question{.title = entry ? tr("Save the Game") : tr("Save the Games in a Folder"),
                                .folder = folderToBeginIn(kFolderKey, QStandardPaths::DocumentsLocation),
                                .name = entry ? entry->file : QString(),
                                .filter = tr("Games of Linja (*.linja)"),
                                .ending = kEnding};
    if (entry)
        askWhereToSave(*this, question, [this](const QString& path) { exportTo(path); });
    else
        askForFolder(*this, question, [this](const QString& path) { exportAllTo(path); });
}

void ArchiveDialog::exportTo(const QString& path) {
    const session::ArchiveEntry* entry = chosen();
    if (!entry || !m_session.files().saveFromArchive(entry->file, path))
        return;
    keepFolderOf(kFolderKey, path);
    say(tr("The game has been saved as %1.").arg(asFileName(path)));
}

void ArchiveDialog::exportAllTo(const QString& folder) {
    int saved = 0;
    for (const session::ArchiveEntry& entry : allChosen()) {
        const QString path = freePath(folder, entry.file);
        if (!m_session.files().saveFromArchive(entry.file, path))
            break; // the next would fail too
        keepFolderOf(kFolderKey, path);
        ++saved;
    }
    say(tr("%n game(s) saved in %1.", nullptr, saved).arg(asPath(folder)));
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
    const bool hasRoom = width() >= kPreviewFrom;
    m_side->setVisible(hasRoom);
    m_facts->setVisible(!hasRoom);
}

void ArchiveDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_model->retranslate();
    retranslate();
    showChosen();
    showState();
}

void ArchiveDialog::retranslate() {
    setWindowTitle(tr("Archive"));
    m_search->setPlaceholderText(tr("Search: players, date, result, rules"));
    m_search->setAccessibleName(tr("Search"));
    const QStringList choices{tr("All games"), tr("Finished"), tr("Unfinished")};
    for (int i = 0; i < choices.size(); ++i)
        m_choice->setItemText(i, choices[i]);
    setSpokenName(*m_choice, tr("Which games"));
    m_game->setItemText(0, tr("All kinds"));
    for (int i = 1; i < m_game->count(); ++i)
        m_game->setItemText(i, wordsOf(m_game->itemData(i).toString()).name());
    setSpokenName(*m_game, tr("Games of which kind"));
    m_table->setAccessibleName(tr("Games"));
    m_showDamaged->setText(tr("&Unreadable Files…"));
    m_progress->setAccessibleName(tr("Reading the archive"));
    m_close->setText(tr("&Close"));
    m_reopen->setText(tr("&Open"));
    m_export->setText(tr("&Save…"));
    m_remove->setText(tr("&Delete"));
    m_bringBack->setText(tr("&Bring Back"));
    setPlainToolTip(*m_bringBack, tr("Put what was deleted last back into the archive"));
}

} // namespace ui

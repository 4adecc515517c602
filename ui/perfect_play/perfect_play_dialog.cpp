#include "ui/perfect_play/perfect_play_dialog.h"

#include "ui/access/current_item.h"
#include "ui/appearance/appearance.h"
#include "ui/perfect_play/table_list_delegate.h"
#include "ui/text/outside_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/table_text.h"
#include "ui/widgets/message_box.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

using session::PerfectTables;

namespace {

constexpr QSize kUsual(560, 640);
constexpr int kProgressSteps = 1000;

} // namespace

PerfectPlayDialog::PerfectPlayDialog(PerfectTables& tables, const Appearance& appearance, QWidget* parent)
    : QDialog(parent), m_tables(tables) {
    build();
    follow(appearance);
    connect(&appearance, &Appearance::changed, this, [this, &appearance] { follow(appearance); });
    retranslate();
    m_list->setCurrentRow(0);
    connect(&m_tables, &PerfectTables::changed, this, &PerfectPlayDialog::load);
}

void PerfectPlayDialog::build() {
    m_intro = new PlainLabel(this);
    m_intro->setWordWrap(true);
    m_list = new QListWidget(this);
    speakCurrentItem(*m_list);
    m_list->setObjectName(QStringLiteral("tables"));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMinimumHeight(120);
    m_delegate = new TableListDelegate(*m_list);
    m_list->setItemDelegate(m_delegate);
    m_list->viewport()->installEventFilter(this);
    m_detail = new PlainLabel(this);
    m_detail->setObjectName(QStringLiteral("detail"));
    m_detail->setWordWrap(true);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setTextVisible(false);
    m_left = new PlainLabel(this);
    m_left->setObjectName(QStringLiteral("left"));
    m_left->setWordWrap(true);

    m_buttons = new QDialogButtonBox(this);
    m_close = m_buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_build = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_build->setObjectName(QStringLiteral("build"));
    m_stop = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_stop->setObjectName(QStringLiteral("stop"));
    m_delete = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_delete->setObjectName(QStringLiteral("delete"));
    for (QPushButton* button : {m_stop, m_delete, m_close})
        button->setAutoDefault(false);
    m_build->setDefault(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(12);
    layout->addWidget(m_intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_detail);
    layout->addWidget(m_progress);
    layout->addWidget(m_left);
    layout->addWidget(m_buttons);
    resize(kUsual);

    connect(m_list, &QListWidget::currentRowChanged, this, &PerfectPlayDialog::showChosen);
    connect(m_build, &QPushButton::clicked, this, &PerfectPlayDialog::start);
    connect(m_stop, &QPushButton::clicked, &m_tables, &PerfectTables::stopBuilding);
    connect(m_delete, &QPushButton::clicked, this, &PerfectPlayDialog::askToDelete);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PerfectPlayDialog::follow(const Appearance& appearance) {
    m_delegate->setTheme(appearance.theme());
    m_list->viewport()->update();
}

void PerfectPlayDialog::choose(const QString& rulesId) {
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(TableListDelegate::kIdRole).toString() == rulesId)
            m_list->setCurrentRow(row);
}

QString PerfectPlayDialog::chosen() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(TableListDelegate::kIdRole).toString() : QString();
}

void PerfectPlayDialog::load() {
    const auto entries = m_tables.entries();
    while (m_list->count() < static_cast<int>(entries.size()))
        m_list->addItem(new QListWidgetItem);
    bool isRelaid = false;
    for (int row = 0; row < m_list->count(); ++row) {
        const PerfectTables::Entry& entry = entries[static_cast<std::size_t>(row)];
        QListWidgetItem& item = *m_list->item(row);
        const QString name = rulesName(entry.rulesId);
        const QString line = tableStateText(entry);
        isRelaid |= item.text() != name || item.data(TableListDelegate::kLineRole).toString().size() != line.size();
        item.setText(name);
        item.setData(TableListDelegate::kLineRole, line);
        item.setData(TableListDelegate::kStateRole, static_cast<int>(entry.state));
        item.setData(TableListDelegate::kDoneRole, entry.done);
        item.setData(TableListDelegate::kIdRole, entry.rulesId);
        item.setData(Qt::AccessibleTextRole, name + QStringLiteral(". ") + line);
    }
    if (isRelaid)
        m_list->doItemsLayout();
    showChosen();
}

// What there is to say below the list: first what went wrong, then what building takes.
QString PerfectPlayDialog::detailOf(const PerfectTables::Entry& entry) const {
    QStringList parts;
    if (entry.last)
        parts << problemTitle(entry.last->code) + QLatin1Char('\n') + problemDetail(*entry.last);
    const bool canBuild = entry.state != PerfectTables::State::ready && entry.state != PerfectTables::State::building;
    if (canBuild && m_tables.isBuilding())
        parts << tr("Only one table is built at a time.");
    else if (canBuild)
        parts << tableNeedsText(entry, m_tables.needs(entry.rulesId));
    else if (entry.state == PerfectTables::State::building)
        parts << tr("You can play on meanwhile, and close this window. What is done is kept when you stop or quit.");
    else
        parts << tr("The highest level plays perfectly by these rules, and hints are exact.");
    return parts.join(QStringLiteral("\n\n"));
}

void PerfectPlayDialog::showChosen() {
    const PerfectTables::Entry entry = m_tables.entry(chosen());
    const bool canBuild = entry.state != PerfectTables::State::ready && entry.state != PerfectTables::State::building;
    m_detail->setText(wrappable(detailOf(entry)));
    const bool isBuilding = m_tables.isBuilding();
    m_progress->setVisible(isBuilding);
    m_left->setVisible(isBuilding);
    if (isBuilding) {
        const PerfectTables::Entry building = m_tables.entry(m_tables.buildingId());
        m_progress->setValue(static_cast<int>(building.done * kProgressSteps));
        m_progress->setAccessibleDescription(progressText(building));
        //: %1 is a rule set, %2 "43 %, about 2 minutes left".
        m_left->setText(tr("%1: %2").arg(rulesName(building.rulesId), progressText(building)));
    }
    const QWidget* focused = focusWidget();
    m_build->setText(entry.state == PerfectTables::State::partial    ? tr("Con&tinue")
                     : entry.state == PerfectTables::State::outdated ? tr("Con&vert")
                                                                     : tr("&Build"));
    m_build->setEnabled(canBuild && !isBuilding);
    m_stop->setEnabled(isBuilding && !m_tables.isStopping());
    m_delete->setEnabled(entry.bytes > 0 && entry.state != PerfectTables::State::building);
    // The keyboard must not be left on a button that has just gone dead.
    if (focused && !focused->isEnabled())
        (isBuilding ? static_cast<QWidget*>(m_stop) : m_list)->setFocus();
}

void PerfectPlayDialog::start() {
    m_tables.build(chosen());
}

QString PerfectPlayDialog::deletionText(const QString& rulesId) const {
    const QString text = tr("%1. It can be built again.").arg(rulesName(rulesId));
    if (!m_tables.isUsedElsewhere(rulesId))
        return text;
    return text + QLatin1Char(' ') +
           tr("Another window of the program is using it, and will search instead from then on.");
}

// A table takes minutes to get back, and undo does not.
void PerfectPlayDialog::askToDelete() {
    const QString rulesId = chosen();
    auto* question = new MessageBox(tr("Delete"), tr("Delete this table?"), this);
    question->setDetail(deletionText(rulesId));
    QPushButton* yes = question->addButton(tr("Delete"), MessageBox::DestructiveRole);
    question->setDefaultButton(question->addButton(tr("Keep"), MessageBox::RejectRole));
    connect(yes, &QPushButton::clicked, this, [this, rulesId] { m_tables.remove(rulesId); });
    question->open();
}

void PerfectPlayDialog::retranslate() {
    setWindowTitle(tr("Perfect Play"));
    m_intro->setText(
        tr("A table holds the exact result of every position of a rule set. Where it is built, the highest "
           "level makes no mistake."));
    m_list->setAccessibleName(tr("Tables"));
    m_progress->setAccessibleName(tr("Progress"));
    m_stop->setText(tr("&Stop"));
    setPlainToolTip(*m_stop, tr("What is done is kept"));
    m_delete->setText(tr("&Delete…"));
    m_close->setText(tr("&Close"));
    load();
}

void PerfectPlayDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

// The rows are as high as their texts need at this width; the list itself would wait a moment with that.
bool PerfectPlayDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(m_list, &QListWidget::doItemsLayout, Qt::QueuedConnection);
    return QDialog::eventFilter(watched, event);
}

void PerfectPlayDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_tables.rescan();
}

} // namespace ui

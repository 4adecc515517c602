#include "ui/panels/history_panel.h"

#include "core/session/game_session.h"
#include "ui/history_controller.h"
#include "ui/panels/history_model.h"
#include "ui/panels/quiet_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

HistoryPanel::HistoryPanel(session::GameSession& session, HistoryController& controller, QWidget* parent)
    : Card(parent), m_session(session), m_controller(controller) {
    m_title = new QLabel(this);
    m_title->setProperty("role", "title");
    m_view = new QuietTable(this);
    m_model = new HistoryModel(this);
    m_view->setModel(m_model);
    m_view->setShowGrid(false);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTabKeyNavigation(false);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    header->setHighlightSections(false);
    header->setSectionResizeMode(HistoryModel::kNumber, QHeaderView::Fixed);
    header->setSectionResizeMode(HistoryModel::kFirst, QHeaderView::Stretch);
    header->setSectionResizeMode(HistoryModel::kSecond, QHeaderView::Stretch);
    header->resizeSection(HistoryModel::kNumber, fontMetrics().horizontalAdvance(QStringLiteral("888")) + 22);
    m_view->installEventFilter(this);
    m_title->setBuddy(m_view);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 9, 8, 8);
    layout->setSpacing(2);
    m_title->setContentsMargins(6, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_view, 1);

    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const QVariant node = index.data(HistoryModel::kNodeRole);
        if (node.isValid())
            m_controller.showNode(node.toInt());
        markShown();
    });
    connect(&session, &session::GameSession::historyChanged, this, &HistoryPanel::reload);
    connect(&session, &session::GameSession::gameStarted, this, &HistoryPanel::reload);
    connect(&controller, &HistoryController::viewChanged, this, &HistoryPanel::markShown);
    retranslate();
    reload();
}

void HistoryPanel::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    m_model->setTheme(theme);
}

void HistoryPanel::reload() {
    m_view->clearSpans();
    m_model->load(m_session);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->isVariation(row))
            m_view->setSpan(row, HistoryModel::kFirst, 1, 2);
    markShown();
}

void HistoryPanel::markShown() {
    int node = 0;
    if (const auto viewed = m_controller.viewedNode())
        node = *viewed;
    else if (m_session.ply() > 0 && m_session.ply() <= static_cast<int>(m_session.history().size()))
        node = m_session.history()[static_cast<std::size_t>(m_session.ply() - 1)].node;
    const QModelIndex index = m_model->indexOf(node);
    if (index.isValid()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    } else {
        m_view->setCurrentIndex({});
        m_view->clearSelection();
        if (node == 0)
            m_view->scrollToTop();
    }
}

// Arrows walk through the turns in the order they were played, rather than from cell to cell.
bool HistoryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return Card::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() & ~Qt::KeypadModifier)
        return Card::eventFilter(watched, event);
    switch (key->key()) {
    case Qt::Key_Left:
        m_controller.back();
        return true;
    case Qt::Key_Right:
        m_controller.forward();
        return true;
    case Qt::Key_Home:
        m_controller.first();
        return true;
    case Qt::Key_End:
        m_controller.last();
        return true;
    case Qt::Key_Up:
        m_controller.back();
        m_controller.back();
        return true;
    case Qt::Key_Down:
        m_controller.forward();
        m_controller.forward();
        return true;
    default:
        return Card::eventFilter(watched, event);
    }
}

void HistoryPanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        reload();
    }
}

void HistoryPanel::retranslate() {
    m_title->setText(tr("History"));
    m_view->setAccessibleName(tr("History"));
    m_view->setAccessibleDescription(tr("The turns of the game. The arrow keys show earlier positions."));
}

} // namespace ui

#include "ui/history/history_panel.h"

#include "core/session/game_session.h"
#include "ui/access/current_item.h"
#include "ui/access/spoken.h"
#include "ui/game/shown_game.h"
#include "ui/history/history_comment.h"
#include "ui/history/history_controller.h"
#include "ui/history/history_delegate.h"
#include "ui/history/history_model.h"
#include "ui/history/step_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/quiet_table.h"
#include "ui/widgets/tool_tip.h"

#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTapAndHoldGesture>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace ui {

HistoryPanel::HistoryPanel(session::GameSession& session, const ShownGame& shown, HistoryController& controller,
                           const WindowActions& actions, QWidget* parent)
    : Card(parent), m_shown(shown), m_controller(controller) {
    m_title = new PlainLabel(this);
    m_title->setProperty("role", "title");
    m_model = new HistoryModel(this);
    m_delegate = new HistoryDelegate(this);
    buildView();
    m_comment = new HistoryComment(session, this);
    m_title->setBuddy(m_view);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 8, 5, 6);
    layout->setSpacing(2);
    m_title->setContentsMargins(8, 0, 0, 0);
    m_steps = new StepButtons(actions, this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_steps);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_comment);

    connect(&shown, &ShownGame::recordChanged, this, &HistoryPanel::reload);
    connect(&controller, &HistoryController::viewChanged, this, &HistoryPanel::markShown);
    connect(m_comment, &HistoryComment::editingChanged, this, [this] {
        if (!m_comment->isEditing())
            m_comment->showNode(m_shown.node()); // the game may have gone on meanwhile
        showComment();
    });
    connect(m_comment, &HistoryComment::left, m_view, [this] { m_view->setFocus(); });
    retranslate();
    reload();
}

void HistoryPanel::buildView() {
    m_view = new QuietTable(this);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setShowGrid(false);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->viewport()->setAutoFillBackground(false);
    // The delegate paints the highlight.
    m_view->setStyleSheet(QStringLiteral("QTableView { selection-background-color: transparent; }"));
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setMinimumSectionSize(8);
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(16);
    header->setSectionResizeMode(HistoryModel::kNumber, QHeaderView::Fixed);
    header->setSectionResizeMode(HistoryModel::kFirst, QHeaderView::Stretch);
    header->setSectionResizeMode(HistoryModel::kSecond, QHeaderView::Stretch);
    m_view->installEventFilter(this);
    speakCurrentItem(*m_view);
    m_view->viewport()->installEventFilter(this);
    m_view->viewport()->grabGesture(Qt::TapAndHoldGesture);
    connect(m_view, &QTableView::clicked, this, &HistoryPanel::showIndex);
    // The view takes its time to learn of the new height of a row.
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &HistoryPanel::keepInViewSoon);
}

void HistoryPanel::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    m_delegate->setTheme(theme);
    m_steps->setTheme(theme);
    m_model->setTheme(theme);
}

void HistoryPanel::setTitleVisible(bool visible) {
    m_title->setVisible(visible);
    m_steps->setVisible(visible);
}

void HistoryPanel::setUnfinished(const QString& steps) {
    if (!m_model->setUnfinished(m_shown.view(), steps))
        return;
    fitColumns();
    markShown();
}

void HistoryPanel::editComment() {
    m_comment->showNode(m_shown.node());
    if (!isCommentShown()) {
        m_comment->show(); // or it would not take the focus
        emit commentShown();
    }
    m_comment->edit();
}

void HistoryPanel::reload() {
    m_model->load(m_shown.view());
    fitColumns();
    markShown();
}

// The number takes what its digits need; a turn that is too long for its column makes its row higher.
void HistoryPanel::fitColumns() {
    const QFontMetrics metrics = m_view->fontMetrics();
    const int rows = m_model->rowCount();
    const int last = rows > 0 ? m_model->index(rows - 1, HistoryModel::kNumber).data().toInt() : 0;
    QHeaderView* header = m_view->horizontalHeader();
    header->resizeSection(HistoryModel::kNumber,
                          metrics.horizontalAdvance(last > 99 ? QStringLiteral("888") : QStringLiteral("88")) + 9);
    QHeaderView* heights = m_view->verticalHeader();
    const int usual = metrics.height() + 8;
    heights->setDefaultSectionSize(usual);
    for (int row = 0; row < rows; ++row) {
        int height = usual;
        for (const int column : {HistoryModel::kFirst, HistoryModel::kSecond})
            height = std::max(height, m_delegate->heightFor(m_model->index(row, column), header->sectionSize(column),
                                                            m_view->font()));
        if (heights->sectionSize(row) != height)
            heights->resizeSection(row, height);
    }
    keepInViewSoon();
}

// The row of the shown turn, after any change of the list, its rows or its size; the start is above the first row.
void HistoryPanel::keepInView() {
    m_isKeeping = false;
    if (const QModelIndex current = m_view->currentIndex(); current.isValid())
        m_view->scrollTo(current);
    else if (m_shown.node() == 0)
        m_view->scrollToTop();
}

// Once the view has been laid out anew.
void HistoryPanel::keepInViewSoon() {
    if (std::exchange(m_isKeeping, true))
        return;
    QMetaObject::invokeMethod(this, &HistoryPanel::keepInView, Qt::QueuedConnection);
}

void HistoryPanel::markShown() {
    const QModelIndex unfinished = m_controller.isViewing() ? QModelIndex() : m_model->unfinishedIndex();
    const int node = m_shown.node();
    const QModelIndex index = unfinished.isValid() ? unfinished : m_model->indexOf(node);
    if (index.isValid()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    } else {
        m_view->setCurrentIndex({});
        m_view->clearSelection();
    }
    keepInViewSoon();
    // A turn of the computer does not take the box from under the hands of somebody who is writing.
    const bool isViewing = m_controller.isViewing();
    const bool gameWentOn = !isViewing && !std::exchange(m_wasViewing, isViewing);
    if (!gameWentOn || !m_comment->holdsItsPlace())
        m_comment->showNode(node);
    showComment();
}

void HistoryPanel::showComment() {
    const bool isWanted = m_comment->isEditing() || !m_comment->toPlainText().isEmpty();
    if (isWanted == m_comment->isVisibleTo(this))
        return;
    m_comment->setVisible(isWanted);
    emit commentShown();
}

bool HistoryPanel::isCommentShown() const {
    return m_comment->isVisibleTo(this);
}

void HistoryPanel::showIndex(const QModelIndex& index) {
    const QVariant node = index.data(HistoryModel::kNodeRole);
    if (node.isValid())
        m_controller.showNode(node.toInt());
    else if (index.data(HistoryModel::kUnfinishedRole).toBool())
        m_controller.backToGame();
    markShown();
}

// The menu is about the turn under the pointer, which is shown first.
void HistoryPanel::wantMenu(QPoint place) {
    const QModelIndex index = m_view->indexAt(place);
    if (index.data(HistoryModel::kNodeRole).isValid())
        showIndex(index);
    emit menuWanted(m_view->viewport()->mapToGlobal(place));
}

bool HistoryPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isView = watched == m_view;
    if (watched == m_view->viewport() && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        keepInViewSoon();
    if (event->type() == QEvent::ContextMenu) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        if (menu->reason() != QContextMenuEvent::Keyboard) {
            wantMenu(m_view->viewport()->mapFromGlobal(menu->globalPos()));
            return true;
        }
        const QModelIndex current = m_view->currentIndex();
        const QRect cell = current.isValid() ? m_view->visualRect(current) : QRect(8, 8, 0, 0);
        emit menuWanted(m_view->viewport()->mapToGlobal(cell.bottomLeft() + QPoint(8, 0)));
        return true;
    }
    if (event->type() == QEvent::Gesture) {
        const auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* hold = static_cast<QTapAndHoldGesture*>(gestures->gesture(Qt::TapAndHoldGesture));
            hold && hold->state() == Qt::GestureFinished) {
            wantMenu(m_view->viewport()->mapFromGlobal(hold->position().toPoint()));
            return true;
        }
    }
    if (isView && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!(key->modifiers() & ~Qt::KeypadModifier) && handleKey(key->key()))
            return true;
    }
    return Card::eventFilter(watched, event);
}

// Left and right walk through the turns in the order they are played, up and down through the rows, so from a turn to
// its variations.
bool HistoryPanel::handleKey(int key) {
    switch (key) {
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
    case Qt::Key_Down: {
        const QModelIndex from = m_model->indexOf(m_shown.node());
        const QModelIndex to = key == Qt::Key_Up ? m_model->above(from) : m_model->below(from);
        if (to.isValid())
            showIndex(to);
        else if (key == Qt::Key_Up)
            m_controller.first();
        return true;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        page(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    case Qt::Key_Delete:
        emit deleteWanted();
        return true;
    case Qt::Key_Escape:
        m_controller.backToGame();
        return true;
    default:
        return false;
    }
}

void HistoryPanel::page(int direction) {
    const int rows = std::max(1, m_view->viewport()->height() / std::max(1, m_view->rowHeight(0)) - 1);
    QModelIndex to = m_model->indexOf(m_shown.node());
    for (int i = 0; i < rows; ++i) {
        const QModelIndex next = direction < 0 ? m_model->above(to) : m_model->below(to);
        if (!next.isValid())
            break;
        to = next;
    }
    if (to.isValid())
        showIndex(to);
}

void HistoryPanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        reload();
    } else if (event->type() == QEvent::FontChange) {
        fitColumns();
    }
}

void HistoryPanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    // The columns have their widths when the view has been laid out.
    QMetaObject::invokeMethod(this, &HistoryPanel::fitColumns, Qt::QueuedConnection);
}

void HistoryPanel::retranslate() {
    m_title->setText(tr("History"));
    setSpokenName(*m_view, tr("History"));
    setPlainToolTip(*m_title, tr("The turns of the game. The arrow keys show earlier positions."));
}

} // namespace ui

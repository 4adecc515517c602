#include "ui/window/screen_fit.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

// What window managers put around a window, before it is known.
constexpr QSize kUsualFrame(4, 40);

bool isWatched(const QWidget& window) {
    const Qt::WindowType type = window.windowType();
    return window.isWindow() && (type == Qt::Window || type == Qt::Dialog || type == Qt::Sheet) &&
           !window.isMaximized() && !window.isFullScreen();
}

QSize frameOf(const QWidget& window) {
    const QSize frame = window.frameGeometry().size() - window.size();
    return window.isVisible() ? frame.expandedTo(QSize(0, 0)) : kUsualFrame;
}

// What the contents need at this width.
QSize neededBy(const QLayout& layout, int width) {
    QSize needed = layout.totalMinimumSize();
    if (layout.hasHeightForWidth())
        needed.setHeight(std::max(needed.height(), layout.totalMinimumHeightForWidth(std::max(width, needed.width()))));
    return needed;
}

bool hasScroller(const QWidget& window) {
    return window.property("linjaScrolls").toBool();
}

// Puts the contents of a dialog into an area that scrolls. They stay its children, and Tab brings what it comes to into
// view.
void makeScrollable(QWidget& window) {
    auto* page = new QWidget;
    page->setLayout(window.layout()); // the widgets follow their layout
    auto* area = new QScrollArea(&window);
    area->setObjectName(QStringLiteral("screenScroller"));
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(page);
    page->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(&window);
    layout->setContentsMargins({});
    layout->addWidget(area);
    window.setProperty("linjaScrolls", true);
}

// An open list is as wide as its entries, as far as the screen has room, however narrow the list is while closed; and
// as high: Qt leaves some by the frame of the style sheet too low, and puts arrows for scrolling over an entry.
void growOpenList(QWidget& popup, const QComboBox& list) {
    const QAbstractItemView& view = *list.view();
    const QRect room = list.screen()->availableGeometry();
    constexpr int kFrame = 10; // around the entries
    QSize wanted(view.sizeHintForColumn(list.modelColumn()) + kFrame, kFrame);
    for (int row = 0; row < std::min(list.count(), list.maxVisibleItems()); ++row)
        wanted.rheight() += view.sizeHintForRow(row);
    constexpr int kMostMissing = 8; // more is a list that has been cut to its room
    const bool isWhole = wanted.height() <= popup.height() + kMostMissing && wanted.height() <= room.height();
    if (!isWhole)
        wanted.setHeight(popup.height());
    wanted = wanted.expandedTo(popup.size()).boundedTo(room.size());
    if (isWhole && list.count() <= list.maxVisibleItems())
        for (QWidget* part : popup.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (part->inherits("QComboBoxPrivateScroller"))
                part->hide();
    const int x = std::clamp(popup.x(), room.left(), room.right() + 1 - wanted.width());
    const int y = std::clamp(popup.y(), room.top(), room.bottom() + 1 - wanted.height());
    popup.setGeometry(QRect(QPoint(x, y), wanted));
}

} // namespace

ScreenFit::ScreenFit(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

QSize ScreenFit::roomFor(const QWidget& window) {
    return window.screen()->availableGeometry().size() - frameOf(window);
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type != QEvent::Show && type != QEvent::LayoutRequest)
        return false;
    auto* const window = qobject_cast<QWidget*>(watched);
    if (window && window->inherits("QComboBoxPrivateContainer") && !event->spontaneous())
        if (const auto* list = qobject_cast<const QComboBox*>(window->parentWidget())) {
            list->view()->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // it would cover an entry
            // Once Qt has decided which of its arrows are there.
            QTimer::singleShot(0, window, [window, list] { growOpenList(*window, *list); });
        }
    if (!window || !window->isWindow() || event->spontaneous() || !isWatched(*window))
        return false;
    // A dialog grows with its contents; the main window has the size that the user gave it, over two screens perhaps.
    if (type == QEvent::LayoutRequest && (!window->isVisible() || !qobject_cast<QDialog*>(window)))
        return false;
    fit(*window);
    // Its frame is known, and its place decided, only once it is on the screen.
    QTimer::singleShot(0, window, [guarded = QPointer(window)] {
        if (guarded && guarded->isVisible() && isWatched(*guarded))
            bringBack(*guarded);
    });
    return false;
}

void ScreenFit::fit(QWidget& window) {
    const QSize room = roomFor(window);
    if (QLayout* const layout = window.layout(); layout && qobject_cast<QDialog*>(&window) && !hasScroller(window)) {
        const QSize needed = neededBy(*layout, std::min(window.width(), room.width()));
        if (needed.width() > room.width() || needed.height() > room.height())
            makeScrollable(window);
    }
    if (window.minimumWidth() > room.width() || window.minimumHeight() > room.height())
        window.setMinimumSize(window.minimumSize().boundedTo(room));
    if (window.width() > room.width() || window.height() > room.height())
        window.resize(window.size().boundedTo(room));
}

void ScreenFit::bringBack(QWidget& window) {
    fit(window);
    const QRect room = window.screen()->availableGeometry();
    const QRect frame = window.frameGeometry();
    if (room.contains(frame))
        return;
    const int x = std::clamp(frame.x(), room.left(), std::max(room.left(), room.right() + 1 - frame.width()));
    const int y = std::clamp(frame.y(), room.top(), std::max(room.top(), room.bottom() + 1 - frame.height()));
    window.move(x, y);
}

} // namespace ui

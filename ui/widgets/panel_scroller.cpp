#include "ui/widgets/panel_scroller.h"

#include "ui/game/side_panel.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>

namespace ui {
namespace {

constexpr int kLeastHeight = 100;
constexpr int kAround = 12; // shown around what has the focus

} // namespace

PanelScroller::PanelScroller(SidePanel& panel, QWidget* parent) : QScrollArea(parent), m_panel(panel) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(&panel);
    panel.setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    // Whatever way the focus came; the mouse has it in view already, and nothing may move under a press.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        if (QApplication::mouseButtons() == Qt::NoButton)
            bringIntoView(now);
    });
}

// The panel goes first, and the focus with it.
PanelScroller::~PanelScroller() {
    disconnect(qApp, nullptr, this, nullptr);
}

void PanelScroller::bringIntoView(QWidget* widget) {
    if (widget && hasBar() && m_panel.isAncestorOf(widget))
        ensureWidgetVisible(widget, 0, kAround);
}

int PanelScroller::barWidth() const {
    return verticalScrollBar()->sizeHint().width();
}

QSize PanelScroller::minimumSizeHint() const {
    const QSize least = m_panel.minimumSizeHint();
    return m_panel.isCompact() ? least : QSize(least.width() + (hasBar() ? barWidth() : 0), kLeastHeight);
}

QSize PanelScroller::sizeHint() const {
    return m_panel.sizeHint();
}

// The words have the same width with the bar and without it, and so need the same height: the bar cannot come and go by
// turns.
void PanelScroller::fit() {
    const int words = width() - (hasBar() ? barWidth() : 0);
    // The foot below the panel needs the same as in it.
    const QRect foot = hasBar() ? m_panel.footRoom(words) : QRect();
    const int footHeight = hasBar() ? foot.top() + foot.height() : 0;
    const bool needsBar = !m_panel.isCompact() && m_panel.heightForWidth(words) + footHeight > height();
    if (needsBar != hasBar()) {
        setVerticalScrollBarPolicy(needsBar ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
        m_panel.setBarWidth(needsBar ? barWidth() : 0);
        m_panel.setFootPlace(needsBar ? this : nullptr);
        if (needsBar)
            m_panel.foot().installEventFilter(this);
        else
            m_panel.foot().removeEventFilter(this);
    }
    placeFoot();
    if (const QSize least = minimumSizeHint(); least != m_least) {
        m_least = least;
        updateGeometry();
    }
}

void PanelScroller::placeFoot() {
    if (!hasBar())
        return setViewportMargins(0, 0, 0, 0);
    const QRect room = m_panel.footRoom(width() - barWidth());
    const int above = room.top();
    setViewportMargins(0, 0, 0, room.height() + 2 * above);
    m_panel.foot().setGeometry(room.left(), height() - room.height() - above, room.width(), room.height());
}

bool PanelScroller::event(QEvent* event) {
    if (event->type() == QEvent::StyleChange && hasBar())
        m_panel.setBarWidth(barWidth());
    return QScrollArea::event(event);
}

bool PanelScroller::eventFilter(QObject* watched, QEvent* event) {
    if ((watched == &m_panel || watched == &m_panel.foot()) && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void PanelScroller::resizeEvent(QResizeEvent* event) {
    m_panel.setRoom(height());
    fit();
    QScrollArea::resizeEvent(event);
}

} // namespace ui

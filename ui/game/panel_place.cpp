#include "ui/game/panel_place.h"

#include "ui/board/board_widget.h"
#include "ui/game/side_panel.h"
#include "ui/widgets/panel_scroller.h"

#include <QLayout>
#include <QSplitter>
#include <algorithm>

namespace ui {
namespace {

constexpr int kCompactBelow = 700; // of the window's width
constexpr int kUsualShare = 27;    // of the width, in percent
constexpr int kNarrowestPanel = 280;
constexpr int kWidestPanel = 440;
// Less than it asks for: the smallest window has to hold the result below it.
constexpr QSize kLeastBoard(260, 240);

} // namespace

PanelPlace::PanelPlace(BoardWidget& board, SidePanel& panel, QWidget* parent) : QScrollArea(parent), m_panel(panel) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(6);
    board.setMinimumSize(kLeastBoard);
    m_splitter->addWidget(&board);
    m_splitter->addWidget(new PanelScroller(panel, m_splitter));
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    setWidget(m_splitter);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_chosenWidth = m_panel.isCompact() ? m_chosenWidth : m_splitter->sizes().value(1); });
    connect(&panel, &SidePanel::sizeWanted, this, &PanelPlace::fit, Qt::QueuedConnection);
}

PanelPlace::~PanelPlace() = default;

void PanelPlace::setChosenWidth(int width) {
    m_chosenWidth = width;
    fit();
}

void PanelPlace::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    layOut();
}

void PanelPlace::layOut() {
    // A narrow window has the panel below, unless it is low as well.
    const QSize room = window()->size();
    const bool isCompact = room.width() < kCompactBelow && room.height() * 5 >= room.width() * 4;
    if (!m_isLaidOut || isCompact != m_panel.isCompact()) {
        m_isLaidOut = true;
        m_panel.setCompact(isCompact);
        m_splitter->setOrientation(isCompact ? Qt::Vertical : Qt::Horizontal);
        m_splitter->handle(1)->setEnabled(!isCompact);
    }
    fit();
}

void PanelPlace::fit() {
    if (!m_panel.isCompact()) {
        const int usual = std::clamp(m_splitter->width() * kUsualShare / 100, kNarrowestPanel, kWidestPanel);
        const int panel = m_chosenWidth > 0 ? std::min(m_chosenWidth, m_splitter->width() / 2) : usual;
        m_splitter->setSizes({m_splitter->width() - panel, panel});
        return;
    }
    m_panel.layout()->activate();
    const int panel = std::max(m_panel.layout()->totalHeightForWidth(m_splitter->width()),
                               m_panel.layout()->totalMinimumSize().height());
    m_splitter->setSizes({m_splitter->height() - panel, panel});
}

} // namespace ui

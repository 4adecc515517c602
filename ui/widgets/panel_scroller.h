// Holds the side panel. At the side of the board the panel alone scrolls where it needs more height than there is, so
// that the board is always whole; the scroll bar stands in the panel's own margin and takes no width from its words.
// The panel's foot, with the status line, does not scroll: it stays in view below the rest.
// Under the board the panel has the height it needs, and whoever holds the board as well is the one that scrolls.
#pragma once

#include <QScrollArea>

namespace ui {

class SidePanel;

class PanelScroller : public QScrollArea {
    Q_OBJECT

public:
    explicit PanelScroller(SidePanel& panel, QWidget* parent = nullptr);
    ~PanelScroller() override;

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void placeFoot();
    void bringIntoView(QWidget* widget);
    [[nodiscard]] bool hasBar() const { return verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn; }
    [[nodiscard]] int barWidth() const;

    SidePanel& m_panel;
    QSize m_least; // told to the splitter
};

} // namespace ui

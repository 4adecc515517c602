// Where the side panel stands: at the right of the board with a share of the width, which the user may change, or under
// the board in a narrow window, with the height it needs. Scrolls only where the window cannot have the least size, on
// a small screen, and then board and panel together.
#pragma once

#include <QScrollArea>

class QSplitter;

namespace ui {

class BoardWidget;
class SidePanel;

class PanelPlace : public QScrollArea {
    Q_OBJECT

public:
    PanelPlace(BoardWidget& board, SidePanel& panel, QWidget* parent = nullptr);
    ~PanelPlace() override;

    // The width that the user gave the panel; 0: a share of the window.
    [[nodiscard]] int chosenWidth() const { return m_chosenWidth; }
    void setChosenWidth(int width);

public slots:
    // After the size of the window has changed.
    void layOut();
    // After what the panel shows has changed, and with it the height it needs.
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    SidePanel& m_panel;
    QSplitter* m_splitter = nullptr;
    int m_chosenWidth = 0;
    bool m_isLaidOut = false;
};

} // namespace ui

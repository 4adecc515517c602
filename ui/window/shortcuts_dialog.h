// All shortcuts of the window, and the keys of the board.
#pragma once

#include <QDialog>

class QPushButton;

namespace ui {

class GameControls;
class ReadingPage;
class WindowActions;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    // The keys of the board are those of this game.
    ShortcutsDialog(const WindowActions& actions, const GameControls& controls, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QString page() const;

    const WindowActions& m_actions;
    const GameControls& m_controls;
    ReadingPage* m_page = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace ui

// All shortcuts of the window, and the keys of the board.
#pragma once

#include <QDialog>

class QPushButton;

namespace ui {

class ReadingPage;
class WindowActions;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const WindowActions& actions, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] static QString pageOf(const WindowActions& actions);

    const WindowActions& m_actions;
    ReadingPage* m_page = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace ui

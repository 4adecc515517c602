// All shortcuts of the window, and the keys of the board.
#pragma once

#include <QDialog>

namespace ui {

class WindowActions;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const WindowActions& actions, QWidget* parent = nullptr);

private:
    [[nodiscard]] static QString pageOf(const WindowActions& actions);
};

} // namespace ui

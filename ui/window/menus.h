// What stands in the menus: a row for each action, with its keys, its words, what it does and when it can be done.
#pragma once

#include "ui/window/window_actions.h"

#include <QCoreApplication>
#include <vector>

namespace ui {

class MainWindow;

struct Menus {
    Q_DECLARE_TR_FUNCTIONS(Menus)

public:
    // In the order of the menus. What the rows do and ask goes to the window as it is by then; they can be made before
    // anything is in it.
    [[nodiscard]] static std::vector<ActionRow> rows(MainWindow& window);
    [[nodiscard]] static const char* title(MenuId menu); // English, with mnemonic

private:
    static void addGame(std::vector<ActionRow>& rows, MainWindow& window);
    static void addEdit(std::vector<ActionRow>& rows, MainWindow& window);
    static void addTurn(std::vector<ActionRow>& rows, MainWindow& window);
    static void addView(std::vector<ActionRow>& rows, MainWindow& window);
    static void addReading(std::vector<ActionRow>& rows, MainWindow& window);
    static void addAnalysis(std::vector<ActionRow>& rows, MainWindow& window);
    static void addHelp(std::vector<ActionRow>& rows, MainWindow& window);
};

} // namespace ui

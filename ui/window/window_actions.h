// The actions of the window with their menus, made from one row each (MainWindow::actionRows). Whether an action is
// enabled is the window's business.
#pragma once

#include "ui/window/action_id.h"

#include <QAction>
#include <QHash>
#include <QString>
#include <functional>
#include <vector>

class QMainWindow;
class QMenu;

namespace ui {

enum class ActionKind { command, toggle };

// Texts are English, marked by QT_TR_NOOP in MainWindow; whatever names the action elsewhere asks WindowActions::name.
struct ActionRow {
    ActionId id;
    MenuId menu;
    int group;        // a line in the menu divides the groups
    const char* keys; // shortcuts in QKeySequence's portable form, divided by "; "; empty: none
    const char* text; // with mnemonic
    const char* tip;  // empty: the text says it all
    // What it does; a toggle is told its new state. Empty for what only switches a preference: see preference_rows.h.
    std::function<void(bool isOn)> slot = {};
    ActionKind kind = ActionKind::command;
};

class WindowActions {
public:
    // Makes the actions and the menus of `window`, in the order of the rows.
    WindowActions(QMainWindow& window, std::vector<ActionRow> rows);

    [[nodiscard]] QAction& at(ActionId id) const { return *m_actions.value(id); }
    [[nodiscard]] const std::vector<QMenu*>& menus() const { return m_menus; }
    [[nodiscard]] const std::vector<ActionRow>& rows() const { return m_rows; }

    // What the action is called outside the menu, without mnemonic and dots, and what it is good for; in the language
    // of the moment, whether the actions have been translated yet or not.
    [[nodiscard]] QString name(ActionId id) const;
    [[nodiscard]] QString tip(ActionId id) const;
    [[nodiscard]] static QString name(MenuId menu);

    // All texts in the language of the moment.
    void retranslate();
    // Other words for an action, marked like those of the rows.
    void rename(ActionId id, const char* text, const char* tip);

private:
    [[nodiscard]] const ActionRow& row(ActionId id) const;
    void show(const ActionRow& row);

    std::vector<ActionRow> m_rows;
    QHash<ActionId, QAction*> m_actions;
    std::vector<QMenu*> m_menus; // in the order of MenuId
};

// An action's text as a person reads it: without mnemonic and dots.
[[nodiscard]] QString plainText(const QAction& action);

} // namespace ui

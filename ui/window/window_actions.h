// The actions of the window with their menus, made from one row each (menus.h).
#pragma once

#include "ui/window/action_id.h"

#include <QAction>
#include <QHash>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

class QMainWindow;
class QMenu;

namespace ui {

// What an action is called, in English, marked in menus.cpp.
struct ActionWords {
    const char* text;     // with mnemonic; null: it has no use now, and is not seen
    const char* tip = ""; // empty: the text says it all
};

// A row with `run` is a command. One without is a toggle: `turn` is told its new state; where that is missing, it
// switches a preference, which preference_rows.h names. The functions are asked by WindowActions::update.
struct ActionRow {
    ActionId id;
    MenuId menu;
    int group;             // a line in the menu divides the groups
    const char* keys = ""; // shortcuts in QKeySequence's portable form, divided by "; "; empty: none
    ActionWords words;
    std::function<void()> run = {};
    std::function<void(bool isOn)> turn = {};
    std::function<bool()> isEnabled = {};          // none: always
    std::function<bool()> isOn = {};               // of a toggle that may change by itself
    std::function<ActionWords()> wordsForNow = {}; // where they change with what the action would do

    [[nodiscard]] bool isToggle() const { return !run; }
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
    // What can be done now, and how the toggles stand.
    void update();

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

// One row a preference: where it is kept, how its values are written, what it is called, and which action of the menus
// switches the same. Reading, writing, Preferences and menus all go through these rows: a new preference is a member of
// Preferences, a row here, and whatever acts on it (PlayScreen::setPreferences and its like).
#pragma once

#include "ui/settings/settings.h"
#include "ui/window/action_id.h"

#include <QString>
#include <optional>
#include <span>

namespace ui {

class WindowActions;

enum class PreferencePage { general, board, analysis };

// A value that can be chosen, as the settings file has it.
struct PreferenceValue {
    const char* word;
    int value;
};

// A member of Preferences, whatever its type.
struct PreferenceField {
    int (*get)(const Preferences&);
    void (*set)(Preferences&, int value);
};

struct PreferenceRow {
    const char* key;  // in the settings file
    const char* name; // of its control: QObject::objectName
    PreferencePage page;
    PreferenceField field;
    std::span<const PreferenceValue> values;
    const char* text = nullptr;                   // English; null: what the action is called
    std::optional<ActionId> action = {};          // switches the same, and its tip says what it is good for
    QString (*valueText)(int) = nullptr;          // null: on or off, a box to tick; otherwise a list
    bool (*isOpen)(const Preferences&) = nullptr; // whether it matters at present; null: always

    [[nodiscard]] bool isSwitch() const { return !valueText; }
};

// In the order in which Preferences shows them.
[[nodiscard]] std::span<const PreferenceRow> preferenceRows();

// What a preference is called, in the language of the moment.
[[nodiscard]] QString preferenceName(const PreferenceRow& row, const WindowActions& actions);

} // namespace ui

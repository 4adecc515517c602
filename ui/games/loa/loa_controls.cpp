#include "ui/games/loa/loa_controls.h"

#include "ui/window/window_actions.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct LoaKeys {
    Q_DECLARE_TR_FUNCTIONS(LoaKeys)
};

} // namespace

// A square holds one stone at most, which has no worth.
ActionWords LoaControls::actionWords(ActionId id) const {
    switch (id) {
    case ActionId::coordinates:
        return {QT_TRANSLATE_NOOP("Menus", "Rank N&umbers and File Letters")};
    case ActionId::marks:
        return {QT_TRANSLATE_NOOP("Menus", "&Marks for Possible Moves"),
                QT_TRANSLATE_NOOP("Menus", "Mark stones that can move, their target squares and the last turn")};
    case ActionId::groups:
        return {QT_TRANSLATE_NOOP("Menus", "&Joined Stones"),
                QT_TRANSLATE_NOOP("Menus", "Join the stones of each side that are connected")};
    default:
        return {nullptr};
    }
}

std::vector<BoardKey> LoaControls::boardKeys() const {
    return {{LoaKeys::tr("Arrow keys"), LoaKeys::tr("Move the cursor over the squares")},
            {LoaKeys::tr("Enter or Space"), LoaKeys::tr("Pick a stone, or put it on the square")},
            {LoaKeys::tr("Esc or Backspace"), LoaKeys::tr("Put the stone back")}};
}

} // namespace ui

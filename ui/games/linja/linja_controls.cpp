#include "ui/games/linja/linja_controls.h"

#include "ui/window/window_actions.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct LinjaKeys {
    Q_DECLARE_TR_FUNCTIONS(LinjaKeys)
};

} // namespace

ActionWords LinjaControls::actionWords(ActionId id) const {
    switch (id) {
    case ActionId::coordinates:
        return {QT_TRANSLATE_NOOP("Menus", "Row N&umbers")};
    case ActionId::counts:
        return {QT_TRANSLATE_NOOP("Menus", "P&awns per Row"),
                QT_TRANSLATE_NOOP("Menus", "Show how many pawns are in each row")};
    case ActionId::points:
        return {QT_TRANSLATE_NOOP("Menus", "P&oints per Row"),
                QT_TRANSLATE_NOOP("Menus", "Show what a pawn in each row is worth")};
    case ActionId::marks:
        return {QT_TRANSLATE_NOOP("Menus", "&Marks for Possible Moves"),
                QT_TRANSLATE_NOOP("Menus", "Mark pawns that can move, their target rows and the last turn")};
    default:
        return {nullptr};
    }
}

std::vector<BoardKey> LinjaControls::boardKeys() const {
    return {{LinjaKeys::tr("Arrow keys"), LinjaKeys::tr("Move the cursor over rows and pawns")},
            {LinjaKeys::tr("Enter or Space"), LinjaKeys::tr("Pick a pawn, or put it into the row")},
            {LinjaKeys::tr("1 to 8"), LinjaKeys::tr("Choose a row")},
            {LinjaKeys::tr("Shift and 1 to 8"),
             LinjaKeys::tr("Choose the opposing pawns of a row, in a Bonus Move that may move them")},
            {LinjaKeys::tr("Enter"), LinjaKeys::tr("End the turn, when the rest may be declined")},
            {LinjaKeys::tr("Esc or Backspace"), LinjaKeys::tr("Put the pawn back, or take back the last step")}};
}

} // namespace ui

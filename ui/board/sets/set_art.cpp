#include "ui/board/sets/set_art.h"

#include "ui/board/sets/classic_wood.h"
#include "ui/board/sets/clear_shapes.h"
#include "ui/board/sets/flat_modern.h"

namespace ui {

const SetArt& artOf(BoardSet set) {
    static constexpr SetArt kClassicWood{paintClassicField, paintClassicPawn, paintClassicShadow};
    static constexpr SetArt kFlatModern{paintFlatField, paintFlatPawn, paintFlatShadow};
    static constexpr SetArt kClearShapes{paintClearField, paintClearPawn, paintClearShadow};
    switch (set) {
    case BoardSet::flatModern:
        return kFlatModern;
    case BoardSet::clearShapes:
        return kClearShapes;
    case BoardSet::classicWood:
        break;
    }
    return kClassicWood;
}

} // namespace ui

#include "ui/text/player_text.h"

#include "ui/text/side_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)
};

bool isComputer(const session::GameSetup& setup, game::Side side) {
    return setup.player(side).kind == session::PlayerKind::computer;
}

} // namespace

bool isYou(const session::GameSetup& setup, game::Side side) {
    return setup.player(side).name.isEmpty() && !isComputer(setup, side) && isComputer(setup, game::opponent(side));
}

QString playerName(const session::GameSetup& setup, game::Side side) {
    if (!setup.player(side).name.isEmpty())
        return setup.player(side).name;
    if (isYou(setup, side))
        return PlayerText::tr("You");
    if (isComputer(setup, side))
        return PlayerText::tr("Computer");
    return sideName(side);
}

} // namespace ui

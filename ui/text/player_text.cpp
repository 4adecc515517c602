#include "ui/text/player_text.h"

#include "ui/games/games.h"
#include "ui/text/outside_text.h"

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
    return asLine(setup.player(side).name).isEmpty() && !isComputer(setup, side) &&
           isComputer(setup, game::opponent(side));
}

QString playerName(const session::GameSetup& setup, game::Side side) {
    if (const QString name = asLine(setup.player(side).name); !name.isEmpty())
        return name;
    if (isYou(setup, side))
        return PlayerText::tr("You");
    if (isComputer(setup, side))
        return PlayerText::tr("Computer");
    return wordsOf(setup.gameId).sideName(side);
}

} // namespace ui

#include "ui/new_game/new_game.h"

#include "core/ai/thinker.h"

#include <QRandomGenerator>
#include <algorithm>

namespace ui {

session::GameSetup setupFrom(const NewGameChoice& choice, const QString& rulesId) {
    session::GameSetup setup;
    if (!choice.gameId.isEmpty())
        setup.gameId = choice.gameId.toStdString();
    setup.rulesId = rulesId.toStdString();
    for (std::size_t side = 0; side < choice.seats.size(); ++side) {
        const SeatChoice& seat = choice.seats[side];
        session::PlayerSetup& player = setup.players[side];
        player.kind = seat.isHuman() ? session::PlayerKind::human : session::PlayerKind::computer;
        player.name = seat.name;
        player.level = std::clamp(seat.level, 1, ai::levelCount());
    }
    const bool secondByLot = choice.starter == Starter::lot && QRandomGenerator::global()->bounded(2) == 1;
    setup.starter = choice.starter == Starter::second || secondByLot ? game::Side::second : game::Side::first;
    setup.length = session::MatchLength{choice.games};
    return setup;
}

bool wantsSecondAtBottom(const session::GameSetup& setup) {
    return setup.player(game::Side::first).kind == session::PlayerKind::computer &&
           setup.player(game::Side::second).kind == session::PlayerKind::human;
}

} // namespace ui

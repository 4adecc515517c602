#include "ui/text/outcome_text.h"

#include "core/record/game.h"
#include "ui/games/games.h"
#include "ui/text/player_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::Outcome;
using game::Reason;
using game::Side;

struct OutcomeText {
    Q_DECLARE_TR_FUNCTIONS(OutcomeText)
};

} // namespace

bool endsInPoints(const GameWords& words, Reason reason) {
    return words.isScored() && record::countsPoints(reason);
}

QString reasonText(const GameWords& words, Reason reason, std::optional<Side> winner) {
    if (const QString own = words.reasonText(reason); !own.isEmpty())
        return own;
    switch (reason) {
    case Reason::passed:
    case Reason::blocked:
    case Reason::connected:
        return {};
    case Reason::repetition:
        return OutcomeText::tr("The same position stood for the third time.");
    case Reason::mate:
        return OutcomeText::tr("Checkmate.");
    case Reason::stalemate:
        return OutcomeText::tr("Stalemate.");
    case Reason::fiftyMoves:
        return OutcomeText::tr("Fifty moves have brought no progress.");
    case Reason::material:
        return OutcomeText::tr("Neither side has enough pieces left to win.");
    case Reason::noTurn:
        return OutcomeText::tr("The side to move has no move left.");
    case Reason::time:
        return OutcomeText::tr("Time has run out.");
    case Reason::resign:
        if (winner)
            //: %1 is a side, "Black".
            return OutcomeText::tr("%1 has resigned.").arg(words.sideName(game::opponent(*winner)));
        return OutcomeText::tr("The game was given up.");
    case Reason::agreed:
        return OutcomeText::tr("Both players agreed on a draw.");
    }
    return {};
}

QString outcomeTitle(const GameWords& words, const Outcome& outcome) {
    const bool hasPoints = endsInPoints(words, outcome.reason);
    if (!outcome.winner)
        return hasPoints ? OutcomeText::tr("A draw, %1 all").arg(outcome.score.pointsOf(Side::first))
                         : OutcomeText::tr("The game ends in a draw");
    const QString winner = words.sideName(*outcome.winner);
    if (!hasPoints)
        return OutcomeText::tr("%1 wins").arg(winner);
    return OutcomeText::tr("%1 wins %2 to %3")
        .arg(winner)
        .arg(outcome.score.pointsOf(*outcome.winner))
        .arg(outcome.score.pointsOf(game::opponent(*outcome.winner)));
}

QString resultTitle(const Outcome& outcome, const session::GameSetup& setup) {
    const GameWords& words = wordsOf(setup.gameId);
    const QString names[] = {playerName(setup, Side::first), playerName(setup, Side::second)};
    if (!outcome.winner || names[0] == names[1])
        return outcomeTitle(words, outcome);
    const Side winner = *outcome.winner;
    const QString& name = names[game::indexOf(winner)];
    // All at once: a name may hold a % of its own.
    const QString own = QString::number(outcome.score.pointsOf(winner));
    const QString other = QString::number(outcome.score.pointsOf(game::opponent(winner)));
    const bool hasPoints = endsInPoints(words, outcome.reason);
    if (isYou(setup, winner))
        return hasPoints ? OutcomeText::tr("You win %1 to %2").arg(own, other) : OutcomeText::tr("You win");
    if (setup.player(winner).name.isEmpty() && setup.player(winner).kind == session::PlayerKind::computer)
        return hasPoints ? OutcomeText::tr("The computer wins %1 to %2").arg(own, other)
                         : OutcomeText::tr("The computer wins");
    if (name == words.sideName(winner))
        return outcomeTitle(words, outcome);
    //: %1 is a name.
    return hasPoints ? OutcomeText::tr("%1 wins %2 to %3").arg(name, own, other) : OutcomeText::tr("%1 wins").arg(name);
}

} // namespace ui

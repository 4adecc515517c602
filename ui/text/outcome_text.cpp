#include "ui/text/outcome_text.h"

#include "ui/text/player_text.h"
#include "ui/text/side_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::Outcome;
using game::Reason;
using game::Side;

struct OutcomeText {
    Q_DECLARE_TR_FUNCTIONS(OutcomeText)
};

// A game that was given up, or that time ended, has no score worth a headline.
bool endedByScore(Reason reason) {
    return reason == Reason::passed || reason == Reason::blocked;
}

} // namespace

QString reasonText(Reason reason, std::optional<Side> winner) {
    switch (reason) {
    case Reason::passed:
        return OutcomeText::tr("The pawns have passed one another.");
    case Reason::blocked:
        return OutcomeText::tr("Neither side can make an Opening Move.");
    case Reason::repetition:
        return OutcomeText::tr("The same position stood for the third time.");
    case Reason::connected:
        return OutcomeText::tr("All pieces are connected.");
    case Reason::mate:
        return OutcomeText::tr("Checkmate.");
    case Reason::stalemate:
        return OutcomeText::tr("Stalemate.");
    case Reason::fiftyMoves:
        return OutcomeText::tr("Fifty moves without a capture or a pawn move.");
    case Reason::material:
        return OutcomeText::tr("Neither side has enough pieces left to win.");
    case Reason::noTurn:
        return OutcomeText::tr("The side to move has no move left.");
    case Reason::time:
        return OutcomeText::tr("Time has run out.");
    case Reason::resign:
        if (winner == Side::first)
            return OutcomeText::tr("Black has resigned.");
        if (winner == Side::second)
            return OutcomeText::tr("Red has resigned.");
        return OutcomeText::tr("The game was given up.");
    case Reason::agreed:
        return OutcomeText::tr("Both players agreed on a draw.");
    }
    return {};
}

QString outcomeTitle(const Outcome& outcome) {
    const int red = outcome.score.pointsOf(Side::first);
    const int black = outcome.score.pointsOf(Side::second);
    if (!endedByScore(outcome.reason)) {
        if (!outcome.winner)
            return OutcomeText::tr("The game ends in a draw");
        return *outcome.winner == Side::first ? OutcomeText::tr("Red wins") : OutcomeText::tr("Black wins");
    }
    if (!outcome.winner)
        return OutcomeText::tr("A draw, %1 all").arg(red);
    return *outcome.winner == Side::first ? OutcomeText::tr("Red wins %1 to %2").arg(red).arg(black)
                                          : OutcomeText::tr("Black wins %1 to %2").arg(black).arg(red);
}

QString resultTitle(const Outcome& outcome, const session::GameSetup& setup) {
    const QString names[] = {playerName(setup, Side::first), playerName(setup, Side::second)};
    if (!outcome.winner || names[0] == names[1])
        return outcomeTitle(outcome);
    const Side winner = *outcome.winner;
    const QString& name = names[game::indexOf(winner)];
    // All at once: a name may hold a % of its own.
    const QString own = QString::number(outcome.score.pointsOf(winner));
    const QString other = QString::number(outcome.score.pointsOf(game::opponent(winner)));
    const bool hasPoints = endedByScore(outcome.reason);
    if (isYou(setup, winner))
        return hasPoints ? OutcomeText::tr("You win %1 to %2").arg(own, other) : OutcomeText::tr("You win");
    if (setup.player(winner).name.isEmpty() && setup.player(winner).kind == session::PlayerKind::computer)
        return hasPoints ? OutcomeText::tr("The computer wins %1 to %2").arg(own, other)
                         : OutcomeText::tr("The computer wins");
    if (name == sideName(winner))
        return outcomeTitle(outcome);
    //: %1 is a name.
    return hasPoints ? OutcomeText::tr("%1 wins %2 to %3").arg(name, own, other) : OutcomeText::tr("%1 wins").arg(name);
}

} // namespace ui

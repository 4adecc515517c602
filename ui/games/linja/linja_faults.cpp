// What is wrong with a position or a turn of Linja.
#include "ui/games/linja/linja_words.h"
#include "ui/text/outside_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::Fault;
using game::FaultCode;
using game::Side;

struct LinjaFaultText {
    Q_DECLARE_TR_FUNCTIONS(LinjaFaultText)
};

QString placesFault(const Fault& fault) {
    switch (fault.code) {
    case FaultCode::positionRows:
        return LinjaFaultText::tr("The position has %n row(s) instead of %1.", nullptr, fault.count)
            .arg(fault.expected);
    case FaultCode::rowSyntax:
        return LinjaFaultText::tr("Row %1 cannot be read: “%2”.").arg(fault.row).arg(foundText(fault.text));
    case FaultCode::rowOverfull:
        return LinjaFaultText::tr("Row %1 holds %n pawn(s), more than the %2 it has room for.", nullptr, fault.count)
            .arg(fault.row)
            .arg(fault.expected);
    case FaultCode::pawnCount:
        return fault.side == Side::first
                   ? LinjaFaultText::tr("Red has %n pawn(s) instead of %1.", nullptr, fault.count).arg(fault.expected)
                   : LinjaFaultText::tr("Black has %n pawn(s) instead of %1.", nullptr, fault.count)
                         .arg(fault.expected);
    default:
        return {};
    }
}

QString openingFault(const Fault& fault) {
    switch (fault.code) {
    case FaultCode::turnSyntax:
        if (fault.step > 0)
            return LinjaFaultText::tr("Step %1 cannot be read: “%2”.").arg(fault.step).arg(foundText(fault.text));
        return LinjaFaultText::tr("“%1” is not a turn. Write turns like this: 2-3,1-5").arg(foundText(fault.text));
    case FaultCode::passIsForced:
        return LinjaFaultText::tr("No Opening Move is possible, so this turn is a pass.");
    case FaultCode::passIsNotAllowed:
        return LinjaFaultText::tr("You may pass only when no Opening Move is possible.");
    case FaultCode::noPawn:
        return fault.side == Side::first ? LinjaFaultText::tr("There is no red pawn in row %1.").arg(fault.row)
                                         : LinjaFaultText::tr("There is no black pawn in row %1.").arg(fault.row);
    case FaultCode::opposingPawn:
        if (fault.row > 0)
            return LinjaFaultText::tr("That pawn in row %1 is your opponent's.").arg(fault.row);
        return LinjaFaultText::tr("That pawn is your opponent's.");
    case FaultCode::openingDistance:
        return LinjaFaultText::tr("An Opening Move advances exactly one row.");
    case FaultCode::rowFull:
        return LinjaFaultText::tr("Row %1 is full: it holds %n pawn(s) at most.", nullptr, fault.expected)
            .arg(fault.row);
    case FaultCode::inGoal:
        return LinjaFaultText::tr("A pawn in its goal cannot advance.");
    default:
        return {};
    }
}

QString laterFault(const Fault& fault) {
    switch (fault.code) {
    case FaultCode::followUpEmptyRow:
        return LinjaFaultText::tr("Row %1 was empty, so there is no Follow-Up Move.").arg(fault.row);
    case FaultCode::followUpGoal:
        return LinjaFaultText::tr("An Opening Move into the goal earns no Follow-Up Move.");
    case FaultCode::followUpDistance:
        return LinjaFaultText::tr("This Follow-Up Move goes exactly %n row(s).", nullptr, fault.expected);
    case FaultCode::followUpMust:
        return LinjaFaultText::tr("The Follow-Up Move of %n row(s) must be made.", nullptr, fault.expected);
    case FaultCode::bonusSurplus:
        return LinjaFaultText::tr("The goal was reached with rows to spare, so there is no Bonus Move.");
    case FaultCode::bonusNotEarned:
        return LinjaFaultText::tr("This turn has not earned a Bonus Move.");
    case FaultCode::bonusDistance:
        return LinjaFaultText::tr("A Bonus Move goes exactly one row, forward or back.");
    case FaultCode::bonusOwnOnly:
        return LinjaFaultText::tr("With these rules a Bonus Move moves your own pawns only.");
    case FaultCode::bonusLocked:
        return LinjaFaultText::tr("An opposing pawn in its goal is locked and stays there.");
    case FaultCode::secondOpeningMust:
        return LinjaFaultText::tr("The Opening Move of the extra turn must be made.");
    case FaultCode::passedAtOnce:
        return LinjaFaultText::tr("The pawns had passed, so the game was over before this step.");
    default:
        return {};
    }
}

} // namespace

QString LinjaWords::faultText(const Fault& fault) const {
    for (const auto textOf : {placesFault, openingFault, laterFault}) {
        const QString text = textOf(fault);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

} // namespace ui

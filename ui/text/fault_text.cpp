#include "ui/text/fault_text.h"

#include "ui/text/outside_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/system_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::Fault;
using game::FaultCode;
using game::Side;

struct FaultText {
    Q_DECLARE_TR_FUNCTIONS(FaultText)
};

// Long pieces of a broken file would fill the screen.
QString shown(const std::string& text) {
    constexpr qsizetype kLongest = 60;
    return asLine(QString::fromUtf8(text), kLongest);
}

QString positionText(const Fault& fault) {
    const QString text = shown(fault.text);
    switch (fault.code) {
    case FaultCode::unknownGame:
        return FaultText::tr("Unknown game: “%1”").arg(text);
    case FaultCode::unknownRules:
        return FaultText::tr("Unknown rules: “%1”").arg(text);
    case FaultCode::playerSpec:
        return FaultText::tr("“%1” does not describe a computer player.").arg(text);
    case FaultCode::positionRows:
        return FaultText::tr("The position has %n row(s) instead of %1.", nullptr, fault.count).arg(fault.expected);
    case FaultCode::rowSyntax:
        return FaultText::tr("Row %1 cannot be read: “%2”.").arg(fault.row).arg(text);
    case FaultCode::rowOverfull:
        return FaultText::tr("Row %1 holds %n pawn(s), more than the %2 it has room for.", nullptr, fault.count)
            .arg(fault.row)
            .arg(fault.expected);
    case FaultCode::pawnCount:
        return fault.side == Side::first
                   ? FaultText::tr("Red has %n pawn(s) instead of %1.", nullptr, fault.count).arg(fault.expected)
                   : FaultText::tr("Black has %n pawn(s) instead of %1.", nullptr, fault.count).arg(fault.expected);
    case FaultCode::sideToMove:
        return FaultText::tr("“%1” does not say whose turn it is.").arg(text);
    default:
        return {};
    }
}

QString openingText(const Fault& fault) {
    switch (fault.code) {
    case FaultCode::turnSyntax:
        if (fault.step > 0)
            return FaultText::tr("Step %1 cannot be read: “%2”.").arg(fault.step).arg(shown(fault.text));
        return FaultText::tr("“%1” is not a turn. Write turns like this: 2-3,1-5").arg(shown(fault.text));
    case FaultCode::gameOver:
        return FaultText::tr("The game is over.");
    case FaultCode::passIsForced:
        return FaultText::tr("No Opening Move is possible, so this turn is a pass.");
    case FaultCode::passIsNotAllowed:
        return FaultText::tr("You may pass only when no Opening Move is possible.");
    case FaultCode::noPawn:
        return fault.side == Side::first ? FaultText::tr("There is no red pawn in row %1.").arg(fault.row)
                                         : FaultText::tr("There is no black pawn in row %1.").arg(fault.row);
    case FaultCode::opposingPawn:
        if (fault.row > 0)
            return FaultText::tr("That pawn in row %1 is your opponent's.").arg(fault.row);
        return FaultText::tr("That pawn is your opponent's.");
    case FaultCode::openingDistance:
        return FaultText::tr("An Opening Move advances exactly one row.");
    case FaultCode::rowFull:
        return FaultText::tr("Row %1 is full: it holds %n pawn(s) at most.", nullptr, fault.expected).arg(fault.row);
    case FaultCode::notYourTurn:
        return FaultText::tr("It is not your turn.");
    case FaultCode::inGoal:
        return FaultText::tr("A pawn in its goal cannot advance.");
    default:
        return {};
    }
}

QString laterStepText(const Fault& fault) {
    switch (fault.code) {
    case FaultCode::followUpEmptyRow:
        return FaultText::tr("Row %1 was empty, so there is no Follow-Up Move.").arg(fault.row);
    case FaultCode::followUpGoal:
        return FaultText::tr("An Opening Move into the goal earns no Follow-Up Move.");
    case FaultCode::followUpDistance:
        return FaultText::tr("This Follow-Up Move goes exactly %n row(s).", nullptr, fault.expected);
    case FaultCode::followUpMust:
        return FaultText::tr("The Follow-Up Move of %n row(s) must be made.", nullptr, fault.expected);
    case FaultCode::bonusSurplus:
        return FaultText::tr("The goal was reached with rows to spare, so there is no Bonus Move.");
    case FaultCode::bonusNotEarned:
        return FaultText::tr("This turn has not earned a Bonus Move.");
    case FaultCode::bonusDistance:
        return FaultText::tr("A Bonus Move goes exactly one row, forward or back.");
    case FaultCode::bonusOwnOnly:
        return FaultText::tr("With these rules a Bonus Move moves your own pawns only.");
    case FaultCode::bonusLocked:
        return FaultText::tr("An opposing pawn in its goal is locked and stays there.");
    case FaultCode::secondOpeningMust:
        return FaultText::tr("The Opening Move of the extra turn must be made.");
    case FaultCode::turnComplete:
        return FaultText::tr("This turn has no further step.");
    case FaultCode::passedAtOnce:
        return FaultText::tr("The pawns had passed, so the game was over before this step.");
    case FaultCode::notLegal:
        return FaultText::tr("That move is not possible.");
    default:
        return {};
    }
}

QString recordFormText(const Fault& fault) {
    const QString text = shown(fault.text);
    switch (fault.code) {
    case FaultCode::recordSyntax:
        return FaultText::tr("“%1” cannot stand here in a game record.").arg(text);
    case FaultCode::recordUnclosed:
        return FaultText::tr("The “%1” is never closed.").arg(text);
    case FaultCode::recordNumber:
        return FaultText::tr("The number of this turn is %1, not “%2”.").arg(shown(fault.detail), text);
    case FaultCode::recordNesting:
        return FaultText::tr("The variations are nested more than %n level(s) deep.", nullptr, fault.expected);
    case FaultCode::recordTooLong:
        return FaultText::tr("The record is longer than %n byte(s).", nullptr, fault.expected);
    case FaultCode::recordSecondGame:
        return FaultText::tr("A file holds one game, but more text follows the result of this one.");
    case FaultCode::recordText:
        return FaultText::tr("This is not plain text in UTF-8.");
    case FaultCode::recordEmpty:
        return FaultText::tr("It contains no game.");
    default:
        return {};
    }
}

QString recordTagText(const Fault& fault) {
    const QString text = shown(fault.text);
    const QString right = shown(fault.detail);
    switch (fault.code) {
    case FaultCode::recordTag:
        return FaultText::tr("The tag “%1” cannot be read.").arg(text);
    case FaultCode::recordTagMissing:
        return FaultText::tr("The tag “%1” is missing.").arg(text);
    case FaultCode::recordTagTwice:
        return FaultText::tr("The tag “%1” is there twice.").arg(text);
    case FaultCode::recordVersion:
        return FaultText::tr("The record has format “%1”, which this version of the program does not know.").arg(text);
    case FaultCode::recordResult:
        if (text.isEmpty())
            return FaultText::tr("The result of the game is missing.");
        if (right.isEmpty())
            return FaultText::tr("The result “%1” is wrong.").arg(text);
        return FaultText::tr("The result “%1” is wrong: it should be “%2”.").arg(text, right);
    case FaultCode::recordTermination:
        if (text.isEmpty())
            return FaultText::tr("The reason for the end is missing.");
        if (right.isEmpty())
            return FaultText::tr("The reason for the end, “%1”, is wrong.").arg(text);
        return FaultText::tr("The reason for the end, “%1”, is wrong: it should be “%2”.").arg(text, right);
    case FaultCode::unreadable:
        return FaultText::tr("It cannot be read. %1").arg(systemText(text));
    default:
        return {};
    }
}

// Which part of a table is not as it was written: "header", "index", "layer 12".
QString tablePart(const QString& detail) {
    const QLatin1String layer("layer ");
    if (detail.startsWith(layer))
        return FaultText::tr("layer %1 does not agree with its checksum.").arg(detail.mid(layer.size()));
    const QLatin1String block("block ");
    if (detail.startsWith(block))
        return FaultText::tr("block %1 does not agree with its checksum.").arg(detail.mid(block.size()));
    if (detail == QLatin1String("index"))
        return FaultText::tr("its list of blocks does not agree with its checksum.");
    return detail == QLatin1String("header") ? FaultText::tr("its header does not agree with its checksum.") : detail;
}

QString tableText(const Fault& fault) {
    const QString text = shown(fault.text);
    const QString detail = shown(fault.detail);
    switch (fault.code) {
    case FaultCode::tableForeign:
        return FaultText::tr("“%1” is not a table of perfect play.").arg(text);
    case FaultCode::tableVersion:
        return FaultText::tr("The table “%1” has version %2, which this program does not know.").arg(text, detail);
    case FaultCode::tableUnfinished:
        return FaultText::tr("The table “%1” is not finished.").arg(text);
    case FaultCode::tableSize:
        return FaultText::tr("The table “%1” is shorter or longer than it should be.").arg(text);
    case FaultCode::tableAltered:
        return FaultText::tr("The table “%1” is damaged: %2").arg(text, tablePart(detail));
    case FaultCode::tableWrite:
        return FaultText::tr("The table “%1” cannot be written. %2").arg(text, systemText(detail));
    case FaultCode::tableOtherRules:
        return FaultText::tr("“%1” holds the table of other rules: %2.").arg(text, rulesName(detail));
    case FaultCode::tableBusy:
        return FaultText::tr("The table “%1” is being built by another program.").arg(text);
    default:
        return {};
    }
}

// A turn of a record is named, because the sentence alone would speak of a step of some turn.
QString placed(const Fault& fault, const QString& text) {
    if (fault.line <= 0)
        return text;
    const QString where = fault.column > 0 ? FaultText::tr("Line %1, column %2").arg(fault.line).arg(fault.column)
                                           : FaultText::tr("Line %1").arg(fault.line);
    if (fault.code < FaultCode::recordSyntax && !fault.detail.empty())
        return FaultText::tr("%1, turn “%2”. %3", "where, which turn, what").arg(where, shown(fault.detail), text);
    return FaultText::tr("%1. %2", "where: what").arg(where, text);
}

} // namespace

QString faultText(const Fault& fault) {
    for (const auto textOf : {positionText, openingText, laterStepText, recordFormText, recordTagText, tableText}) {
        const QString text = textOf(fault);
        if (!text.isEmpty())
            return placed(fault, text);
    }
    return {};
}

} // namespace ui

#include "ui/text/fault_text.h"

#include "ui/games/games.h"
#include "ui/text/outside_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/system_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::Fault;
using game::FaultCode;

struct FaultText {
    Q_DECLARE_TR_FUNCTIONS(FaultText)
};

// What holds for any game.
QString commonText(const Fault& fault) {
    const QString text = foundText(fault.text);
    switch (fault.code) {
    case FaultCode::unknownGame:
        return FaultText::tr("Unknown game: “%1”").arg(text);
    case FaultCode::unknownRules:
        return FaultText::tr("Unknown rules: “%1”").arg(text);
    case FaultCode::playerSpec:
        return FaultText::tr("“%1” does not describe a computer player.").arg(text);
    case FaultCode::sideToMove:
        return FaultText::tr("“%1” does not say whose turn it is.").arg(text);
    case FaultCode::gameOver:
        return FaultText::tr("The game is over.");
    case FaultCode::notYourTurn:
        return FaultText::tr("It is not your turn.");
    case FaultCode::turnComplete:
        return FaultText::tr("This turn has no further step.");
    case FaultCode::notLegal:
        return FaultText::tr("That move is not possible.");
    default:
        return {};
    }
}

// Of the game whose id the fault has; else of the one that knows it.
QString gameText(const Fault& fault) {
    if (!fault.id.empty()) {
        const GameWords* words = wordsOfId(fault.id);
        return words ? words->faultText(fault) : QString();
    }
    for (const OfferedGame& game : offeredGames())
        if (const QString text = game.words.faultText(fault); !text.isEmpty())
            return text;
    return {};
}

QString recordFormText(const Fault& fault) {
    const QString text = foundText(fault.text);
    switch (fault.code) {
    case FaultCode::recordSyntax:
        return FaultText::tr("“%1” cannot stand here in a game record.").arg(text);
    case FaultCode::recordUnclosed:
        return FaultText::tr("The “%1” is never closed.").arg(text);
    case FaultCode::recordNumber:
        return FaultText::tr("The number of this turn is %1, not “%2”.").arg(foundText(fault.detail), text);
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
    const QString text = foundText(fault.text);
    const QString right = foundText(fault.detail);
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
    const QString text = foundText(fault.text);
    const QString detail = foundText(fault.detail);
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
        return FaultText::tr("%1, turn “%2”. %3", "where, which turn, what").arg(where, foundText(fault.detail), text);
    return FaultText::tr("%1. %2", "where: what").arg(where, text);
}

} // namespace

QString faultText(const Fault& fault) {
    for (const auto textOf : {gameText, commonText, recordFormText, recordTagText, tableText}) {
        const QString text = textOf(fault);
        if (!text.isEmpty())
            return placed(fault, text);
    }
    return {};
}

} // namespace ui

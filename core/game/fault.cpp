#include "core/game/fault.h"

namespace game {
namespace {

std::string quoted(std::string_view text) {
    return "\"" + std::string(text) + "\"";
}

std::string number(int value) {
    return std::to_string(value);
}

std::string counted(int count, std::string_view one, std::string_view many) {
    return number(count) + " " + std::string(count == 1 ? one : many);
}

std::string positionSentence(const Fault& f) {
    switch (f.code) {
    case FaultCode::positionRows:
        return "a position has " + number(f.expected) + " rows, not " + number(f.count);
    case FaultCode::rowSyntax:
        return "row " + number(f.row) + " reads " + quoted(f.text) + ", which is not a row";
    case FaultCode::rowOverfull:
        return "row " + number(f.row) + " holds " + number(f.count) + " pawns, but has room for " + number(f.expected);
    case FaultCode::pawnCount:
        return f.text + " has " + counted(f.count, "pawn", "pawns") + " on the board instead of " + number(f.expected);
    case FaultCode::sideToMove:
        return "the side to move reads " + quoted(f.text) + " instead of one letter";
    default:
        return quoted(f.text) + " is not a position";
    }
}

std::string bonusSentence(const Fault& f) {
    switch (f.code) {
    case FaultCode::bonusSurplus:
        return "the goal was reached with rows to spare, which earns no Bonus Move";
    case FaultCode::bonusDistance:
        return "a Bonus Move goes exactly one row, forward or backward";
    case FaultCode::bonusOwnOnly:
        return "in this edition the Bonus Move moves one of the player's own pawns";
    case FaultCode::bonusLocked:
        return "the opposing pawn in row " + number(f.row) + " is in its goal and locked";
    default:
        return "the Follow-Up Move did not end in the goal, so there is no Bonus Move";
    }
}

std::string turnSentence(const Fault& f) {
    switch (f.code) {
    case FaultCode::turnSyntax:
        return quoted(f.text) + " is not a step such as 2-3";
    case FaultCode::gameOver:
        return "the game is over";
    case FaultCode::passIsForced:
        return "no Opening Move is possible, so the only turn is a pass";
    case FaultCode::passIsNotAllowed:
        return "an Opening Move is possible, so the turn cannot be passed";
    case FaultCode::noPawn:
        return f.text + " has no pawn in row " + number(f.row);
    case FaultCode::opposingPawn:
        return "this step moves one of the player's own pawns, not the opposing one in row " + number(f.row);
    case FaultCode::openingDistance:
        return "an Opening Move advances exactly one row";
    case FaultCode::rowFull:
        return "row " + number(f.row) + " is full: it has room for " + counted(f.expected, "pawn", "pawns");
    case FaultCode::followUpEmptyRow:
        return "row " + number(f.row) + " was empty when the Opening Move entered it, so there is no Follow-Up Move";
    case FaultCode::followUpGoal:
        return "after an Opening Move into the goal there is no Follow-Up Move";
    case FaultCode::followUpDistance:
        return "the Follow-Up Move advances exactly " + counted(f.expected, "row", "rows") + ", or less into the goal";
    case FaultCode::inGoal:
        return "a pawn in its goal cannot advance";
    case FaultCode::followUpMust:
        return "a Follow-Up Move of " + counted(f.expected, "row", "rows") + " is possible and must be made";
    case FaultCode::secondOpeningMust:
        return "the extra turn's Opening Move must be made";
    case FaultCode::notYourTurn:
        return "it is not this player's turn";
    case FaultCode::turnComplete:
        return "the turn is already complete";
    case FaultCode::passedAtOnce:
        return "the pawns have passed and the game was over before this step";
    case FaultCode::bonusSurplus:
    case FaultCode::bonusNotEarned:
    case FaultCode::bonusDistance:
    case FaultCode::bonusOwnOnly:
    case FaultCode::bonusLocked:
        return bonusSentence(f);
    default:
        return "the step is not legal here";
    }
}

std::string recordSentence(const Fault& f) {
    switch (f.code) {
    case FaultCode::recordUnclosed:
        return quoted(f.text) + " is never closed";
    case FaultCode::recordNumber:
        return "the turn's number is " + f.detail + ", not " + quoted(f.text);
    case FaultCode::recordNesting:
        return "variations lie deeper than " + number(f.expected) + " within each other";
    case FaultCode::recordTooLong:
        return "the record is longer than " + number(f.expected) + " bytes";
    case FaultCode::recordSecondGame:
        return "a file holds one game, and more follows its result";
    case FaultCode::recordTag:
        return "the tag " + quoted(f.text) + " cannot be read";
    case FaultCode::recordTagMissing:
        return "the tag " + quoted(f.text) + " is missing";
    case FaultCode::recordTagTwice:
        return "the tag " + quoted(f.text) + " is there twice";
    case FaultCode::recordVersion:
        return "format version " + quoted(f.text) + " is newer than this program reads";
    case FaultCode::recordResult:
        return (f.text.empty() ? "the result is missing" : "the result " + quoted(f.text) + " is wrong") +
               (f.detail.empty() ? "" : ": it should be " + quoted(f.detail));
    case FaultCode::recordTermination:
        return "the reason of the end " + (f.text.empty() ? "is missing" : quoted(f.text) + " is wrong") +
               (f.detail.empty() ? "" : ": it should be " + quoted(f.detail));
    case FaultCode::recordText:
        return "the text is not UTF-8, or holds a control character";
    case FaultCode::recordEmpty:
        return "there is no game in it";
    default:
        return "unexpected " + quoted(f.text);
    }
}

std::string tableSentence(const Fault& f) {
    switch (f.code) {
    case FaultCode::tableForeign:
        return f.text + " is not a table of perfect play";
    case FaultCode::tableVersion:
        return f.text + " is a table of version " + f.detail +
               (f.detail == "1" ? "; linja-cli table convert makes one of it that this program reads"
                                : ", which this program does not read");
    case FaultCode::tableUnfinished:
        return f.text + " is not finished; solve the rule set again to go on with it";
    case FaultCode::tableSize:
        return f.text + " does not have the size of a table: it was cut off or added to";
    case FaultCode::tableAltered:
        return f.text + " was altered: its " + f.detail + " does not match its checksum";
    case FaultCode::tableOtherRules:
        return f.text + " is the table of the rule set " + quoted(f.detail);
    case FaultCode::tableBusy:
        return f.text + " is being built by another program";
    default:
        return "cannot write " + f.text + (f.detail.empty() ? "" : ": " + f.detail);
    }
}

std::string sentence(const Fault& f) {
    if (f.code == FaultCode::unknownGame)
        return "there is no game " + quoted(f.text);
    if (f.code == FaultCode::unknownRules)
        return "there is no rule set " + quoted(f.text) + " in this game";
    if (f.code == FaultCode::playerSpec)
        return "not a player: " + quoted(f.text) +
               " (random, greedy, or level=, movetime=, nodes=, depth= with a number)";
    if (f.code == FaultCode::unreadable)
        return "cannot read " + f.text + (f.detail.empty() ? "" : ": " + f.detail);
    if (f.code <= FaultCode::sideToMove)
        return positionSentence(f);
    if (f.code <= FaultCode::notYourTurn)
        return turnSentence(f);
    return f.code >= FaultCode::tableForeign ? tableSentence(f) : recordSentence(f);
}

} // namespace

std::string describe(const Fault& fault) {
    return describe(fault, sentence(fault));
}

std::string describe(const Fault& fault, std::string_view sentence) {
    std::string text;
    if (fault.line > 0)
        text += "line " + number(fault.line) + (fault.column > 0 ? ", column " + number(fault.column) : "") + ": ";
    if (fault.line == 0 && fault.column > 0)
        text += "column " + number(fault.column) + ": ";
    if (fault.code >= FaultCode::turnSyntax && fault.code <= FaultCode::notYourTurn && !fault.detail.empty())
        text += "turn " + quoted(fault.detail) + ": ";
    if (fault.step > 0)
        text += "step " + number(fault.step) + ": ";
    text += sentence;
    if (!fault.rule.empty())
        text += " (rule " + std::string(fault.rule) + ")";
    return text;
}

} // namespace game

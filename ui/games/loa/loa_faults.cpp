// What is wrong with a position, a turn or a file of Lines of Action: words for the ids of core/games/loa/words.h.
#include "core/games/loa/words.h"
#include "ui/games/loa/loa_words.h"
#include "ui/text/outside_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ui {
namespace {

using game::Fault;
namespace id = loa::fault_id;

struct LoaFaultText {
    Q_DECLARE_TR_FUNCTIONS(LoaFaultText)
};

// The first or second square that the fault's text names, "a1 and c4".
QString square(const Fault& fault, int index) {
    static const QRegularExpression kSquare(QStringLiteral("[a-h][1-8]"));
    QString name;
    auto squares = kSquare.globalMatch(QString::fromStdString(fault.text));
    for (int i = 0; i <= index && squares.hasNext(); ++i)
        name = squares.next().captured();
    return name;
}

QString positionFault(const Fault& fault, const LoaWords& words) {
    if (fault.id == id::kRankCount)
        return LoaFaultText::tr("The position has %n rank(s) instead of %1.", nullptr, fault.count).arg(fault.expected);
    if (fault.id == id::kRankLetter)
        return LoaFaultText::tr("“%1” in rank %2 is neither x, o nor a number of empty squares from 1 to 8.")
            .arg(foundText(fault.text), QString::number(fault.row));
    if (fault.id == id::kRankDigits)
        return LoaFaultText::tr(
                   "The empty squares of rank %1 must be written as one number, not as two beside each other.")
            .arg(fault.row);
    if (fault.id == id::kRankWidth)
        return LoaFaultText::tr("Rank %1 has %n square(s) instead of %2.", nullptr, fault.count)
            .arg(fault.row)
            .arg(fault.expected);
    if (fault.id == id::kStoneCount)
        //: %1 is a side, "Black".
        return LoaFaultText::tr("%1 has %n stone(s) on the board; there must be 1 to %2.", nullptr, fault.count)
            .arg(words.sideName(fault.side), QString::number(fault.expected));
    if (fault.id == id::kSideToMove)
        return LoaFaultText::tr("“%1” does not say whose turn it is: x or o.").arg(foundText(fault.text));
    return {};
}

QString formFault(const Fault& fault) {
    if (fault.id == id::kTurnForm)
        return LoaFaultText::tr("“%1” is not a turn. Write turns like this: b1-h1, c1xa3 or pass")
            .arg(foundText(fault.text));
    if (fault.id == id::kSquare)
        return LoaFaultText::tr("“%1” is not a square from a1 to h8.").arg(foundText(fault.text));
    if (fault.id == id::kIsCapture)
        return LoaFaultText::tr("There is an opposing stone on %1, so the turn is written with x.")
            .arg(square(fault, 0));
    if (fault.id == id::kIsNoCapture)
        return LoaFaultText::tr("%1 is empty, so the turn is written with a hyphen.").arg(square(fault, 0));
    return {};
}

QString moveFault(const Fault& fault) {
    if (fault.id == id::kGameOver)
        return LoaFaultText::tr("The game is over.");
    if (fault.id == id::kPassForced)
        return LoaFaultText::tr("No stone can move, so this turn is a pass.");
    if (fault.id == id::kPassRefused)
        return LoaFaultText::tr("You may pass only when no stone can move.");
    if (fault.id == id::kEmptySquare)
        return LoaFaultText::tr("There is no stone on %1.").arg(square(fault, 0));
    if (fault.id == id::kOpposing)
        return LoaFaultText::tr("The stone on %1 is your opponent's.").arg(square(fault, 0));
    if (fault.id == id::kNoLine)
        return LoaFaultText::tr("%1 and %2 do not lie on one rank, file or diagonal.")
            .arg(square(fault, 0), square(fault, 1));
    if (fault.id == id::kDistance)
        return LoaFaultText::tr(
                   "On that line the stone on %1 moves exactly %n square(s), one for each stone there; to %2 "
                   "it is %3.",
                   nullptr, fault.expected)
            .arg(square(fault, 0), square(fault, 1), QString::number(fault.count));
    if (fault.id == id::kJump)
        return LoaFaultText::tr("The opposing stone on %1 is in the way.").arg(square(fault, 0));
    if (fault.id == id::kOwnLanding)
        return LoaFaultText::tr("One of your own stones is on %1.").arg(square(fault, 0));
    if (fault.id == id::kTurnComplete)
        return LoaFaultText::tr("This turn is complete.");
    return {};
}

QString fileFault(const Fault& fault) {
    const QString text = foundText(fault.text);
    if (fault.id == id::kSgfNoValue)
        return LoaFaultText::tr("The property “%1” has no value in brackets.").arg(text);
    if (fault.id == id::kSgfGame)
        return text.isEmpty()
                   ? LoaFaultText::tr("The file does not say that it is a game of Lines of Action, GM[9].")
                   : LoaFaultText::tr("GM[%1] is another game than Lines of Action, which is GM[9].").arg(text);
    if (fault.id == id::kSgfSize)
        return LoaFaultText::tr("The board is of size “%1” instead of 8.").arg(text);
    if (fault.id == id::kSgfSetUp)
        return LoaFaultText::tr("The set-up “%1” is not one of this program's games.").arg(text);
    if (fault.id == id::kSgfLateSetUp)
        return LoaFaultText::tr("The property “%1” changes the position after the game has begun.").arg(text);
    if (fault.id == id::kSgfToMove)
        return LoaFaultText::tr("The side to move reads “%1” instead of B or W.").arg(text);
    if (fault.id == id::kSgfOtherSide)
        return LoaFaultText::tr("The turn “%1” is given to the side that is not to move.").arg(text);
    return {};
}

} // namespace

QString LoaWords::faultText(const Fault& fault) const {
    if (const QString text = positionFault(fault, *this); !text.isEmpty())
        return text;
    for (const auto textOf : {formFault, moveFault, fileFault})
        if (const QString text = textOf(fault); !text.isEmpty())
            return text;
    return {};
}

} // namespace ui

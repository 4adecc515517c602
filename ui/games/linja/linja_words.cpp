#include "ui/games/linja/linja_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace ui {
namespace {

using game::Reason;
using game::Side;
using game::StageNote;
using game::StepKind;

struct LinjaText {
    Q_DECLARE_TR_FUNCTIONS(LinjaText)
};

} // namespace

QString LinjaWords::name() const {
    return LinjaText::tr("Linja", "the name of the game");
}

QString LinjaWords::sentence() const {
    return LinjaText::tr("Cross the bamboo sticks: how many pawns stand in a row decides how far the next one goes.");
}

QString LinjaWords::sideName(Side side) const {
    return side == Side::first ? LinjaText::tr("Red") : LinjaText::tr("Black");
}

RuleWords LinjaWords::ruleWords(const QString& id) const {
    if (id == QLatin1String("rulebook"))
        return {LinjaText::tr("Current rulebook"),
                LinjaText::tr("An exact arrival in the goal earns a Bonus Move; each "
                              "pawn left in your own half costs a point.")};
    if (id == QLatin1String("classic"))
        return {LinjaText::tr("Classic rules"),
                LinjaText::tr("No Bonus Moves, and a Follow-Up Move that is possible must be made.")};
    if (id == QLatin1String("edition-2015"))
        return {LinjaText::tr("2015 rules"),
                LinjaText::tr("The Bonus Move may move any pawn, and the game ends only when a turn is over.")};
    if (id == QLatin1String("optional-bonus"))
        return {LinjaText::tr("Optional Bonus Rule"),
                LinjaText::tr("The Bonus Move may also move an opposing pawn that is not in its goal.")};
    if (id == QLatin1String("opening-bonus"))
        return {LinjaText::tr("Bonus after an Opening Move into the goal"),
                LinjaText::tr("An Opening Move into the goal earns a Bonus Move too.")};
    if (id == QLatin1String("extra-turn"))
        return {LinjaText::tr("Extra turn"),
                LinjaText::tr("A Follow-Up Move that ends in an empty row gives one more turn.")};
    return {};
}

QString LinjaWords::turnInWords(const QString& turn, Side) const {
    static const QRegularExpression kStep(QStringLiteral("^([rb]?)(\\d)-(\\d)$"));
    QStringList steps;
    for (const QString& part : turn.split(QLatin1Char(','))) {
        const QRegularExpressionMatch step = kStep.match(part.trimmed());
        if (!step.hasMatch())
            return turn;
        const QString from = step.captured(2);
        const QString to = step.captured(3);
        if (step.captured(1) == QLatin1String("r"))
            steps << LinjaText::tr("the red pawn of row %1 to row %2").arg(from, to);
        else if (step.captured(1) == QLatin1String("b"))
            steps << LinjaText::tr("the black pawn of row %1 to row %2").arg(from, to);
        else
            steps << LinjaText::tr("row %1 to row %2").arg(from, to);
    }
    return steps.join(LinjaText::tr(", then ", "between two steps of a turn"));
}

QString LinjaWords::stepTitle(StepKind kind, int distance) const {
    switch (kind) {
    case StepKind::opening:
        return LinjaText::tr("Opening Move");
    case StepKind::followUp:
        return LinjaText::tr("Follow-Up: %n row(s)", nullptr, distance);
    case StepKind::bonus:
        return LinjaText::tr("Bonus Move");
    }
    return {};
}

QStringList LinjaWords::longestStepTitles() const {
    constexpr int kFar = 6;
    return {stepTitle(StepKind::opening, 1), stepTitle(StepKind::followUp, kFar), stepTitle(StepKind::bonus, 1)};
}

QString LinjaWords::turnEnd(StageNote note, int place) const {
    switch (note) {
    case StageNote::emptyRow:
        return LinjaText::tr("Row %1 was empty: no Follow-Up Move.").arg(place + 1);
    case StageNote::openingInGoal:
        return LinjaText::tr("That was the goal: no Follow-Up Move.");
    case StageNote::noLegalFollowUp:
        return LinjaText::tr("No pawn could make the Follow-Up Move.");
    case StageNote::surplus:
        return LinjaText::tr("The goal was nearer than the move goes: no Bonus Move.");
    case StageNote::bonusEarned:
    case StageNote::extraTurn:
    case StageNote::none:
    case StageNote::passed:
        return {};
    }
    return {};
}

QString LinjaWords::passText(Side side) const {
    return side == Side::first ? LinjaText::tr("Red has no Opening Move and passes.")
                               : LinjaText::tr("Black has no Opening Move and passes.");
}

QString LinjaWords::reasonText(Reason reason) const {
    if (reason == Reason::passed)
        return LinjaText::tr("The pawns have passed one another.");
    return reason == Reason::blocked ? LinjaText::tr("Neither side can make an Opening Move.") : QString();
}

QString LinjaWords::positionText(const game::BoardView& board) const {
    QStringList rows;
    QStringList empty;
    for (std::size_t place = 0; place < board.places.size(); ++place) {
        const auto& [red, black] = board.places[place].pieces;
        const QString row = QString::number(place + 1);
        QStringList pawns;
        if (red > 0)
            pawns << LinjaText::tr("%n red pawn(s)", "", red);
        if (black > 0)
            pawns << LinjaText::tr("%n black pawn(s)", "", black);
        if (pawns.isEmpty())
            empty << row;
        else
            rows << LinjaText::tr("Row %1: %2.", "row: pawns").arg(row, pawns.join(QLatin1String(", ")));
    }
    if (!empty.isEmpty())
        rows << LinjaText::tr("Empty rows: %1.").arg(empty.join(QLatin1String(", ")));
    return rows.join(QLatin1Char(' '));
}

QString LinjaWords::placePointsText(int place, int pieces, const QString& points) const {
    return LinjaText::tr("Row %1: %n pawn(s), %2 points", nullptr, pieces).arg(QString::number(place + 1), points);
}

} // namespace ui

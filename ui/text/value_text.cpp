#include "ui/text/value_text.h"

#include "core/ai/turn_values.h"
#include "ui/text/stage_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace ui {
namespace {

using ai::Value;
using game::Side;

struct ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)
};

constexpr int kFullBar = 12;  // points from which the bar is of one colour
constexpr int kAboutEven = 4; // hundredths of the chance to win, to either side

bool isUnits(const Value& value) {
    return value.kind == Value::Kind::units;
}

bool isAhead(const Value& value) {
    return value.kind == Value::Kind::winIn || (isUnits(value) && value.amount > 0);
}

// Hundredths of the chance to win of whom the value is for.
int percentOf(const GameWords& words, const Value& value) {
    if (!isUnits(value))
        return isAhead(value) ? 100 : 0;
    if (value.exact)
        return value.amount > 0 ? 100 : value.amount < 0 ? 0 : 50;
    // A chance is never certain before the win is.
    return std::clamp(static_cast<int>(std::lround(100 * words.chance(value.amount))), 1, 99);
}

QString pointsText(int points, bool isExact, const QString& ahead) {
    if (points == 0)
        return isExact ? ValueText::tr("a draw (exact)") : ValueText::tr("about even (estimated)");
    return isExact ? ValueText::tr("%1 wins by %n point(s) (exact)", nullptr, points).arg(ahead)
                   : ValueText::tr("%1 about %n point(s) ahead (estimated)", nullptr, points).arg(ahead);
}

QString standingPointsText(int points, bool isExact, const QString& ahead) {
    if (points == 0)
        return isExact ? ValueText::tr("Draw (exact)") : ValueText::tr("About even (estimated)");
    return isExact ? ValueText::tr("%1 ahead by %n point(s) (exact)", nullptr, points).arg(ahead)
                   : ValueText::tr("%1 ahead by about %n point(s) (estimated)", nullptr, points).arg(ahead);
}

QString winText(int turns, const QString& winner) {
    return ValueText::tr("%1 wins in %n turn(s)", nullptr, turns).arg(winner);
}

// Of a game without points; `percent` is of the side ahead. Begins with the side, so that it may begin a sentence.
QString chanceText(int percent, const QString& ahead) {
    //: %1 is a side, %2 a number: how likely it wins.
    return ValueText::tr("%1 ahead, about %2 % likely to win (estimated)").arg(ahead, QString::number(percent));
}

} // namespace

QString valueText(const GameWords& words, const Value& value, Side mover) {
    const QString ahead = words.sideName(isAhead(value) ? mover : game::opponent(mover));
    if (!isUnits(value))
        return winText(value.amount, ahead);
    if (words.isScored())
        return pointsText(std::abs(value.amount), value.exact, ahead);
    const int percent = percentOf(words, value);
    if (value.exact && value.amount != 0)
        return ValueText::tr("%1 wins (exact)").arg(ahead);
    if (value.exact || std::abs(percent - 50) <= kAboutEven)
        return pointsText(0, value.exact, ahead);
    return chanceText(std::max(percent, 100 - percent), ahead);
}

QString hintText(const GameWords& words, const game::TurnView& turn, const Value& value, Side mover) {
    //: %1 is a turn, "3-4, 1-5"; %2 what it leads to, "Red wins by 3 points (exact)".
    return ValueText::tr("Best turn: %1 — %2.").arg(turnText(turn), valueText(words, value, mover));
}

QString standingText(const GameWords& words, const Value& forFirst) {
    const QString ahead = words.sideName(isAhead(forFirst) ? Side::first : Side::second);
    if (!isUnits(forFirst))
        return winText(forFirst.amount, ahead);
    if (words.isScored())
        return standingPointsText(std::abs(forFirst.amount), forFirst.exact, ahead);
    const int percent = percentOf(words, forFirst);
    if (forFirst.exact && forFirst.amount != 0)
        return ValueText::tr("%1 wins (exact)").arg(ahead);
    if (forFirst.exact || std::abs(percent - 50) <= kAboutEven)
        return standingPointsText(0, forFirst.exact, ahead);
    return chanceText(std::max(percent, 100 - percent), ahead);
}

QString endText(const GameWords& words, const Value& forFirst) {
    if (isUnits(forFirst) && forFirst.amount == 0)
        return ValueText::tr("The game ended in a draw");
    const QString winner = words.sideName(isAhead(forFirst) ? Side::first : Side::second);
    if (!words.isScored() || !isUnits(forFirst))
        return ValueText::tr("%1 won").arg(winner);
    return ValueText::tr("%1 won by %n point(s)", nullptr, std::abs(forFirst.amount)).arg(winner);
}

QString signedPoints(int points) {
    if (points == 0)
        return QStringLiteral("0");
    return (points > 0 ? QChar(u'+') : QChar(0x2212)) + QString::number(std::abs(points));
}

QString signedPoints(const Value& value) {
    switch (value.kind) {
    case Value::Kind::winIn:
        //: A win in that many turns, as short as it can be.
        return ValueText::tr("W%1").arg(value.amount);
    case Value::Kind::lossIn:
        //: A loss in that many turns, as short as it can be.
        return ValueText::tr("L%1").arg(value.amount);
    case Value::Kind::units:
        break;
    }
    return signedPoints(value.amount);
}

QString figureText(const GameWords& words, const Value& value) {
    if (words.isScored() || !isUnits(value))
        return signedPoints(value);
    if (value.exact && value.amount == 0)
        return QStringLiteral("=");
    return ValueText::tr("%1 %", "percent").arg(percentOf(words, value));
}

double shareOfFirst(const GameWords& words, const Value& forFirst) {
    if (!words.isScored() || !isUnits(forFirst))
        return percentOf(words, forFirst) / 100.0;
    return 0.5 + 0.5 * std::clamp(forFirst.amount, -kFullBar, kFullBar) / kFullBar;
}

int lossOf(const GameWords& words, const Value& best, const Value& played) {
    if (words.isScored())
        return ai::rankOf(best) - ai::rankOf(played);
    return percentOf(words, best) - percentOf(words, played);
}

QString lossText(const GameWords& words, const Value& best, const Value& played) {
    const int lost = lossOf(words, best, played);
    if (words.isScored())
        return best.exact && played.exact ? ValueText::tr("This turn loses %n point(s).", nullptr, lost)
                                          : ValueText::tr("This turn loses about %n point(s).", nullptr, lost);
    if (percentOf(words, played) == 0)
        return ValueText::tr("After this turn the opponent can force a win.");
    if (percentOf(words, best) == 100)
        return ValueText::tr("This turn gives away a forced win.");
    //: %1 is a number of hundredths.
    return ValueText::tr("This turn costs about %1 % of the chance to win.").arg(lost);
}

} // namespace ui

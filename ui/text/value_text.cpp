#include "ui/text/value_text.h"

#include "ui/text/side_text.h"
#include "ui/text/stage_text.h"

#include <QCoreApplication>
#include <cstdlib>

namespace ui {
namespace {

struct ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)
};

QString pointsText(int points, bool isExact, const QString& ahead) {
    if (points == 0)
        return isExact ? ValueText::tr("a draw (exact)") : ValueText::tr("about even (estimated)");
    return isExact ? ValueText::tr("%1 wins by %n point(s) (exact)", nullptr, points).arg(ahead)
                   : ValueText::tr("%1 about %n point(s) ahead (estimated)", nullptr, points).arg(ahead);
}

} // namespace

QString valueText(const ai::Value& value, game::Side mover) {
    const bool moverAhead =
        value.kind == ai::Value::Kind::winIn || (value.kind == ai::Value::Kind::units && value.amount > 0);
    const QString ahead = sideName(moverAhead ? mover : game::opponent(mover));
    if (value.kind == ai::Value::Kind::units)
        return pointsText(std::abs(value.amount), value.exact, ahead);
    return ValueText::tr("%1 wins in %n turn(s)", nullptr, value.amount).arg(ahead);
}

QString hintText(const game::TurnView& turn, const ai::Value& value, game::Side mover) {
    //: %1 is a turn, "3-4, 1-5"; %2 what it leads to, "Red wins by 3 points (exact)".
    return ValueText::tr("Best turn: %1 — %2.").arg(turnText(turn), valueText(value, mover));
}

QString standingText(const ai::Value& forRed) {
    const int points = forRed.kind == ai::Value::Kind::units ? std::abs(forRed.amount) : 0;
    const bool isRedAhead =
        forRed.kind == ai::Value::Kind::winIn || (forRed.kind == ai::Value::Kind::units && forRed.amount > 0);
    const QString ahead = sideName(isRedAhead ? game::Side::first : game::Side::second);
    if (forRed.kind != ai::Value::Kind::units)
        return ValueText::tr("%1 wins in %n turn(s)", nullptr, forRed.amount).arg(ahead);
    if (points == 0)
        return forRed.exact ? ValueText::tr("Draw (exact)") : ValueText::tr("About even (estimated)");
    return forRed.exact ? ValueText::tr("%1 ahead by %n point(s) (exact)", nullptr, points).arg(ahead)
                        : ValueText::tr("%1 ahead by about %n point(s) (estimated)", nullptr, points).arg(ahead);
}

QString endText(const ai::Value& forRed) {
    if (forRed.amount == 0)
        return ValueText::tr("The game ended in a draw");
    return ValueText::tr("%1 won by %n point(s)", nullptr, std::abs(forRed.amount))
        .arg(sideName(forRed.amount > 0 ? game::Side::first : game::Side::second));
}

QString signedPoints(int points) {
    if (points == 0)
        return QStringLiteral("0");
    return (points > 0 ? QChar(u'+') : QChar(0x2212)) + QString::number(std::abs(points));
}

QString signedPoints(const ai::Value& value) {
    if (value.kind == ai::Value::Kind::units)
        return signedPoints(value.amount);
    return value.kind == ai::Value::Kind::winIn ? QStringLiteral("+") : QString(QChar(0x2212));
}

QString lossText(int lost, bool isExact) {
    return isExact ? ValueText::tr("This turn loses %n point(s).", nullptr, lost)
                   : ValueText::tr("This turn loses about %n point(s).", nullptr, lost);
}

} // namespace ui

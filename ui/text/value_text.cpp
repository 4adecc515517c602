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
        return isExact ? ValueText::tr("a draw (exact)") : ValueText::tr("about even (by search)");
    return isExact ? ValueText::tr("%1 wins by %n point(s) (exact)", nullptr, points).arg(ahead)
                   : ValueText::tr("%1 about %n point(s) ahead (by search)", nullptr, points).arg(ahead);
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
    return ValueText::tr("Best: %1 — %2.").arg(turnText(turn), valueText(value, mover));
}

} // namespace ui

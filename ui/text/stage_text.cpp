#include "ui/text/stage_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::StepKind;

struct StageText {
    Q_DECLARE_TR_FUNCTIONS(StageText)
};

} // namespace

QString stepName(StepKind kind) {
    switch (kind) {
    case StepKind::opening:
        return StageText::tr("Opening Move");
    case StepKind::followUp:
        return StageText::tr("Follow-Up Move");
    case StepKind::bonus:
        return StageText::tr("Bonus Move");
    }
    return {};
}

QString stepTitle(StepKind kind, int distance) {
    if (kind == StepKind::followUp)
        return StageText::tr("Follow-Up: %n row(s)", nullptr, distance);
    return stepName(kind);
}

QString turnText(const game::TurnView& turn) {
    if (turn.isPass())
        return StageText::tr("pass", "a turn without a move");
    QString text = QString::fromStdString(turn.text);
    return text.replace(QLatin1Char(','), QStringLiteral(", "));
}

} // namespace ui

#include "ui/text/stage_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::StageNote;
using game::StageView;
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

QString stageTitle(const StageView& stage) {
    if (!stage.next)
        return {};
    if (*stage.next == StepKind::followUp)
        return StageText::tr("Follow-Up Move: %n row(s)", nullptr, stage.distance);
    return stepName(*stage.next);
}

QString stageHint(const StageView& stage, bool mayEnd) {
    if (!stage.next)
        return {};
    switch (*stage.next) {
    case StepKind::opening:
        if (stage.note == StageNote::extraTurn)
            return StageText::tr("Extra turn: choose a pawn and move it forward by one row.");
        return StageText::tr("Choose a pawn and move it forward by one row.");
    case StepKind::followUp:
        return mayEnd ? StageText::tr("Move any of your pawns forward by %n row(s), or end the turn.", nullptr,
                                      stage.distance)
                      : StageText::tr("Move any of your pawns forward by %n row(s).", nullptr, stage.distance);
    case StepKind::bonus:
        return StageText::tr("Bonus Move: move a pawn by one row, forward or back, or end the turn.");
    }
    return {};
}

QString turnText(const game::TurnView& turn) {
    if (turn.isPass())
        return StageText::tr("pass", "a turn without a move");
    QString text = QString::fromStdString(turn.text);
    return text.replace(QLatin1Char(','), QStringLiteral(", "));
}

} // namespace ui

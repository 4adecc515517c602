#include "ui/text/stage_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

using game::StepKind;

struct StageText {
    Q_DECLARE_TR_FUNCTIONS(StageText)
};

QString endText(game::StageNote note, int row) {
    switch (note) {
    case game::StageNote::emptyRow:
        return StageText::tr("Row %1 was empty: no Follow-Up Move.").arg(row);
    case game::StageNote::openingInGoal:
        return StageText::tr("That was the goal: no Follow-Up Move.");
    case game::StageNote::noLegalFollowUp:
        return StageText::tr("No pawn could make the Follow-Up Move.");
    case game::StageNote::surplus:
        return StageText::tr("The goal was nearer than the move goes: no Bonus Move.");
    case game::StageNote::bonusEarned:
    case game::StageNote::extraTurn:
    case game::StageNote::none:
    case game::StageNote::passed:
        return {};
    }
    return {};
}

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

QString turnEndText(const game::Match& match) {
    if (match.plyCount() == 0)
        return {};
    const game::TurnView turn = match.turnAt(match.plyCount() - 1);
    if (turn.isPass())
        return {};
    const auto before = match.clone();
    before->undo();
    const game::StageView stage = before->stage(turn.steps);
    return stage.next ? QString() : endText(stage.note, turn.steps.back().to + 1);
}

QStringList longestStepTitles() {
    constexpr int kFar = 6;
    return {stepTitle(game::StepKind::opening, 1), stepTitle(game::StepKind::followUp, kFar),
            stepTitle(game::StepKind::bonus, 1)};
}

QString placeText(const game::Match& match, int turns) {
    const int turn = match.plyCount();
    if (turn == 0)
        return StageText::tr("Start of the game");
    // The first column of a round is the first side's, whoever began.
    const int before = match.sideToMoveAt(0) == game::Side::first ? 0 : 1;
    return StageText::tr("Turn %1 of %2, round %3").arg(turn).arg(turns).arg((turn - 1 + before) / 2 + 1);
}

} // namespace ui

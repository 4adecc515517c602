#include "ui/text/stage_text.h"

#include "ui/games/games.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct StageText {
    Q_DECLARE_TR_FUNCTIONS(StageText)
};

} // namespace

QString toMoveText(const GameWords& words, game::Side side) {
    //: %1 is a side, "Red".
    return StageText::tr("%1 to move.").arg(words.sideName(side));
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
    return stage.next ? QString() : wordsOf(match.gameId()).turnEnd(stage.note, turn.steps.back().to);
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

#include "ui/text/spoken_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace ui {
namespace {

struct SpokenText {
    Q_DECLARE_TR_FUNCTIONS(SpokenText)
};

} // namespace

QString positionText(const BoardCounts& counts) {
    QStringList rows;
    QStringList empty;
    for (int row = 1; row <= kRows; ++row) {
        const RowCounts here = counts.at(row);
        QStringList pawns;
        if (here.red > 0)
            pawns << SpokenText::tr("%n red pawn(s)", "", here.red);
        if (here.black > 0)
            pawns << SpokenText::tr("%n black pawn(s)", "", here.black);
        if (pawns.isEmpty())
            empty << QString::number(row);
        else
            rows << SpokenText::tr("Row %1: %2.", "row: pawns")
                        .arg(QString::number(row), pawns.join(QLatin1String(", ")));
    }
    if (!empty.isEmpty())
        rows << SpokenText::tr("Empty rows: %1.").arg(empty.join(QLatin1String(", ")));
    return rows.join(QLatin1Char(' '));
}

QString toMoveText(game::Side side) {
    return side == game::Side::first ? SpokenText::tr("Red to move.") : SpokenText::tr("Black to move.");
}

QString scoreText(const game::Score& score) {
    return SpokenText::tr("Score: Red %1, Black %2.")
        .arg(score.pointsOf(game::Side::first))
        .arg(score.pointsOf(game::Side::second));
}

QString turnInWords(const QString& turn) {
    static const QRegularExpression kStep(QStringLiteral("^([rb]?)(\\d)-(\\d)$"));
    QStringList steps;
    for (const QString& part : turn.split(QLatin1Char(','))) {
        const QRegularExpressionMatch step = kStep.match(part.trimmed());
        if (!step.hasMatch())
            return turn;
        const QString from = step.captured(2);
        const QString to = step.captured(3);
        if (step.captured(1) == QLatin1String("r"))
            steps << SpokenText::tr("the red pawn of row %1 to row %2").arg(from, to);
        else if (step.captured(1) == QLatin1String("b"))
            steps << SpokenText::tr("the black pawn of row %1 to row %2").arg(from, to);
        else
            steps << SpokenText::tr("row %1 to row %2").arg(from, to);
    }
    return steps.join(SpokenText::tr(", then ", "between two steps of a turn"));
}

} // namespace ui

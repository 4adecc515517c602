#include "ui/games/loa/loa_words.h"

#include "core/games/loa/evaluator.h"
#include "core/games/loa/words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace ui {
namespace {

using game::Side;

struct LoaText {
    Q_DECLARE_TR_FUNCTIONS(LoaText)
};

QString lineText(int right, int up) {
    if (up == 0)
        return LoaText::tr("the rank", "a line of squares from left to right");
    return right == 0 ? LoaText::tr("the file", "a line of squares from bottom to top") : LoaText::tr("the diagonal");
}

// "12 stones: b1, c1, …"
QString stonesText(const game::BoardView& board, Side side) {
    QStringList squares;
    for (std::size_t place = 0; place < board.places.size(); ++place)
        if (board.places[place].pieces[game::indexOf(side)] > 0)
            squares << QString::fromStdString(loa::squareName(static_cast<int>(place)));
    //: %1 lists the squares they stand on.
    return LoaText::tr("%n stone(s): %1", nullptr, static_cast<int>(squares.size()))
        .arg(squares.join(QLatin1String(", ")));
}

} // namespace

QString LoaWords::name() const {
    return LoaText::tr("Lines of Action");
}

QString LoaWords::sentence() const {
    return LoaText::tr(
        "Bring all your stones together in one group: each moves as far as there are stones on its line.");
}

QString LoaWords::sideName(Side side) const {
    return side == Side::first ? LoaText::tr("Black") : LoaText::tr("White");
}

RuleWords LoaWords::ruleWords(const QString& id) const {
    if (id == QLatin1String("loa"))
        return {LoaText::tr("Usual rules"),
                LoaText::tr("A turn that connects the stones of both sides wins for the side that made it.")};
    if (id == QLatin1String("loa-draw"))
        return {LoaText::tr("Draw when both connect"),
                LoaText::tr("A turn that connects the stones of both sides ends the game in a draw.")};
    return {};
}

QString LoaWords::turnInWords(const QString& turn, Side mover) const {
    static const QRegularExpression kTurn(QStringLiteral("^([a-h][1-8])([-x])([a-h][1-8])$"));
    const QRegularExpressionMatch parts = kTurn.match(turn.trimmed());
    if (!parts.hasMatch())
        return turn;
    const QString from = parts.captured(1);
    const QString to = parts.captured(3);
    const int right = to[0].unicode() - from[0].unicode();
    const int up = to[1].unicode() - from[1].unicode();
    const QString squares = QString::number(std::max(std::abs(right), std::abs(up)));
    //: %1 and %4 are squares, %2 a number of squares, %3 "the rank", "the file" or "the diagonal".
    const QString moves = mover == Side::first ? LoaText::tr("%1, black stone, moves %2 along %3 to %4")
                                               : LoaText::tr("%1, white stone, moves %2 along %3 to %4");
    const QString text = moves.arg(from, squares, lineText(right, up), to);
    return parts.captured(2) == QLatin1String("x") ? LoaText::tr("%1, captures", "the move of a stone").arg(text)
                                                   : text;
}

// A turn is one step: nothing of it is due but the turn itself.
QString LoaWords::stepTitle(game::StepKind, int) const {
    return {};
}

QString LoaWords::turnEnd(game::StageNote, int) const {
    return {};
}

QString LoaWords::passText(Side side) const {
    return side == Side::first ? LoaText::tr("Black cannot move any stone and passes.")
                               : LoaText::tr("White cannot move any stone and passes.");
}

QString LoaWords::reasonText(game::Reason reason) const {
    return reason == game::Reason::connected ? LoaText::tr("All stones are connected.") : QString();
}

QString LoaWords::positionText(const game::BoardView& board) const {
    return LoaText::tr("Black, %1.", "stones").arg(stonesText(board, Side::first)) + QLatin1Char(' ') +
           LoaText::tr("White, %1.", "stones").arg(stonesText(board, Side::second));
}

// The evaluation is a hundred times the logarithm of the odds, kUnit of it to a unit.
double LoaWords::chance(int units) const {
    return 1 / (1 + std::exp(-units * static_cast<double>(ai::Evaluator<loa::Position>::kUnit) / 100));
}

} // namespace ui

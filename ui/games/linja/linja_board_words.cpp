#include "ui/games/linja/linja_board_words.h"

#include "ui/board/rows/rows_geometry.h"
#include "ui/board/turn_entry.h"
#include "ui/games/games.h"
#include "ui/text/fault_text.h"
#include "ui/text/stage_text.h"

#include <QLocale>
#include <QStringList>
#include <cstdlib>
#include <span>

namespace ui {

namespace {

// Splits a sentence around its number, which is shown in large figures wherever the language puts it.
Bubble around(int place, const QString& sentence, int number) {
    Bubble bubble{.place = place};
    const QString figure = QLocale().toString(number);
    const qsizetype at = sentence.indexOf(figure);
    bubble.before = at < 0 ? sentence : sentence.left(at).trimmed();
    if (at >= 0) {
        bubble.figure = figure;
        bubble.after = sentence.mid(at + figure.size()).trimmed();
    }
    return bubble;
}

// Where the first prompt of a turn stands: in the mover's half, which the bubble's search for room may leave.
int firstPromptPlace(game::Side mover) {
    return mover == kRed ? 3 : 4;
}

} // namespace

std::optional<Bubble> LinjaBoardWords::prompt(const TurnEntry& entry) const {
    const auto steps = entry.builder().steps();
    const game::StageView& stage = entry.stage();
    if (!stage.next) {
        return steps.empty() ? std::nullopt
                             : std::optional(Bubble{.place = steps.back().to,
                                                    .before = tr("Turn complete"),
                                                    .detail = tr("End the turn, or take a step back")});
    }
    const int place = steps.empty() ? firstPromptPlace(entry.mover()) : steps.back().to;
    Bubble bubble;
    switch (*stage.next) {
    case game::StepKind::opening:
        //: Stands on the board in large figures before the Opening Move; %n is how far it goes.
        bubble = around(place, tr("Opening Move: %n row(s)", "", stage.distance), stage.distance);
        if (!steps.empty())
            bubble.detail = tr("Extra turn");
        break;
    case game::StepKind::followUp:
        //: Stands on the board in large figures after the Opening Move; %n is how far the Follow-Up Move goes.
        bubble = around(place, tr("Follow-Up: %n row(s)", "", stage.distance), stage.distance);
        bubble.isReason = steps.back().to != 0 && steps.back().to != kRows - 1;
        if (bubble.isReason)
            //: Why the Follow-Up Move goes as far as it does.
            bubble.detail = tr("Row %1 held %n pawn(s)", "", stage.distance).arg(place + 1);
        break;
    case game::StepKind::bonus:
        //: Stands on the board after an exact arrival in the goal.
        bubble = around(place, tr("Bonus Move: %n row(s)", "", stage.distance), stage.distance);
        bubble.detail = entry.offersOpposing() ? tr("Exact arrival: any pawn, forward or back")
                                               : tr("Exact arrival: one of your pawns, forward or back");
        break;
    }
    return bubble;
}

Bubble LinjaBoardWords::caption(const game::Match& before, std::span<const game::StepView> steps,
                                std::size_t at) const {
    const game::StepView& step = steps[at];
    const game::StageView stage = before.stage(steps.first(at));
    Bubble caption;
    switch (step.kind) {
    case game::StepKind::opening:
        //: Stands on the board while another player's pawn makes the Opening Move.
        caption = Bubble{.place = step.to, .before = tr("Opening Move")};
        if (at > 0)
            caption.detail = tr("Extra turn");
        break;
    case game::StepKind::followUp:
        caption = around(step.to, tr("Follow-Up: %n row(s)", "", stage.distance), stage.distance);
        if (const int reached = steps[at - 1].to; reached != 0 && reached != kRows - 1)
            caption.detail = tr("Row %1 held %n pawn(s)", "", stage.distance).arg(reached + 1);
        break;
    case game::StepKind::bonus:
        //: Stands on the board while another player's pawn makes the Bonus Move.
        caption = Bubble{.place = step.to, .before = tr("Bonus Move"), .detail = tr("Exact arrival")};
        break;
    }
    caption.kind = BubbleKind::told;
    caption.number = static_cast<int>(at) + 1;
    return caption;
}

QString LinjaBoardWords::turnEnd(const game::Match& match) const {
    return turnEndText(match);
}

QString LinjaBoardWords::status(const TurnEntry& entry) const {
    const game::StageView& stage = entry.stage();
    if (!stage.next)
        return tr("The turn is complete: end it, or take a step back.");
    const int n = stage.distance;
    if (entry.picked()) {
        QStringList rows;
        for (const TargetMark& target : entry.targets())
            rows << QLocale().toString(target.place + 1);
        const QString from = QLocale().toString(entry.picked()->place + 1);
        //: %1 is a row, %2 one row or "3 or 5".
        QString text =
            tr("Pawn of row %1 picked. It can go to row %2.").arg(from, rows.join(tr(" or ", "between two rows")));
        if (rows.size() == 1)
            text += QLatin1Char(' ') + consequence(entry, entry.targets().front().place);
        return text.trimmed();
    }
    const bool mayEnd = entry.canEnd();
    switch (*stage.next) {
    case game::StepKind::opening:
        if (entry.builder().steps().empty())
            return tr("Opening Move: choose a pawn to advance %n row(s).", "", n);
        return tr("Extra turn. Opening Move: choose a pawn to advance %n row(s).", "", n);
    case game::StepKind::followUp:
        return mayEnd ? tr("Follow-Up Move: choose a pawn to advance %n row(s), or end the turn.", "", n)
                      : tr("Follow-Up Move: choose a pawn to advance %n row(s).", "", n);
    case game::StepKind::bonus:
        if (entry.offersOpposing())
            return tr(
                "Exact arrival: Bonus Move. Move a pawn of either side %n row(s) forward or back, or end the turn.", "",
                n);
        return tr("Exact arrival: Bonus Move. Move one of your pawns %n row(s) forward or back, or end the turn.", "",
                  n);
    }
    return {};
}

QString LinjaBoardWords::consequence(const TurnEntry& entry, int place) const {
    switch (entry.stageAfter(place).note) {
    case game::StageNote::emptyRow:
        return tr("Row %1 is empty: there will be no Follow-Up Move.").arg(place + 1);
    case game::StageNote::openingInGoal:
        return tr("That is the goal: there will be no Follow-Up Move.");
    case game::StageNote::noLegalFollowUp:
        return tr("No pawn could make the Follow-Up Move after that.");
    case game::StageNote::surplus:
        return tr("The goal is nearer than the move goes: the surplus is lost, and there is no Bonus Move.");
    case game::StageNote::bonusEarned:
        return tr("An exact arrival: it earns a Bonus Move.");
    case game::StageNote::extraTurn:
        return tr("That row is empty: it earns an extra turn.");
    case game::StageNote::none:
    case game::StageNote::passed:
        return {};
    }
    return {};
}

QString LinjaBoardWords::label(const TurnEntry& entry, const BoardGeometry& geometry, const BoardScene& scene,
                               QPointF point) const {
    const RowsGeometry& rows = rowsOf(geometry);
    for (int row = 0; row < kRows; ++row) {
        if ((scene.coordinates || scene.points) && rows.numberLabel(row).contains(point))
            return worthText(entry, row);
        if (scene.totals && rows.countLabel(row).contains(point))
            return countText(entry, row);
    }
    return {};
}

QString LinjaBoardWords::worthText(const TurnEntry& entry, int place) {
    const auto& places = entry.stage().board.places;
    if (place < 0 || place >= static_cast<int>(places.size()))
        return {};
    const auto& worth = places[static_cast<std::size_t>(place)].worth;
    const auto points = [](int value) { // no plural form takes a negative number
        const QString sign = value < 0 ? QString(QChar(0x2212)) : QString();
        return sign + tr("%n point(s)", "worth of a pawn", std::abs(value));
    };
    const QString text = tr("Row %1: a red pawn is worth %2 here, a black pawn %3.")
                             .arg(QString::number(place + 1), points(worth[0]), points(worth[1]));
    if (place == kRows - 1)
        return text + QLatin1Char(' ') + tr("It is Red's goal.");
    return place == 0 ? text + QLatin1Char(' ') + tr("It is Black's goal.") : text;
}

QString LinjaBoardWords::countText(const TurnEntry& entry, int place) {
    const int pawns = entry.counts().at(place).total();
    const QString count = tr("%n pawn(s) in row %1.", "", pawns).arg(place + 1);
    if (place == 0 || place == kRows - 1)
        return count;
    //: %n is the number of pawns in the row.
    const QString meaning = pawns == 0 ? tr("An Opening Move into an empty row has no Follow-Up Move.")
                                       : tr("An Opening Move into it gives a Follow-Up Move of %n row(s).", "", pawns);
    return count + QLatin1Char(' ') + meaning;
}

QStringList LinjaBoardWords::groupName(const TurnEntry& entry, const PieceGroup& group) const {
    const int pawns = entry.counts().at(group.place).of(group.side);
    QStringList parts{tr("row %1").arg(group.place + 1),
                      group.side == kRed ? tr("%n red pawn(s)", "", pawns) : tr("%n black pawn(s)", "", pawns)};
    if (entry.picked() == group)
        parts << tr("picked");
    else if (entry.isTarget(group.place))
        parts << tr("legal target") << tr("%n row(s)", "", std::abs(group.place - entry.picked()->place));
    else if (entry.isMovable(group))
        parts << tr("can move");
    return parts;
}

QStringList LinjaBoardWords::placeName(const TurnEntry& entry, int place, bool worth) const {
    const BoardCounts counts = entry.counts();
    const PlaceCounts& here = counts.at(place);
    QStringList parts{tr("row %1").arg(place + 1)};
    if (here.of(kRed) > 0)
        parts << tr("%n red pawn(s)", "", here.of(kRed));
    if (here.of(kBlack) > 0)
        parts << tr("%n black pawn(s)", "", here.of(kBlack));
    if (here.total() == 0)
        parts << tr("empty");
    if (worth)
        parts << worthText(entry, place);
    if (entry.isTarget(place)) {
        parts << tr("legal target") << tr("%n row(s)", "", std::abs(place - entry.picked()->place));
    } else if (entry.picked() && entry.picked()->place == place) {
        parts << tr("pawn picked");
    } else if (entry.isMovable({place, entry.mover()})) {
        parts << tr("your pawn can move");
    }
    return parts;
}

QString LinjaBoardWords::fault(const game::Fault& fault) const {
    return faultText(fault);
}

QString LinjaBoardWords::keysHelp() const {
    return tr("Arrow keys go over the rows and their groups. Enter picks a pawn, puts it into the row "
              "under the cursor, and ends a turn that may end. The digits 1 to 8 choose a row, Backspace "
              "takes a step back.");
}

QString LinjaBoardWords::rowHeading(int row) const {
    return tr("row %1").arg(row + 1);
}

QString LinjaBoardWords::columnHeading(int column) const {
    return wordsOf(std::string_view("linja")).sideName(column == 0 ? kRed : kBlack);
}

} // namespace ui

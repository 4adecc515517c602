// Everything the board says: status line, bubble, names for the screen reader. Part of BoardWidget.
#include "ui/board/board_widget.h"
#include "ui/text/fault_text.h"
#include "ui/text/stage_text.h"

#include <QLocale>
#include <QStringList>
#include <cstdlib>
#include <span>

namespace ui {

namespace {

// Splits a sentence around its number, which is shown in large figures wherever the language puts it.
Bubble around(int row, const QString& sentence, int number) {
    Bubble bubble{.row = row};
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
int firstPromptRow(game::Side mover) {
    return mover == kRed ? 4 : 5;
}

} // namespace

std::optional<Bubble> BoardWidget::bubble() const {
    if (m_flights.caption())
        return m_flights.caption();
    if (m_refusal)
        return m_refusal;
    if (!m_prompts || !m_match)
        return std::nullopt;
    if (m_entry.isOpen())
        return prompt();
    const QString reason = m_entry.builder().steps().empty() ? turnEndText(*m_match) : QString();
    if (reason.isEmpty() || m_match->outcome())
        return std::nullopt;
    const int row = m_match->turnAt(m_match->plyCount() - 1).steps.back().to + 1;
    return Bubble{.row = row, .detail = reason, .kind = BubbleKind::note};
}

// What the board asks for.
std::optional<Bubble> BoardWidget::prompt() const {
    const auto steps = m_entry.builder().steps();
    const game::StageView& stage = m_entry.stage();
    if (!stage.next) {
        return steps.empty() ? std::nullopt
                             : std::optional(Bubble{.row = steps.back().to + 1,
                                                    .before = tr("Turn complete"),
                                                    .detail = tr("End the turn, or take a step back")});
    }
    const int row = steps.empty() ? firstPromptRow(m_entry.mover()) : steps.back().to + 1;
    Bubble bubble;
    switch (*stage.next) {
    case game::StepKind::opening:
        //: Stands on the board in large figures before the Opening Move; %n is how far it goes.
        bubble = around(row, tr("Opening Move: %n row(s)", "", stage.distance), stage.distance);
        if (!steps.empty())
            bubble.detail = tr("Extra turn");
        break;
    case game::StepKind::followUp:
        //: Stands on the board in large figures after the Opening Move; %n is how far the Follow-Up Move goes.
        bubble = around(row, tr("Follow-Up: %n row(s)", "", stage.distance), stage.distance);
        if (steps.back().to != 0 && steps.back().to != kRows - 1)
            //: Why the Follow-Up Move goes as far as it does.
            bubble.detail = tr("Row %1 held %n pawn(s)", "", stage.distance).arg(row);
        break;
    case game::StepKind::bonus:
        //: Stands on the board after an exact arrival in the goal.
        bubble = around(row, tr("Bonus Move: %n row(s)", "", stage.distance), stage.distance);
        bubble.detail = m_entry.offersOpposing() ? tr("Exact arrival: any pawn, forward or back")
                                                 : tr("Exact arrival: one of your pawns, forward or back");
        break;
    }
    return bubble;
}

// What a step on its way is called, and why it goes as far as it does.
Bubble BoardWidget::captionOf(const game::Match& before, const std::vector<game::StepView>& steps,
                              std::size_t at) const {
    const game::StepView& step = steps[at];
    const game::StageView stage = before.stage(std::span(steps).first(at));
    Bubble caption;
    switch (step.kind) {
    case game::StepKind::opening:
        //: Stands on the board while another player's pawn makes the Opening Move.
        caption = Bubble{.row = step.to + 1, .before = tr("Opening Move")};
        if (at > 0)
            caption.detail = tr("Extra turn");
        break;
    case game::StepKind::followUp:
        caption = around(step.to + 1, tr("Follow-Up: %n row(s)", "", stage.distance), stage.distance);
        if (const int reached = steps[at - 1].to; reached != 0 && reached != kRows - 1)
            caption.detail = tr("Row %1 held %n pawn(s)", "", stage.distance).arg(reached + 1);
        break;
    case game::StepKind::bonus:
        //: Stands on the board while another player's pawn makes the Bonus Move.
        caption = Bubble{.row = step.to + 1, .before = tr("Bonus Move"), .detail = tr("Exact arrival")};
        break;
    }
    caption.kind = BubbleKind::told;
    caption.number = static_cast<int>(at) + 1;
    return caption;
}

QString BoardWidget::statusText() const {
    if (!m_entry.isOpen())
        return {};
    const game::StageView& stage = m_entry.stage();
    if (!stage.next)
        return tr("The turn is complete: end it, or take a step back.");
    const int n = stage.distance;
    if (m_entry.picked()) {
        QStringList rows;
        for (const TargetMark& target : m_entry.targets())
            rows << QLocale().toString(target.row);
        const QString from = QLocale().toString(m_entry.picked()->row);
        //: %1 is a row, %2 one row or "3 or 5".
        QString text =
            tr("Pawn of row %1 picked. It can go to row %2.").arg(from, rows.join(tr(" or ", "between two rows")));
        if (rows.size() == 1)
            text += QLatin1Char(' ') + consequence(m_entry.targets().front().row);
        return text.trimmed();
    }
    const bool mayEnd = canEndTurn();
    switch (*stage.next) {
    case game::StepKind::opening:
        if (m_entry.builder().steps().empty())
            return tr("Opening Move: choose a pawn to advance %n row(s).", "", n);
        return tr("Extra turn. Opening Move: choose a pawn to advance %n row(s).", "", n);
    case game::StepKind::followUp:
        return mayEnd ? tr("Follow-Up Move: choose a pawn to advance %n row(s), or end the turn.", "", n)
                      : tr("Follow-Up Move: choose a pawn to advance %n row(s).", "", n);
    case game::StepKind::bonus:
        if (m_entry.offersOpposing())
            return tr(
                "Exact arrival: Bonus Move. Move a pawn of either side %n row(s) forward or back, or end the turn.", "",
                n);
        return tr("Exact arrival: Bonus Move. Move one of your pawns %n row(s) forward or back, or end the turn.", "",
                  n);
    }
    return {};
}

QString BoardWidget::consequence(int row) const {
    switch (m_entry.stageAfter(row).note) {
    case game::StageNote::emptyRow:
        return tr("Row %1 is empty: there will be no Follow-Up Move.").arg(row);
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

QString BoardWidget::hoverText(const BoardHit& hit) const {
    if (m_entry.isTarget(hit.row))
        return consequence(hit.row);
    if (invites(hit))
        return {};
    if (m_entry.picked() && m_entry.picked()->row != hit.row)
        return faultText(m_entry.whyNotInto(hit.row));
    return hit.side ? faultText(m_entry.whyNotPick({hit.row, *hit.side})) : QString();
}

QString BoardWidget::labelText(QPointF point) const {
    for (int row = 1; m_match && row <= kRows; ++row) {
        if ((m_coordinates || m_points) && m_geometry.numberLabel(row).contains(point))
            return worthText(row);
        if (m_counts && m_geometry.countLabel(row).contains(point))
            return countText(row);
    }
    return {};
}

QString BoardWidget::worthText(int row) const {
    const auto& places = m_entry.stage().board.places;
    if (row < 1 || row > static_cast<int>(places.size()))
        return {};
    const auto& worth = places[static_cast<std::size_t>(row - 1)].worth;
    const auto points = [](int value) { // no plural form takes a negative number
        const QString sign = value < 0 ? QString(QChar(0x2212)) : QString();
        return sign + tr("%n point(s)", "worth of a pawn", std::abs(value));
    };
    const QString text = tr("Row %1: a red pawn is worth %2 here, a black pawn %3.")
                             .arg(QString::number(row), points(worth[0]), points(worth[1]));
    if (row == kRows)
        return text + QLatin1Char(' ') + tr("It is Red's goal.");
    return row == 1 ? text + QLatin1Char(' ') + tr("It is Black's goal.") : text;
}

QString BoardWidget::countText(int row) const {
    const RowCounts here = m_entry.counts().at(row);
    const int pawns = here.red + here.black;
    const QString count = tr("%n pawn(s) in row %1.", "", pawns).arg(row);
    if (row == 1 || row == kRows)
        return count;
    //: %n is the number of pawns in the row.
    const QString meaning = pawns == 0 ? tr("An Opening Move into an empty row has no Follow-Up Move.")
                                       : tr("An Opening Move into it gives a Follow-Up Move of %n row(s).", "", pawns);
    return count + QLatin1Char(' ') + meaning;
}

QString BoardWidget::groupName(int row, game::Side side) const {
    const int pawns = m_entry.counts().at(row).of(side);
    const PawnGroup group{row, side};
    QStringList parts{tr("row %1").arg(row),
                      side == kRed ? tr("%n red pawn(s)", "", pawns) : tr("%n black pawn(s)", "", pawns)};
    if (m_entry.picked() == group)
        parts << tr("picked");
    else if (m_entry.isTarget(row))
        parts << tr("legal target") << tr("%n row(s)", "", std::abs(row - m_entry.picked()->row));
    else if (m_entry.isMovable(group))
        parts << tr("can move");
    addExploreName(parts, row, side);
    return parts.join(QStringLiteral(", "));
}

QString BoardWidget::rowName(int row) const {
    const RowCounts here = m_entry.counts().at(row);
    QStringList parts{tr("row %1").arg(row)};
    if (here.red > 0)
        parts << tr("%n red pawn(s)", "", here.red);
    if (here.black > 0)
        parts << tr("%n black pawn(s)", "", here.black);
    if (here.red + here.black == 0)
        parts << tr("empty");
    if (m_points)
        parts << worthText(row);
    if (m_entry.isTarget(row)) {
        parts << tr("legal target") << tr("%n row(s)", "", std::abs(row - m_entry.picked()->row));
    } else if (m_entry.picked() && m_entry.picked()->row == row) {
        parts << tr("pawn picked");
    } else if (m_entry.isMovable({row, m_entry.mover()})) {
        parts << tr("your pawn can move");
    }
    addExploreName(parts, row, std::nullopt);
    return parts.join(QStringLiteral(", "));
}

} // namespace ui

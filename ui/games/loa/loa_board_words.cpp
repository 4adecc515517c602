#include "ui/games/loa/loa_board_words.h"

#include "core/games/loa/words.h"
#include "ui/board/turn_entry.h"
#include "ui/text/fault_text.h"

#include <QLocale>
#include <algorithm>
#include <cstdlib>

namespace ui {

namespace {

constexpr int kSize = 8;

QString squareName(int square) {
    return QString::fromStdString(loa::squareName(square));
}

int distanceOf(int from, int to) {
    return std::max(std::abs(from % kSize - to % kSize), std::abs(from / kSize - to / kSize));
}

const TargetMark* targetOf(const std::vector<TargetMark>& targets, int place) {
    const auto found =
        std::find_if(targets.begin(), targets.end(), [place](const TargetMark& t) { return t.place == place; });
    return found == targets.end() ? nullptr : &*found;
}

} // namespace

std::optional<Bubble> LoaBoardWords::prompt(const TurnEntry&) const {
    return std::nullopt;
}

Bubble LoaBoardWords::caption(const game::Match& before, std::span<const game::StepView> steps, std::size_t at) const {
    const game::StepView& step = steps[at];
    Bubble caption{.place = step.to};
    //: A stone goes from one square to another: "c1 to c3".
    caption.before = tr("%1 to %2").arg(squareName(step.from), squareName(step.to));
    if (!before.transitions(steps.first(at + 1)).back().vanished.empty())
        caption.detail = tr("Captures a stone");
    return caption;
}

QString LoaBoardWords::turnEnd(const game::Match&) const {
    return {};
}

QString LoaBoardWords::status(const TurnEntry& entry) const {
    if (!entry.stage().next)
        return tr("The turn is complete: end it, or take it back.");
    if (!entry.picked())
        return tr("Choose a stone. It moves as many squares as there are stones on its line.");
    QStringList squares;
    for (const TargetMark& target : entry.targets())
        squares << squareName(target.place);
    const QString last = squares.takeLast();
    const QString all = squares.isEmpty() ? last : tr("%1 or %2").arg(squares.join(QStringLiteral(", ")), last);
    return tr("Stone on %1 picked. It can go to %2.").arg(squareName(entry.picked()->place), all);
}

QString LoaBoardWords::consequence(const TurnEntry& entry, int place) const {
    const auto targets = entry.targets();
    const TargetMark* target = targetOf(targets, place);
    if (!target)
        return {};
    const int from = entry.picked()->place;
    const int squares = distanceOf(from, place);
    QString way;
    if (from % kSize == place % kSize)
        way = tr("%n square(s) along the file", "", squares);
    else if (from / kSize == place / kSize)
        way = tr("%n square(s) along the rank", "", squares);
    else
        way = tr("%n square(s) along the diagonal", "", squares);
    return target->captures ? way + QStringLiteral(", ") + tr("captures") : way;
}

QStringList LoaBoardWords::placeName(const TurnEntry& entry, int place, bool) const {
    const BoardCounts counts = entry.counts();
    const PlaceCounts& here = counts.at(place);
    QStringList parts{squareName(place)};
    if (here.of(game::Side::first) > 0)
        parts << tr("black stone");
    else if (here.of(game::Side::second) > 0)
        parts << tr("white stone");
    else
        parts << tr("empty");
    if (entry.isTarget(place))
        parts << tr("legal target") << consequence(entry, place);
    else if (entry.picked() && entry.picked()->place == place)
        parts << tr("picked");
    else if (entry.isMovable({place, entry.mover()}))
        parts << tr("can move");
    return parts;
}

QStringList LoaBoardWords::groupName(const TurnEntry& entry, const PieceGroup& group) const {
    return placeName(entry, group.place, false);
}

QString LoaBoardWords::label(const TurnEntry&, const BoardGeometry&, const BoardScene&, QPointF) const {
    return {};
}

QString LoaBoardWords::fault(const game::Fault& fault) const {
    return faultText(fault);
}

QString LoaBoardWords::keysHelp() const {
    return tr("Arrow keys go over the squares. Enter picks a stone, and puts it on the square under the cursor. "
              "Backspace puts it back.");
}

QString LoaBoardWords::rowHeading(int row) const {
    //: A row of squares across the board; %1 is its number.
    return tr("rank %1").arg(kSize - row);
}

QString LoaBoardWords::columnHeading(int column) const {
    return QString(QChar(u'a' + column));
}

} // namespace ui

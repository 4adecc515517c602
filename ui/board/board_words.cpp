// Everything the board says, in the words of its face: bubble, hover texts, names for the screen reader. Part of
// BoardWidget.
#include "ui/board/board_widget.h"

#include <QStringList>

namespace ui {

std::optional<Bubble> BoardWidget::bubble() const {
    if (m_flights.caption())
        return m_flights.caption();
    if (m_refusal)
        return m_refusal;
    if (!m_prompts || !m_match)
        return std::nullopt;
    if (m_entry.isOpen())
        return m_face->words().prompt(m_entry);
    const QString reason = m_entry.builder().steps().empty() ? m_face->words().turnEnd(*m_match) : QString();
    if (reason.isEmpty() || m_match->outcome())
        return std::nullopt;
    const int place = m_match->turnAt(m_match->plyCount() - 1).steps.back().to;
    return Bubble{.place = place, .detail = reason, .kind = BubbleKind::note};
}

game::Fault BoardWidget::whyNotPick(const PieceGroup& group) const {
    return m_entry.whyNot(m_face->attempt(group, m_entry.stage()));
}

QString BoardWidget::hoverText(const BoardHit& hit) const {
    const BoardWords& words = m_face->words();
    if (m_entry.isTarget(hit.place))
        return words.consequence(m_entry, hit.place);
    if (invites(hit))
        return {};
    if (m_entry.picked() && m_entry.picked()->place != hit.place)
        return words.fault(m_entry.whyNotInto(hit.place));
    return hit.side ? words.fault(whyNotPick({hit.place, *hit.side})) : QString();
}

QString BoardWidget::labelText(QPointF point) const {
    return m_match ? m_face->words().label(m_entry, *m_geometry, scene(), point) : QString();
}

QString BoardWidget::groupName(int place, game::Side side) const {
    QStringList parts = m_face->words().groupName(m_entry, {place, side});
    addExploreName(parts, place, side);
    return parts.join(QStringLiteral(", "));
}

QString BoardWidget::placeName(int place) const {
    QStringList parts = m_face->words().placeName(m_entry, place, m_points);
    addExploreName(parts, place, std::nullopt);
    return parts.join(QStringLiteral(", "));
}

} // namespace ui

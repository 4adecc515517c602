#include "core/session/record_edits.h"

#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/session_record.h"

#include <utility>

namespace session {
namespace {

constexpr std::size_t kMostEdits = 50; // each holds a whole record

} // namespace

RecordEdits::RecordEdits(PlayedGame& game) : m_game(game) {}

void RecordEdits::keep(Edit edit) {
    const PlayedGame::Place after = m_game.place();
    edit.changesEnd = edit.before.declared != after.declared || edit.before.keepsMainLine != after.keepsMainLine;
    if (m_edits.size() == kMostEdits)
        m_edits.erase(m_edits.begin());
    m_edits.push_back(std::move(edit));
}

void RecordEdits::announce(bool hasMoved) {
    if (hasMoved)
        emit moved();
    else
        emit edited();
}

// Takes from the present state what an edit that did not move the game leaves alone.
void RecordEdits::stayAt(const PlayedGame::Place& now, PlayedGame::Place& place, const Edit& edit) {
    const auto sameNode = [&](int node) { return place.record.follow(now.record.pathTo(node)); };
    place.node = sameNode(now.node);
    place.lineEnd = sameNode(now.lineEnd);
    if (edit.changesEnd)
        return;
    place.declared = now.declared;
    place.declaredAt = sameNode(now.declaredAt);
    place.keepsMainLine = now.keepsMainLine;
}

// Edits -------------------------------------------------------------------------------------------------------------

bool RecordEdits::promote(int node) {
    if (!m_game.isBegun() || node == 0 || !m_game.hasNode(node))
        return false;
    PlayedGame::Place before = m_game.place();
    if (!m_game.promote(node))
        return false;
    const bool hasMoved = m_game.node() != before.node;
    keep({.before = std::move(before),
          .ply = m_game.ply(),
          .hasMoved = hasMoved,
          .isDeclared = m_game.isDeclared(),
          .commented = -1});
    forgetUndone();
    announce(hasMoved);
    return true;
}

bool RecordEdits::deleteFrom(int node) {
    if (!m_game.isBegun() || node == 0 || !m_game.hasNode(node))
        return false;
    PlayedGame::Place before = m_game.place();
    const int plyBefore = m_game.ply();
    const bool wasDeclared = m_game.isDeclared();
    m_game.erase(node);
    const bool hasMoved = m_game.ply() != plyBefore || wasDeclared != m_game.isDeclared();
    keep({.before = std::move(before),
          .ply = m_game.ply(),
          .hasMoved = hasMoved,
          .isDeclared = m_game.isDeclared(),
          .commented = -1});
    forgetUndone();
    announce(hasMoved);
    return true;
}

QString RecordEdits::comment(int node) const {
    return m_game.hasNode(node) ? QString::fromStdString(m_game.record().commentAt(node)) : QString();
}

game::Result<void> RecordEdits::setComment(int node, const QString& text) {
    if (!m_game.isBegun() || !m_game.hasNode(node) || text == comment(node))
        return {};
    PlayedGame::Place before = m_game.place();
    m_game.setComment(node, text.toStdString());
    // The autosave must stay readable, and the game grows. A comment may always become shorter.
    const std::size_t bytes = record::write(m_game.record()).size();
    if (bytes > std::size_t{kMostOpenedBytes} && bytes > record::write(before.record).size()) {
        m_game.goTo(std::move(before));
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOpenedBytes};
    }
    const bool goesOn = !m_edits.empty() && m_edits.back().commented == node && m_undone.empty();
    if (!goesOn)
        keep({.before = std::move(before),
              .ply = m_game.ply(),
              .hasMoved = false,
              .isDeclared = m_game.isDeclared(),
              .commented = node});
    forgetUndone();
    emit edited();
    return {};
}

void RecordEdits::endComment() {
    if (!m_edits.empty())
        m_edits.back().commented = -1;
}

// Undo --------------------------------------------------------------------------------------------------------------

bool RecordEdits::undoComesNext() const {
    if (m_edits.empty())
        return false;
    const auto target = m_game.undoTarget();
    const Edit& last = m_edits.back();
    return !target || *target < last.ply || (last.isDeclared && m_game.isDeclared());
}

bool RecordEdits::redoComesNext() const {
    return !m_undone.empty() && (!m_game.redoTarget() || m_game.ply() >= m_undone.back().ply);
}

void RecordEdits::undo() {
    Edit edit = std::move(m_edits.back());
    m_edits.pop_back();
    PlayedGame::Place now = m_game.place();
    PlayedGame::Place back = edit.before;
    back.record.merge(now.record);
    if (!edit.hasMoved)
        stayAt(now, back, edit);
    const bool wasDeclared = m_game.isDeclared();
    m_game.goTo(std::move(back));
    const bool hasMoved = edit.hasMoved || wasDeclared != m_game.isDeclared();
    m_undone.push_back({.after = std::move(now), .ply = m_game.ply(), .edit = std::move(edit)});
    announce(hasMoved);
}

void RecordEdits::redo() {
    Undone next = std::move(m_undone.back());
    m_undone.pop_back();
    const bool wasDeclared = m_game.isDeclared();
    if (!next.edit.hasMoved)
        stayAt(m_game.place(), next.after, next.edit);
    m_game.goTo(std::move(next.after));
    const bool hasMoved = next.edit.hasMoved || wasDeclared != m_game.isDeclared();
    keep(std::move(next.edit));
    announce(hasMoved);
}

void RecordEdits::forget() {
    m_edits.clear();
    m_undone.clear();
}

} // namespace session

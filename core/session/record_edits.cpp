// The part of GameSession that changes the record: promoting and deleting lines, comments, and taking that back.
//
// An edit is taken back by putting the record before it on the table again, and what was played since beside it. So it
// may be undone also after the computer has moved on. Redo needs no more than the state before the undo, as nothing
// else may have happened in between.
#include "core/session/game_session_p.h"

#include "core/record/reader.h"
#include "core/record/writer.h"

#include <utility>

namespace session {

namespace {

constexpr std::size_t kMostEdits = 50; // each holds a whole record

} // namespace

void GameSession::Private::keep(Edit edit) {
    const Table::Place after = table.place();
    edit.changesEnd = edit.before.declared != after.declared || edit.before.keepsMainLine != after.keepsMainLine;
    if (edits.size() == kMostEdits)
        edits.erase(edits.begin());
    edits.push_back(std::move(edit));
}

// Only a change of the place disturbs the computer.
void GameSession::Private::finishEdit(bool hasMoved) {
    undoneEdits.clear();
    if (hasMoved) {
        pauseDemo();
        change(Event::moved);
        return;
    }
    isUntouched = false;
    store.forgetNext();
    save();
    announce(Event::edited);
}

// The last change comes before the turns that were there when it was made.
bool GameSession::Private::undoesEdit() const {
    if (edits.empty())
        return false;
    const auto target = table.undoTarget();
    const Edit& last = edits.back();
    return !target || *target < last.ply || (last.isDeclared && table.isDeclared());
}

bool GameSession::Private::redoesEdit() const {
    return !undoneEdits.empty() && (!table.redoTarget() || table.ply() >= undoneEdits.back().ply);
}

// Takes from the present state what an edit that did not move the game leaves alone.
void GameSession::Private::stayAt(const Table::Place& now, Table::Place& place, const Edit& edit) {
    const auto sameNode = [&](int node) { return place.record.follow(now.record.pathTo(node)); };
    place.node = sameNode(now.node);
    place.lineEnd = sameNode(now.lineEnd);
    if (edit.changesEnd)
        return;
    place.declared = now.declared;
    place.declaredAt = sameNode(now.declaredAt);
    place.keepsMainLine = now.keepsMainLine;
}

// Another edit of the record, or one back, is on the table. Turns that are back behind the position take a declared end
// away: somebody is to move again.
void GameSession::Private::finishReturn(bool hasMoved) {
    isUntouched = false;
    store.forgetNext();
    if (hasMoved) {
        pauseDemo();
        ask();
    }
    save();
    announce(hasMoved ? Event::moved : Event::edited);
}

void GameSession::Private::undoEdit() {
    Edit edit = std::move(edits.back());
    edits.pop_back();
    Table::Place now = table.place();
    Table::Place back = edit.before;
    back.record.merge(now.record);
    if (!edit.hasMoved)
        stayAt(now, back, edit);
    const bool wasDeclared = table.isDeclared();
    const bool hadMoved = edit.hasMoved;
    table.goTo(std::move(back));
    undoneEdits.push_back({.after = std::move(now), .ply = table.ply(), .edit = std::move(edit)});
    finishReturn(hadMoved || wasDeclared != table.isDeclared());
}

void GameSession::Private::redoEdit() {
    Undone next = std::move(undoneEdits.back());
    undoneEdits.pop_back();
    const bool wasDeclared = table.isDeclared();
    if (!next.edit.hasMoved)
        stayAt(table.place(), next.after, next.edit);
    table.goTo(std::move(next.after));
    const bool hasMoved = next.edit.hasMoved || wasDeclared != table.isDeclared();
    keep(std::move(next.edit));
    finishReturn(hasMoved);
}

bool GameSession::promote(int node) {
    if (!m_d->isStarted || node <= 0 || static_cast<std::size_t>(node) >= record().nodes.size())
        return false;
    Table::Place before = m_d->table.place();
    if (!m_d->table.promote(node))
        return false;
    const bool hasMoved = m_d->table.node() != before.node;
    m_d->keep({.before = std::move(before),
               .ply = ply(),
               .hasMoved = hasMoved,
               .isDeclared = m_d->table.isDeclared(),
               .commented = -1});
    m_d->finishEdit(hasMoved);
    return true;
}

bool GameSession::deleteFrom(int node) {
    if (!m_d->isStarted || node <= 0 || static_cast<std::size_t>(node) >= record().nodes.size())
        return false;
    Table::Place before = m_d->table.place();
    const int plyBefore = ply();
    const bool wasDeclared = m_d->table.isDeclared();
    m_d->table.erase(node);
    const bool hasMoved = ply() != plyBefore || wasDeclared != m_d->table.isDeclared();
    m_d->keep({.before = std::move(before),
               .ply = ply(),
               .hasMoved = hasMoved,
               .isDeclared = m_d->table.isDeclared(),
               .commented = -1});
    m_d->finishEdit(hasMoved);
    return true;
}

QString GameSession::comment(int node) const {
    if (node < 0 || static_cast<std::size_t>(node) >= record().nodes.size())
        return {};
    return QString::fromStdString(record().commentAt(node));
}

game::Result<void> GameSession::setComment(int node, const QString& text) {
    if (!m_d->isStarted || node < 0 || static_cast<std::size_t>(node) >= record().nodes.size() || text == comment(node))
        return {};
    Table::Place before = m_d->table.place();
    m_d->table.setComment(node, text.toStdString());
    // The autosave must stay readable, and the game grows. A comment may always become shorter.
    const std::size_t bytes = record::write(record()).size();
    if (bytes > std::size_t{kMostOpenedBytes} && bytes > record::write(before.record).size()) {
        m_d->table.goTo(std::move(before));
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOpenedBytes};
    }
    const bool goesOn = !m_d->edits.empty() && m_d->edits.back().commented == node && m_d->undoneEdits.empty();
    if (!goesOn)
        m_d->keep({.before = std::move(before),
                   .ply = ply(),
                   .hasMoved = false,
                   .isDeclared = m_d->table.isDeclared(),
                   .commented = node});
    m_d->finishEdit(false);
    return {};
}

void GameSession::endComment() {
    if (!m_d->edits.empty())
        m_d->edits.back().commented = -1;
}

bool GameSession::undoChangesRecord() const {
    return m_d->undoLeadsTo() == Private::Undo::edit;
}

bool GameSession::redoChangesRecord() const {
    return !m_d->store.hasNext() && m_d->redoesEdit();
}

} // namespace session

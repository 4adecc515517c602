#include "ui/game/play_commands.h"

#include "core/session/game_session.h"
#include "ui/board/board_widget.h"
#include "ui/game/commentary.h"
#include "ui/game/play_screen.h"
#include "ui/game/side_panel.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_controller.h"
#include "ui/history/history_comment.h"
#include "ui/history/history_controller.h"
#include "ui/history/history_panel.h"
#include "ui/new_game/new_game.h"
#include "ui/text/fault_text.h"

namespace ui {

using session::UndoStep;

namespace {

bool isPerson(const session::GameSetup& setup, game::Side side) {
    return setup.player(side).kind == session::PlayerKind::human;
}

bool arePeople(const session::GameSetup& setup) {
    return isPerson(setup, game::Side::first) && isPerson(setup, game::Side::second);
}

bool hasPerson(const session::GameSetup& setup) {
    return isPerson(setup, game::Side::first) || isPerson(setup, game::Side::second);
}

} // namespace

PlayCommands::PlayCommands(session::GameSession& session, PlayScreen& screen)
    : QObject(&screen), m_session(session), m_screen(screen) {}

void PlayCommands::startGame(const NewGameChoice& choice, const QString& rulesId) {
    keepComment();
    const auto started = m_session.newGame(setupFrom(choice, rulesId));
    if (!started)
        m_screen.commentary().refuse(faultText(started.fault()));
    m_screen.board().setFocus();
}

bool PlayCommands::hasNextGame() const {
    return m_session.game().isOver() && !m_session.game().setup().length.isSingle() && !m_session.game().isMatchOver();
}

void PlayCommands::playAgain(const QMap<QString, QString>& rules) {
    const session::GameSetup& now = m_session.game().setup();
    const NewGameChoice last = Settings::newGame();
    const session::GameSetup chosen = setupFrom(last, rules.value(last.gameId));
    const bool isTheirs = now.players == chosen.players && now.length == chosen.length &&
                          m_session.game().match().gameId() == chosen.gameId &&
                          m_session.game().match().rulesId() == chosen.rulesId;
    if ((m_session.game().isOver() && isTheirs) || hasNextGame()) {
        keepComment();
        m_session.rematch();
        m_screen.board().setFocus();
        return;
    }
    startGame(last, rules.value(last.gameId));
}

// A turn made in the past goes on from there; one that is not legal there must not move the game.
bool PlayCommands::refusesInThePast(const QString& turnText) {
    const std::shared_ptr<const game::Match> shown = m_screen.history().shownMatch();
    const std::unique_ptr<game::Match> there = shown->clone();
    if (const auto possible = there->play(turnText.toStdString()); !possible) {
        m_screen.commentary().refuse(faultText(possible.fault()));
        return true;
    }
    if (mayPlayAt(shown->state()))
        return false;
    m_screen.commentary().refuse(faultText({.code = game::FaultCode::notYourTurn}));
    return true;
}

void PlayCommands::playTurn(const QString& turnText) {
    const bool isViewing = m_screen.history().isViewing();
    if (isViewing && refusesInThePast(turnText))
        return;
    // The tutor may keep it for a moment, or until the person has decided.
    const bool mayPlay = isViewing || m_session.referee().humanToMove().has_value();
    if (!mayPlay || !m_screen.tutor().holds(turnText))
        playChecked(turnText);
}

void PlayCommands::playChecked(const QString& turnText) {
    const bool wasTrial = m_session.game().isTrial();
    if (m_screen.history().isViewing())
        m_screen.history().tryFromHere();
    const auto played = m_session.playTurn(turnText.toStdString());
    TurnField& field = m_screen.panel().turnField();
    if (played) {
        if (field.hasFocus())
            m_screen.board().setFocus();
        field.reset();
        if (!wasTrial && m_session.game().isTrial())
            m_screen.commentary().note(
                tr("This turn is kept as a variation. The game and its result stay as they are."));
        return;
    }
    m_screen.showPosition();
    m_screen.commentary().refuse(faultText(played.fault()));
}

// Edits of the record are undone also while another position is looked at.
bool PlayCommands::canUndo() const {
    const UndoStep step = m_session.undoStep();
    return m_screen.tutor().isHolding() || m_screen.board().canTakeBack() || step == UndoStep::edit ||
           (step != UndoStep::none && !m_screen.history().isViewing());
}

bool PlayCommands::canRedo() const {
    const UndoStep step = m_session.redoStep();
    return step == UndoStep::edit || (step != UndoStep::none && !m_screen.history().isViewing());
}

bool PlayCommands::undoLeavesGame() const {
    return !m_screen.tutor().isHolding() && !m_screen.board().canTakeBack() && m_session.undoStep() == UndoStep::game;
}

void PlayCommands::undo() {
    keepComment();
    if (m_screen.tutor().isHolding())
        m_screen.tutor().retry();
    else if (m_screen.board().canTakeBack())
        m_screen.board().takeBackStep();
    else
        undoInGame();
}

// A game that undo puts off the table can be missed.
void PlayCommands::undoInGame() {
    const bool leavesGame = m_session.undoStep() == UndoStep::game;
    m_session.undo();
    if (leavesGame && m_session.redoStep() == UndoStep::game)
        m_screen.commentary().note(tr("The game before this one is back. Redo returns to the other."));
}

void PlayCommands::redo() {
    keepComment();
    m_session.redo();
}

bool PlayCommands::mayResign() const {
    return m_session.game().mayDeclare() && hasPerson(m_session.game().setup());
}

bool PlayCommands::mayAgreeDraw() const {
    return m_session.game().mayDeclare() && arePeople(m_session.game().setup());
}

bool PlayCommands::hasComputer() const {
    return !arePeople(m_session.game().setup());
}

// Between people it is the one to move who resigns.
void PlayCommands::resign() {
    const session::GameSetup& setup = m_session.game().setup();
    if (!hasPerson(setup))
        return;
    if (arePeople(setup))
        m_session.resign(m_session.referee().humanToMove().value_or(m_session.game().match().sideToMove()));
    else
        m_session.resign(isPerson(setup, game::Side::first) ? game::Side::first : game::Side::second);
}

bool PlayCommands::mayPlayAt(const game::StateView& shown) const {
    if (m_screen.history().isViewing())
        return isPerson(m_session.game().setup(), shown.toMove) && !shown.outcome;
    return m_session.referee().humanToMove().has_value();
}

void PlayCommands::keepComment() {
    m_screen.panel().historyPanel().comment().commit();
}

void PlayCommands::promoteVariation() {
    keepComment();
    if (m_session.edits().promote(m_screen.history().shownNode()))
        m_screen.commentary().note(tr("This line is now the main line. Undo reverses that."));
}

void PlayCommands::deleteFromHere() {
    keepComment();
    const std::size_t before = m_session.game().record().nodes.size();
    if (!m_session.edits().deleteFrom(m_screen.history().shownNode()))
        return;
    const auto gone = static_cast<int>(before - m_session.game().record().nodes.size());
    m_screen.commentary().note(tr("%n turn(s) deleted. Undo brings them back.", nullptr, gone));
}

} // namespace ui

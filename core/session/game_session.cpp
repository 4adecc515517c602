#include "core/session/game_session_p.h"

#include "core/game/random.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/session_record.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace session {

using game::Side;

namespace {

std::uint64_t seedOr(std::uint64_t seed) {
    while (seed == 0)
        seed = QRandomGenerator::global()->generate64();
    return seed;
}

} // namespace

GameSession::Private::Private(GameSession& session, const QString& folder, TableWorkshop workshop)
    : q(session), store(folder, [this](const Problem& trouble) { tell(trouble); }),
      tables(folder.isEmpty() ? QString() : folder + QStringLiteral("/tables"), std::move(workshop)),
      passer(std::make_unique<PassPlayer>()), table(std::move(*Table::start({}))) {
    const auto listen = [this](Player& player) {
        QObject::connect(&player, &Player::turnChosen, &q,
                         [this](quint64 answered, const QString& turn) { onTurnChosen(answered, turn); });
    };
    for (std::size_t side = 0; side < 2; ++side) {
        people[side] = std::make_unique<HumanPlayer>();
        computers[side] = std::make_unique<ComputerPlayer>(engine);
        listen(*people[side]);
        listen(*computers[side]);
    }
    listen(*passer);
    QObject::connect(&engine, &Engine::answered, &q, [this] { tables.lookForDamage(); });
    QObject::connect(&tables, &PerfectTables::valuesChanged, &q, [this](const QString& rulesId) {
        if (rulesId.toStdString() != table.match().rulesId())
            return;
        useTable();
        emit q.perfectPlayChanged();
    });
}

// Referee -----------------------------------------------------------------------------------------------------------

void GameSession::Private::onTurnChosen(quint64 answered, const QString& turn) {
    if (answered != ticket || !active)
        return;
    const bool isPerson = active == people[0].get() || active == people[1].get();
    const auto result = hasRoom() ? table.play(turn.toStdString())
                                  : game::Fault{.code = game::FaultCode::recordTooLong, .expected = record::kMaxBytes};
    // Handed over now, since a slot may play on.
    if (auto* const waiting = std::exchange(answer, nullptr))
        *waiting = result;
    if (result) {
        change(Event::turn);
    } else if (!isPerson) {
        isPaused = true;
        ask();
        tell({.code = ProblemCode::computerFailed, .file = {}, .reason = turn, .fault = result.fault()});
        announce(Event::none);
    }
}

void GameSession::Private::change(Event event) {
    if (event != Event::started) {
        isUntouched = false;
        store.forgetNext();
    }
    if (event == Event::turn)
        undoneEdits.clear();
    ask();
    save();
    announce(event);
}

bool GameSession::Private::isComputerToMove() const {
    return isStarted && !table.outcome() && !table.isHuman(table.state().toMove);
}

Player* GameSession::Private::nextPlayer() {
    if (!isStarted || table.outcome() || (isPaused && isComputerToMove()))
        return nullptr;
    if (table.isPassDue())
        return passer.get();
    const std::size_t side = game::indexOf(table.state().toMove);
    if (isComputerToMove())
        return computers[side].get();
    return people[side].get();
}

void GameSession::Private::ask() {
    if (active)
        active->cancel();
    ++ticket;
    active = nextPlayer();
    if (active)
        active->requestTurn(ticket, table.match());
}

void GameSession::Private::announce(Event event) {
    // An edit tells of the record alone: what an outer change still has to tell stays due.
    const quint64 mine = event == Event::edited ? generation : ++generation;
    // Each in its own right, for as long as no slot has changed the game again.
    const auto say = [&](bool isDue, auto&& signal) {
        if (isDue && mine == generation)
            signal();
    };
    const bool isOver = table.outcome().has_value();
    const bool hasEnded = isOver && !toldOver && event != Event::started;
    toldOver = isOver;
    say(event == Event::started, [&] { emit q.gameStarted(); });
    say(event == Event::turn, [&] { emit q.turnPlayed(table.ply()); });
    say(event != Event::none, [&] { emit q.historyChanged(); });
    say(event != Event::none && event != Event::edited, [&] { emit q.positionChanged(); });
    say(table.matchScore() != toldScore, [&] {
        toldScore = table.matchScore();
        emit q.matchScoreChanged();
    });
    say(isPaused != toldPaused, [&] {
        toldPaused = isPaused;
        emit q.computerPausedChanged(isPaused);
    });
    say(q.isThinking() != toldThinking, [&] {
        toldThinking = q.isThinking();
        emit q.thinkingChanged(toldThinking);
    });
    say(event != Event::none && event != Event::edited && active == passer.get(),
        [&] { emit q.passAnnounced(table.state().toMove); });
    say(hasEnded, [&] { emit q.gameOver(); });
    sayTroubles();
}

// Computers that play each other would play on at once.
void GameSession::Private::pauseDemo() {
    if (!table.hasPeople())
        isPaused = true;
}

// What is being thought at the moment is not disturbed.
void GameSession::Private::useTable() {
    values = tables.values(table.match().gameId(), table.match().rulesId());
    engine.useExactValues(values);
}

// Ends the game. A game that ends before its first turn has no place for turns that were undone: they stay in the game
// that they belong to, which goes to the archive.
void GameSession::Private::declare(const game::Outcome& outcome) {
    if (table.ply() == 0 && table.hasTurns()) {
        const record::Game whole = table.keptForm();
        store.replace(&whole, GameStore::fromHere());
    }
    table.declare(outcome);
    undoneEdits.clear();
    change(Event::moved);
}

bool GameSession::Private::goToNode(int node) {
    if (!isStarted || node < 0 || static_cast<std::size_t>(node) >= table.record().nodes.size())
        return false;
    pauseDemo();
    table.goToNode(node);
    undoneEdits.clear();
    return true;
}

// Undone edits wait for the game to come back to where they were undone.
void GameSession::Private::undoOrRedoTo(int ply) {
    pauseDemo();
    table.undoTo(ply);
    change(Event::moved);
}

// Starting ----------------------------------------------------------------------------------------------------------

GameSession::GameSession(const QString& dataFolder, QObject* parent)
    : GameSession(dataFolder, TableWorkshop::ofThisMachine(), parent) {}

GameSession::GameSession(const QString& dataFolder, TableWorkshop workshop, QObject* parent)
    : QObject(parent), m_d(std::make_unique<Private>(*this, dataFolder, std::move(workshop))) {}

GameSession::~GameSession() {
    if (m_d->active)
        m_d->active->cancel();
    m_d->active = nullptr;
    m_d->ticket = 0;
    blockSignals(true);
    m_d->save();
}

game::Result<void> GameSession::newGame(const GameSetup& setup) {
    GameSetup seeded = setup;
    seeded.seed = seedOr(setup.seed);
    auto next = Table::start(std::move(seeded));
    if (!next)
        return next.fault();
    if (record::write(next->record()).size() > std::size_t{kMostOpenedBytes})
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOpenedBytes};
    m_d->store.open();
    m_d->replaceBy(std::move(*next), GameStore::fromHere());
    m_d->change(Private::Event::started);
    return {};
}

bool GameSession::rematch() {
    const auto ended = outcome();
    if (!m_d->isStarted || !ended)
        return false;
    GameSetup next = setup();
    const Side starter = m_d->table.match().sideToMoveAt(0);
    next.starter = game::opponent(m_d->table.mainOutcome().value_or(*ended).winner.value_or(starter));
    if (!next.startPosition.empty())
        next.startPosition = startFor(next, next.starter);
    next.seed = seedOr(game::mix64(next.seed));
    const MatchScore earlier = isMatchOver() ? MatchScore{} : matchScore();
    auto table = Table::start(next);
    if (!table)
        return false;
    table->setEarlierGames(earlier);
    m_d->replaceBy(std::move(*table), GameStore::fromHere());
    m_d->change(Private::Event::started);
    return true;
}

// Playing -----------------------------------------------------------------------------------------------------------

game::Result<game::TurnView> GameSession::playTurn(std::string_view turnText) {
    const auto side = humanToMove();
    if (!side)
        return game::Fault{.code = isOver() ? game::FaultCode::gameOver : game::FaultCode::notYourTurn};
    // The text may lie in the match, which the turn changes.
    const QString turn = QString::fromUtf8(turnText.data(), static_cast<qsizetype>(turnText.size()));
    std::optional<game::Result<game::TurnView>> played;
    m_d->answer = &played;
    m_d->people[game::indexOf(*side)]->choose(turn);
    m_d->answer = nullptr;
    return played.value_or(game::Fault{.code = game::FaultCode::notYourTurn});
}

void GameSession::undo() {
    switch (m_d->undoLeadsTo()) {
    case Private::Undo::edit:
        m_d->undoEdit();
        break;
    case Private::Undo::turn:
        m_d->undoOrRedoTo(*m_d->table.undoTarget());
        break;
    case Private::Undo::previousGame:
        m_d->bringBack(Private::Way::back);
        break;
    case Private::Undo::none:
        break;
    }
}

void GameSession::redo() {
    if (m_d->store.hasNext())
        m_d->bringBack(Private::Way::forward);
    else if (m_d->redoesEdit())
        m_d->redoEdit();
    else if (const auto target = m_d->table.redoTarget())
        m_d->undoOrRedoTo(*target);
}

void GameSession::playFromHere(int ply) {
    const int wanted = std::clamp(ply, 0, lineLength());
    if (wanted == this->ply() || !m_d->isStarted)
        return;
    m_d->pauseDemo();
    m_d->table.goToPly(wanted);
    m_d->table.playOn();
    m_d->undoneEdits.clear();
    m_d->change(Private::Event::moved);
}

void GameSession::playFromNode(int node) {
    if (!m_d->goToNode(node))
        return;
    m_d->table.playOn();
    m_d->change(Private::Event::moved);
}

bool GameSession::goToNode(int node) {
    if (!m_d->goToNode(node))
        return false;
    m_d->change(Private::Event::moved);
    return true;
}

void GameSession::resign(Side side) {
    if (!m_d->isStarted || !mayEndGame())
        return;
    const Side winner = game::opponent(side);
    m_d->declare({.winner = winner,
                  .reason = game::Reason::resign,
                  .score = winner == Side::first ? game::Score::points(1, 0) : game::Score::points(0, 1)});
}

void GameSession::agreeDraw() {
    if (!m_d->isStarted || !mayEndGame() || !m_d->table.isHuman(Side::first) || !m_d->table.isHuman(Side::second))
        return;
    m_d->declare({.winner = std::nullopt, .reason = game::Reason::agreed, .score = {{1, 1}}});
}

// The computer ------------------------------------------------------------------------------------------------------

void GameSession::setComputerPace(int milliseconds) {
    const int pace = std::max(0, milliseconds);
    for (const auto& computer : m_d->computers)
        computer->setPace(pace);
    m_d->passer->setPace(pace);
}

void GameSession::setComputerPaused(bool paused) {
    if (paused == m_d->isPaused)
        return;
    m_d->isPaused = paused;
    if (m_d->isComputerToMove())
        m_d->ask();
    m_d->announce(Private::Event::none);
}

void GameSession::hurryComputer() {
    for (const auto& computer : m_d->computers)
        computer->hurry();
}

PerfectTables& GameSession::tables() const {
    return m_d->tables;
}

bool GameSession::playsPerfectly(Side side) const {
    const PlayerSetup& player = setup().player(side);
    return m_d->values && player.kind == PlayerKind::computer && player.level >= ai::levelCount();
}

} // namespace session

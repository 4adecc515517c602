#include "core/session/game_session.h"

#include "core/game/random.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/file_access.h"
#include "core/session/perfect_tables.h"
#include "core/session/session_record.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace session {

using game::Side;

namespace {

constexpr Changes kOfPosition = Change::position | Change::record;
constexpr Changes kOfGame = Change::game | kOfPosition;

std::uint64_t seedOr(std::uint64_t seed) {
    while (seed == 0)
        seed = QRandomGenerator::global()->generate64();
    return seed;
}

} // namespace

GameSession::GameSession(const QString& dataFolder, QObject* parent)
    : GameSession(dataFolder, TableServices::ofThisMachine(), games::newThinker, parent) {}

GameSession::GameSession(const QString& dataFolder, TableServices services, NewThinker newThinker, QObject* parent)
    : QObject(parent), m_store(dataFolder, [this](const Problem& trouble) { report(trouble); }),
      m_tables(std::make_unique<PerfectTables>(
          dataFolder.isEmpty() ? QString() : dataFolder + QStringLiteral("/tables"), std::move(services))),
      m_game(PlayedGame::notBegun()), m_referee(m_game, std::move(newThinker)), m_edits(m_game), m_files(m_store) {
    connect(&m_referee, &Referee::turnPlayed, this, [this] { take(Change::turn | kOfPosition); });
    connect(&m_referee, &Referee::pausedChanged, this, [this] { announce({}); });
    connect(&m_referee, &Referee::computerFailed, this, [this](const QString& turn, const game::Fault& fault) {
        report({.code = ProblemCode::computerFailed, .file = {}, .reason = turn, .fault = fault});
        announce({});
    });
    connect(&m_referee, &Referee::thought, this, [this] { m_tables->lookForDamage(); });
    connect(&m_edits, &RecordEdits::edited, this, [this] { take(Change::record); });
    connect(&m_edits, &RecordEdits::moved, this, [this] {
        m_referee.pauseComputers();
        take(kOfPosition);
    });
    connect(&m_files, &RecordFiles::problem, this, &GameSession::problem);
    connect(&m_files, &RecordFiles::openFileTaken, this, &GameSession::saveNow);
    connect(m_tables.get(), &PerfectTables::valuesChanged, this, [this](const QString& rulesId) {
        if (rulesId.toStdString() != m_game.match().rulesId())
            return;
        useTable();
        announce(Change::perfectPlay);
    });
}

GameSession::~GameSession() {
    m_referee.stop();
    blockSignals(true);
    save();
}

// Changes -----------------------------------------------------------------------------------------------------------

void GameSession::take(Changes what) {
    if (!what.testFlag(Change::game)) {
        m_isUntouched = false;
        m_store.forgetNext();
    }
    if (what.testFlag(Change::turn))
        m_edits.forgetUndone();
    if (what.testFlag(Change::position))
        m_referee.ask();
    save();
    announce(what);
}

// Adds what follows from the change, and says it.
void GameSession::announce(Changes what) {
    const bool isOver = m_game.isOver();
    what.setFlag(Change::end, isOver && !m_wasOver && !what.testFlag(Change::game));
    what.setFlag(Change::pass, what.testFlag(Change::position) && m_referee.isPassing());
    what.setFlag(Change::matchScore, m_game.matchScore() != m_score);
    what.setFlag(Change::pause, m_referee.isPaused() != m_wasPaused);
    what.setFlag(Change::thinking, m_referee.isThinking() != m_wasThinking);
    m_wasOver = isOver;
    m_score = m_game.matchScore();
    m_wasPaused = m_referee.isPaused();
    m_wasThinking = m_referee.isThinking();
    if (what)
        emit changed(what);
    reportTroubles();
}

void GameSession::reportTroubles() {
    for (const Problem& trouble : std::exchange(m_troubles, {}))
        emit problem(trouble);
}

void GameSession::useTable() {
    m_referee.useValues(m_tables->values(m_game.match().gameId(), m_game.match().rulesId()));
}

// Another game ------------------------------------------------------------------------------------------------------

void GameSession::replaceBy(PlayedGame next, GameStore::Source source) {
    const record::Game leaving = m_game.keptForm();
    m_store.replace(isWorthKeeping() ? &leaving : nullptr, std::move(source));
    setUp(std::move(next));
}

void GameSession::setUp(PlayedGame next) {
    m_referee.stop();
    m_game = std::move(next);
    m_referee.begin();
    useTable();
    m_edits.forget();
    m_isUntouched = false;
}

bool GameSession::resume() {
    auto kept = m_store.resume();
    auto game = kept ? PlayedGame::fromRecord(std::move(*kept)) : game::Result<PlayedGame>(game::Fault{});
    if (game) {
        setUp(std::move(*game));
        take(kOfGame);
    }
    reportTroubles();
    return static_cast<bool>(game);
}

game::Result<void> GameSession::newGame(const GameSetup& setup) {
    GameSetup seeded = setup;
    seeded.seed = seedOr(setup.seed);
    auto next = PlayedGame::start(std::move(seeded));
    if (!next)
        return next.fault();
    if (record::write(next->record()).size() > std::size_t{kMostOpenedBytes})
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOpenedBytes};
    m_store.open();
    replaceBy(std::move(*next), GameStore::fromHere());
    take(kOfGame);
    return {};
}

bool GameSession::rematch() {
    if (!m_game.isBegun() || !m_game.isOver())
        return false;
    auto next = PlayedGame::next(m_game);
    if (!next)
        return false;
    replaceBy(std::move(*next), GameStore::fromHere());
    take(kOfGame);
    return true;
}

bool GameSession::openRecord(const QString& path) {
    const auto text = readFile(path);
    const auto opened = text ? openText(*text, path) : game::Result<void>(text.fault());
    if (!opened) {
        const bool isDisk = opened.fault().code == game::FaultCode::unreadable;
        report({.code = isDisk ? ProblemCode::cannotRead : ProblemCode::badRecord,
                .file = path,
                .reason = isDisk ? QString::fromStdString(opened.fault().text) : QString(),
                .fault = opened.fault()});
    }
    reportTroubles();
    return static_cast<bool>(opened);
}

game::Result<void> GameSession::openRecordText(std::string_view text) {
    return openText(text, {});
}

game::Result<void> GameSession::openText(std::string_view text, const QString& file) {
    auto read = record::read(text);
    if (!read)
        return read.fault();
    // As this program writes it, a game can be longer than it was, and it grows: the autosave must stay readable.
    if (record::write(*read).size() > std::size_t{kMostOpenedBytes})
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOpenedBytes};
    auto next = PlayedGame::fromElsewhere(std::move(*read));
    if (!next)
        return next.fault();
    m_store.open();
    replaceBy(std::move(*next), {.file = file, .fileSum = checksum(text)});
    m_isUntouched = true;
    take(kOfGame);
    return {};
}

bool GameSession::reopenFromArchive(const QString& file) {
    if (m_game.isBegun() && file == m_store.archiveFile())
        return true; // it is on the table
    Archive& archive = m_store.archive();
    auto found = archive.read(file);
    auto next = found ? PlayedGame::fromRecord(withoutFileTags(std::move(found->game)))
                      : game::Result<PlayedGame>(found.fault());
    if (next) {
        next->keepEnd();
        m_store.open();
        replaceBy(std::move(*next), {.copy = found->copy});
        m_isUntouched = true;
        take(kOfGame);
    } else {
        report(
            {.code = ProblemCode::archiveUnreadable, .file = archive.path(file), .reason = {}, .fault = next.fault()});
    }
    reportTroubles();
    return static_cast<bool>(next);
}

// Only a game in which nobody has decided or said anything yet may go without a trace, or one that was put on the table
// and left as it was, which goes where it can be found.
bool GameSession::canBringBack() const {
    if (!m_game.isBegun() || !m_store.hasPrevious())
        return false;
    const auto& nodes = m_game.record().nodes;
    const auto isSilent = [](const record::Node& node) { return node.comments.empty() && node.remarks.empty(); };
    return m_isUntouched || (!m_game.hasDecisions() && std::all_of(nodes.begin(), nodes.end(), isSilent));
}

void GameSession::bringBack(Way way) {
    using Trace = GameStore::Trace;
    const bool isOnlyBegun = way == Way::back && !m_isUntouched; // by the computer, at most
    const Trace trace = !isWorthKeeping() ? Trace::none : isOnlyBegun ? Trace::redo : Trace::archive;
    const record::Game leaving = m_game.keptForm();
    auto kept = way == Way::back ? m_store.goBack(leaving, trace) : m_store.goForward(leaving, trace);
    if (!kept)
        return;
    auto next = PlayedGame::fromRecord(std::move(*kept));
    if (!next)
        return;
    setUp(std::move(*next));
    m_isUntouched = way == Way::forward;
    take(kOfGame);
}

// The game goes on --------------------------------------------------------------------------------------------------

game::Result<game::TurnView> GameSession::playTurn(std::string_view turnText) {
    return m_referee.commit(m_referee.personsTurn().value_or(Referee::Request{}), turnText);
}

bool GameSession::goTo(int node) {
    if (!m_game.isBegun() || !m_game.hasNode(node))
        return false;
    m_referee.pauseComputers();
    m_game.goToNode(node);
    m_edits.forgetUndone();
    return true;
}

bool GameSession::goToNode(int node) {
    if (!goTo(node))
        return false;
    take(kOfPosition);
    return true;
}

bool GameSession::playFromNode(int node) {
    if (!goTo(node))
        return false;
    m_game.playOn();
    take(kOfPosition);
    return true;
}

void GameSession::resign(Side side) {
    if (!m_game.isBegun() || !m_game.mayDeclare())
        return;
    const Side winner = game::opponent(side);
    declare({.winner = winner,
             .reason = game::Reason::resign,
             .score = winner == Side::first ? game::Score::points(1, 0) : game::Score::points(0, 1)});
}

void GameSession::agreeDraw() {
    const GameSetup& setup = m_game.setup();
    if (!m_game.isBegun() || !m_game.mayDeclare() || !setup.isHuman(Side::first) || !setup.isHuman(Side::second))
        return;
    declare({.winner = std::nullopt, .reason = game::Reason::agreed, .score = {{1, 1}}});
}

// A game that ends before its first turn has no place for turns that were undone: they stay in the game that they
// belong to, which goes to the archive.
void GameSession::declare(const game::Outcome& outcome) {
    if (m_game.ply() == 0 && m_game.record().nodes.size() > 1) {
        const record::Game whole = m_game.keptForm();
        m_store.replace(&whole, GameStore::fromHere());
    }
    m_game.declare(outcome);
    m_edits.forgetUndone();
    take(kOfPosition);
}

// Undo --------------------------------------------------------------------------------------------------------------

UndoStep GameSession::undoStep() const {
    const bool leavesGame = canBringBack();
    if (m_isUntouched && leavesGame)
        return UndoStep::game;
    if (m_edits.undoComesNext())
        return UndoStep::edit;
    if (m_game.undoTarget())
        return UndoStep::turn;
    return leavesGame ? UndoStep::game : UndoStep::none;
}

UndoStep GameSession::redoStep() const {
    if (m_store.hasNext())
        return UndoStep::game;
    if (m_edits.redoComesNext())
        return UndoStep::edit;
    return m_game.redoTarget() ? UndoStep::turn : UndoStep::none;
}

void GameSession::undo() {
    switch (undoStep()) {
    case UndoStep::edit:
        m_edits.undo();
        break;
    case UndoStep::turn:
        undoTo(*m_game.undoTarget());
        break;
    case UndoStep::game:
        bringBack(Way::back);
        break;
    case UndoStep::none:
        break;
    }
}

void GameSession::redo() {
    switch (redoStep()) {
    case UndoStep::edit:
        m_edits.redo();
        break;
    case UndoStep::turn:
        undoTo(*m_game.redoTarget());
        break;
    case UndoStep::game:
        bringBack(Way::forward);
        break;
    case UndoStep::none:
        break;
    }
}

// Undone edits wait for the game to come back to where they were undone.
void GameSession::undoTo(int ply) {
    m_referee.pauseComputers();
    m_game.undoTo(ply);
    take(kOfPosition);
}

// What is kept ------------------------------------------------------------------------------------------------------

std::string GameSession::recordText() const {
    return record::write(m_game.record());
}

// A turn takes a few dozen bytes, its number included. Where there is no room for one more, none is taken: what is
// written can always be read.
void GameSession::save() {
    constexpr std::size_t kTurn = 256;
    if (!m_game.isBegun())
        return;
    m_store.save(m_game.keptForm());
    const bool hasRoom = m_store.savedBytes() + kTurn <= std::size_t{record::kMaxBytes};
    m_referee.refuseTurns(
        hasRoom ? std::nullopt
                : std::optional(game::Fault{.code = game::FaultCode::recordTooLong, .expected = record::kMaxBytes}));
}

bool GameSession::isWorthKeeping() const {
    return m_game.isBegun() && session::isWorthKeeping(m_game.record());
}

bool GameSession::saveNow() {
    save();
    reportTroubles();
    return unsafeRecords().empty();
}

std::vector<std::string> GameSession::unsafeRecords() const {
    std::vector<std::string> records;
    if (isWorthKeeping() && !m_store.isTableSafe())
        records.push_back(recordText());
    for (const record::Game& game : m_store.unsafeGames())
        records.push_back(record::write(game));
    return records;
}

} // namespace session

#include "core/session/analyst.h"

#include "core/ai/exact_play.h"
#include "core/ai/stop_token.h"
#include "core/session/perfect_tables.h"
#include "core/session/table_workshop.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <new>
#include <utility>

namespace session {

struct AnalystJob {
    std::string key;
    std::size_t round = 0;
    std::shared_ptr<const game::Match> match; // at the position
    std::shared_ptr<const linja::ExactValues> exact;
    ai::Limits limits;
    ai::StopToken stop;
    std::atomic<bool> isGivenUp{false};
};

// Used in the worker's thread only.
class AnalystWorker : public QObject {
public:
    // By search where a look-up fails. Nothing where the memory does not suffice.
    ai::TurnValues work(const AnalystJob& job) {
        try {
            return workOrThrow(job);
        } catch (const std::bad_alloc&) {
            forget();
            return {};
        }
    }
    void forget() { m_thinker.reset(); }

private:
    ai::TurnValues workOrThrow(const AnalystJob& job) {
        if (ai::isSolved(*job.match, job.exact.get()))
            if (auto values = ai::exactTurnValues(*job.match, *job.exact, job.stop); !values.failed)
                return values;
        if (!m_thinker || m_gameId != job.match->gameId()) {
            m_gameId = job.match->gameId();
            m_thinker = ai::newThinker(m_gameId);
        }
        return m_thinker ? ai::searchedTurnValues(*job.match, *m_thinker, job.limits, job.stop) : ai::TurnValues{};
    }

    std::string m_gameId;
    std::unique_ptr<ai::Thinker> m_thinker;
};

namespace {

// Enough for several games; a position takes a few kilobytes.
constexpr std::size_t kMostKnown = 400;
// Of a position whose values are from a table.
constexpr std::size_t kAllRounds = std::numeric_limits<std::size_t>::max();

std::vector<ai::Limits> usualRounds() {
    std::vector<ai::Limits> rounds(2);
    rounds[0].moveTime = std::chrono::milliseconds(50);
    rounds[1].moveTime = std::chrono::milliseconds(500);
    return rounds;
}

// A key for every ply: the rules, the position, and those positions that have occurred twice, for a third time would be
// a draw. Nothing else of the history counts.
std::vector<std::string> keysOf(const game::Match& match) {
    std::vector<std::string> keys;
    std::unordered_map<std::string, int> seen;
    std::string twice;
    std::string rules(match.gameId());
    rules.append(" ").append(match.rulesId()).append(" ");
    for (int ply = 0; ply <= match.plyCount(); ++ply) {
        const std::string text = match.stateAt(ply).text;
        if (++seen[text] == 2)
            twice.append("|").append(text);
        std::string key = rules;
        keys.push_back(key.append(text).append(twice));
    }
    return keys;
}

std::shared_ptr<const game::Match> matchAt(const game::Match& line, int ply) {
    std::unique_ptr<game::Match> match = line.clone();
    while (match->plyCount() > ply && match->undo()) {
    }
    return match;
}

ai::Value forFirstSide(ai::Value value, game::Side mover) {
    using Kind = ai::Value::Kind;
    if (mover == game::Side::first)
        return value;
    if (value.kind == Kind::units)
        value.amount = -value.amount;
    else
        value.kind = value.kind == Kind::winIn ? Kind::lossIn : Kind::winIn;
    return value;
}

std::optional<Judgement> judgementOfEnd(const game::StateView& state) {
    if (!state.outcome)
        return std::nullopt;
    const game::Score& score = state.outcome->score;
    const int margin =
        state.outcome->winner ? score.pointsOf(game::Side::first) - score.pointsOf(game::Side::second) : 0;
    return Judgement{{ai::Value::Kind::units, margin, true}, std::make_shared<ai::TurnValues>()};
}

} // namespace

Analyst::Analyst(PerfectTables& tables, QObject* parent) : QObject(parent), m_tables(tables), m_rounds(usualRounds()) {
    m_thread.setObjectName(QStringLiteral("analyst"));
    connect(&tables, &PerfectTables::valuesChanged, this, [this](const QString& rulesId) {
        if (!m_line || rulesId.toStdString() != m_line->rulesId())
            return;
        m_exact = m_tables.values(m_line->gameId(), m_line->rulesId());
        giveUp();
        next();
    });
}

Analyst::~Analyst() {
    giveUp();
    m_thread.quit();
    m_thread.wait();
}

void Analyst::study(const std::shared_ptr<const game::Match>& line, int ply, Scope scope) {
    if (scope == Scope::nothing || !line) {
        giveUp();
        // The search's memory is of use no more; what it has found is.
        if (m_worker && m_scope != Scope::nothing)
            QMetaObject::invokeMethod(
                m_worker, [worker = m_worker] { worker->forget(); }, Qt::QueuedConnection);
        m_scope = Scope::nothing;
        m_line.reset();
        m_exact.reset(); // a table that nobody asks can be deleted
        m_keys.clear();
        return;
    }
    std::vector<std::string> keys = keysOf(*line);
    if (keys != m_keys || !m_line) {
        m_line = line;
        m_keys = std::move(keys);
    }
    m_exact = m_tables.values(m_line->gameId(), m_line->rulesId());
    m_ply = std::clamp(ply, 0, m_line->plyCount());
    m_scope = scope;
    next();
}

void Analyst::setHurried(bool hurried) {
    if (m_isHurried == hurried)
        return;
    m_isHurried = hurried;
    next();
}

void Analyst::setRounds(std::vector<ai::Limits> rounds) {
    giveUp();
    m_rounds = std::move(rounds);
    next();
}

std::optional<Judgement> Analyst::of(const game::Match& match) const {
    if (auto end = judgementOfEnd(match.state()))
        return end;
    const auto found = m_known.find(keysOf(match).back());
    return found == m_known.end() ? std::nullopt : std::optional(found->second.judgement);
}

std::vector<std::optional<Judgement>> Analyst::ofLine() const {
    std::vector<std::optional<Judgement>> line(m_keys.size());
    for (std::size_t ply = 0; ply < m_keys.size(); ++ply)
        if (const auto found = m_known.find(m_keys[ply]); found != m_known.end())
            line[ply] = found->second.judgement;
    if (m_line)
        if (auto end = judgementOfEnd(m_line->state()))
            line.back() = std::move(end);
    return line;
}

// What comes next ---------------------------------------------------------------------------------------------------

bool Analyst::isWanted(int ply, std::size_t round) const {
    // Only the last position of a line can be the end of the game.
    if (ply == m_line->plyCount() && m_line->state().outcome)
        return false;
    const auto found = m_known.find(m_keys[static_cast<std::size_t>(ply)]);
    if (found == m_known.end())
        return true;
    const Known& known = found->second;
    return !known.judgement.turns->isExact() && known.rounds != kAllRounds && (m_exact || known.rounds <= round);
}

std::optional<Analyst::Wish> Analyst::nextWish() const {
    if (m_scope == Scope::nothing || !m_line)
        return std::nullopt;
    const std::size_t rounds = m_exact || m_isHurried ? std::min<std::size_t>(1, m_rounds.size()) : m_rounds.size();
    const int farthest = m_scope == Scope::line ? m_line->plyCount() : 0;
    for (std::size_t round = 0; round < rounds; ++round)
        for (int away = 0; away <= farthest; ++away)
            for (const int ply : {m_ply + away, m_ply - away})
                if (ply >= 0 && ply <= m_line->plyCount() && isWanted(ply, round))
                    return Wish{ply, round};
    return std::nullopt;
}

void Analyst::next() {
    const auto wish = nextWish();
    if (m_job && wish && m_job->key == m_keys[static_cast<std::size_t>(wish->ply)] && m_job->round == wish->round)
        return;
    giveUp();
    if (wish)
        begin(*wish);
}

void Analyst::begin(const Wish& wish) {
    if (!m_worker) {
        m_worker = new AnalystWorker;
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start();
        QMetaObject::invokeMethod(
            m_worker, [] { giveWayToOthers(); }, Qt::QueuedConnection);
    }
    m_job = std::make_shared<AnalystJob>();
    m_job->key = m_keys[static_cast<std::size_t>(wish.ply)];
    m_job->round = wish.round;
    m_job->match = matchAt(*m_line, wish.ply);
    m_job->exact = m_exact;
    m_job->limits = m_rounds[wish.round];
    QMetaObject::invokeMethod(
        m_worker,
        [this, worker = m_worker, job = m_job] {
            if (job->isGivenUp)
                return;
            const ai::TurnValues values = worker->work(*job);
            // This object outlives the thread, see the destructor.
            if (!job->isGivenUp)
                QMetaObject::invokeMethod(
                    this, [this, job, values] { take(job, values); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void Analyst::giveUp() {
    if (!m_job)
        return;
    m_job->isGivenUp = true;
    m_job->stop.request();
    m_job.reset();
}

void Analyst::take(const std::shared_ptr<AnalystJob>& job, const ai::TurnValues& values) {
    if (job->isGivenUp)
        return;
    m_job.reset();
    const bool isFromTable = job->exact && !job->exact->fault();
    m_tables.lookForDamage();
    if (values.results.empty() || values.stopped)
        return;
    auto turns = std::make_shared<ai::TurnValues>(values);
    ai::Value value = turns->results.front().value;
    value.exact = turns->isExact();
    const game::Side mover = job->match->state().toMove;
    forgetOthers();
    m_known[job->key] = {{forFirstSide(value, mover), std::move(turns)}, isFromTable ? kAllRounds : job->round + 1};
    next();
    emit changed();
}

// Once too much is known, all but the line under study.
void Analyst::forgetOthers() {
    if (m_known.size() < kMostKnown + m_keys.size())
        return;
    std::unordered_map<std::string, Known> kept;
    for (const std::string& key : m_keys)
        if (const auto found = m_known.find(key); found != m_known.end())
            kept.insert(*found);
    m_known = std::move(kept);
}

} // namespace session

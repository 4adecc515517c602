#include "core/session/analyst.h"

#include "core/ai/stop_token.h"
#include "core/session/perfect_tables.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <new>
#include <utility>

namespace session {

struct Analyst::Job {
    std::string key;
    std::size_t round = 0;
    std::shared_ptr<const game::Match> match; // at the position
    std::shared_ptr<const game::ExactValues> exact;
    ai::Limits limits;
    ai::StopToken stop;
    std::atomic<bool> isGivenUp{false};
};

// Used in the thread only.
struct Analyst::Worker {
    // By search where a look-up fails. Nothing where the memory does not suffice.
    ai::TurnValues work(const Job& job) {
        try {
            return workOrThrow(job);
        } catch (const std::bad_alloc&) {
            thinker.reset();
            return {};
        }
    }

    ai::TurnValues workOrThrow(const Job& job) {
        if (!thinker || gameId != job.match->gameId()) {
            gameId = job.match->gameId();
            thinker = newThinker(gameId);
        }
        if (!thinker)
            return {};
        thinker->useExactValues(job.exact);
        auto values = thinker->exactTurnValues(*job.match, job.stop);
        thinker->useExactValues(nullptr); // the session says how long a table stays open
        if (values && !values->failed)
            return *std::move(values);
        thinker->forget(); // or the answer would depend on what was looked at before
        return ai::searchedTurnValues(*job.match, *thinker, job.limits, job.stop);
    }

    NewThinker newThinker;
    std::string gameId{};
    std::unique_ptr<ai::Thinker> thinker{};
};

namespace {

// Enough for several games; a position takes a few kilobytes.
constexpr std::size_t kMostKnown = 400;
// About 50 ms, half a second and a second on a machine of today.
constexpr std::uint64_t kRoundNodes[] = {40'000, 400'000};
constexpr std::uint64_t kMostNodes = 1'000'000;

ai::Limits ofNodes(std::uint64_t nodes) {
    ai::Limits limits;
    limits.nodes = nodes;
    return limits;
}

std::vector<ai::Limits> usualEfforts() {
    return {ofNodes(kRoundNodes[0]), ofNodes(kRoundNodes[1]), ofNodes(kMostNodes)};
}

std::string rulesKey(std::string_view gameId, std::string_view rulesId) {
    return std::string(gameId).append(" ").append(rulesId).append(" ");
}

// A key for every ply: the rules, the position, and those positions that have occurred twice, for a third time would be
// a draw. Nothing else of the history counts.
std::vector<std::string> keysOf(const game::Match& match) {
    std::vector<std::string> keys;
    std::unordered_map<std::string, int> seen;
    std::string twice;
    const std::string rules = rulesKey(match.gameId(), match.rulesId());
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

Analyst::Analyst(PerfectTables& tables, NewThinker newThinker, QObject* parent)
    : QObject(parent), m_tables(tables), m_newThinker(std::move(newThinker)), m_efforts(usualEfforts()),
      m_thread(WorkThread::Priority::low) {
    connect(&tables, &PerfectTables::valuesChanged, this, [this](const QString& rulesId) {
        // What has been read from a table that is no longer trusted is not trusted either.
        forgetTable(rulesId.toStdString());
        if (!m_line || rulesId.toStdString() != m_line->rulesId())
            return;
        useTable();
        giveUp();
        next();
    });
}

Analyst::~Analyst() {
    giveUp();
}

void Analyst::study(const std::shared_ptr<const game::Match>& line, int ply, Scope scope, Care care) {
    if (scope == Scope::nothing || !line) {
        giveUp();
        // The search's memory is of use no more; what it has found is.
        if (m_worker && m_scope != Scope::nothing)
            m_thread.run([worker = m_worker] { worker->thinker.reset(); });
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
    useTable();
    m_ply = std::clamp(ply, 0, m_line->plyCount());
    m_scope = scope;
    m_care = care;
    next();
}

void Analyst::useTable() {
    m_exact = m_tables.values(m_line->gameId(), m_line->rulesId());
    if (!ai::isSolved(*m_line, m_exact.get()))
        m_exact.reset();
}

void Analyst::setHurried(bool hurried) {
    if (m_isHurried == hurried)
        return;
    m_isHurried = hurried;
    next();
}

void Analyst::setRounds(std::vector<ai::Limits> rounds) {
    giveUp();
    rounds.push_back(m_efforts.back());
    m_efforts = std::move(rounds);
    next();
}

void Analyst::setMostEffort(const ai::Limits& effort) {
    giveUp();
    m_efforts.back() = effort;
    next();
}

std::optional<Judgement> Analyst::of(const game::Match& match) const {
    if (auto end = judgementOfEnd(match.state()))
        return end;
    const Known* known = find(keysOf(match).back());
    return known ? std::optional(known->judgement) : std::nullopt;
}

bool Analyst::isWellKnown(const game::Match& match) const {
    if (match.outcome())
        return true;
    const Known* known = find(keysOf(match).back());
    return known && (known->isFinal() || known->rounds >= m_efforts.size());
}

std::vector<std::optional<Judgement>> Analyst::ofLine() const {
    std::vector<std::optional<Judgement>> line(m_keys.size());
    for (std::size_t ply = 0; ply < m_keys.size(); ++ply)
        if (const Known* known = find(m_keys[ply]))
            line[ply] = known->judgement;
    if (m_line)
        if (auto end = judgementOfEnd(m_line->state()))
            line.back() = std::move(end);
    return line;
}

// What comes next ---------------------------------------------------------------------------------------------------

bool Analyst::Known::isBetterThan(const Known& other) const {
    return isFinal() != other.isFinal() ? isFinal() : rounds > other.rounds;
}

const Analyst::Known* Analyst::find(const std::string& key) const {
    const auto found = m_known.find(key);
    return found == m_known.end() ? nullptr : &found->second;
}

bool Analyst::isWanted(int ply, std::size_t round) const {
    // Only the last position of a line can be the end of the game.
    if (ply == m_line->plyCount() && m_line->outcome())
        return false;
    const Known* known = find(m_keys[static_cast<std::size_t>(ply)]);
    return !known || (!known->isFinal() && (m_exact || known->rounds <= round));
}

std::optional<Analyst::Wish> Analyst::nextWish() const {
    if (m_scope == Scope::nothing || !m_line)
        return std::nullopt;
    const std::size_t all = m_efforts.size() - 1;
    const std::size_t rounds = m_exact || m_isHurried ? std::min<std::size_t>(1, all) : all;
    // Somebody waits for the position of most care; a first value is there soon all the same.
    if (m_care == Care::most)
        for (const std::size_t round : {std::size_t{0}, all})
            if (isWanted(m_ply, round))
                return Wish{m_ply, round};
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
    if (!m_worker)
        m_worker = std::make_shared<Worker>(Worker{.newThinker = m_newThinker});
    m_job = std::make_shared<Job>();
    m_job->key = m_keys[static_cast<std::size_t>(wish.ply)];
    m_job->round = wish.round;
    m_job->match = matchAt(*m_line, wish.ply);
    m_job->exact = m_exact;
    m_job->limits = m_efforts[wish.round];
    m_thread.run([this, worker = m_worker, job = m_job] {
        if (job->isGivenUp)
            return;
        ai::TurnValues values = worker->work(*job);
        if (!job->isGivenUp)
            m_thread.answer([this, job, values = std::move(values)] { take(job, values); });
    });
}

void Analyst::giveUp() {
    if (!m_job)
        return;
    m_job->isGivenUp = true;
    m_job->stop.request();
    m_job.reset();
}

void Analyst::take(const std::shared_ptr<Job>& job, const ai::TurnValues& values) {
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
    const game::Side mover = job->match->sideToMove();
    forgetOthers();
    Known found{{forFirstSide(value, mover), std::move(turns)}, job->round + 1, isFromTable};
    if (const Known* known = find(job->key); !known || found.isBetterThan(*known))
        m_known.insert_or_assign(job->key, std::move(found));
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

// The table of these rules is gone, or cannot be trusted.
void Analyst::forgetTable(const std::string& rulesId) {
    const std::string rules = rulesKey(m_tables.gameId(), rulesId);
    for (auto at = m_known.begin(); at != m_known.end();) {
        const bool isOfRules = at->first.compare(0, rules.size(), rules) == 0;
        at = isOfRules && at->second.isFromTable ? m_known.erase(at) : std::next(at);
    }
}

} // namespace session

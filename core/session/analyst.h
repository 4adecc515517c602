// What the positions of a game are worth, worked out in a thread of its own that gives way to others: first the
// position that is shown, with all its turns, then the rest of its line, the nearest first, then all of them again with
// more effort. At once and exact where the table of the rules is built, else by search.
//
// This is the one place where values are kept: hint, bar, graph, explore view and tutor read them here, so that they
// never differ. What is known is kept by rules and position, so an answer can never belong to another one; an exact
// value takes the place of any estimate, a deeper estimate that of a shallower one, never the other way round. It is
// asked for by position, too: whoever shows a value asks for it with the match that is on the screen.
//
// An estimate depends on the position and the effort alone: efforts are counted in nodes, and every search begins
// without what the searches before it have learnt. So a game shows the same estimates each time it is opened.
#pragma once

#include "core/ai/turn_values.h"
#include "core/game/match.h"
#include "core/session/thinker_thread.h"
#include "core/session/work_thread.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace session {

class PerfectTables;

// What is known of a position.
struct Judgement {
    ai::Value value; // for the first side, whoever is to move: in Linja Red's points less Black's at the end
    std::shared_ptr<const ai::TurnValues> turns; // for the mover; never null, without results when the game is over
};

class Analyst : public QObject {
    Q_OBJECT

public:
    // How much of a line is wanted.
    enum class Scope : std::uint8_t { nothing, position, line };
    // How well the shown position is wanted: like the others of its line, or as well as can be, as for a hint.
    enum class Care : std::uint8_t { usual, most };

    explicit Analyst(PerfectTables& tables, NewThinker newThinker = games::newThinker, QObject* parent = nullptr);
    ~Analyst() override; // stops, and waits for the thread

    // What is wanted from now on: the position of `line` after `ply` turns, and with Scope::line all others of it. What
    // was wanted before is given up. Costs little when nothing has changed.
    void study(const std::shared_ptr<const game::Match>& line, int ply, Scope scope, Care care = Care::usual);
    // Meanwhile no position is searched longer than the first round asks, but the one wanted with most care: somebody
    // else needs the machine.
    void setHurried(bool hurried);
    // The efforts of one round of searches after the other, without a table; limited by nodes or depth.
    void setRounds(std::vector<ai::Limits> rounds);
    // The effort of most care.
    void setMostEffort(const ai::Limits& effort);

    // The present position of the match; nothing when it is not known yet.
    [[nodiscard]] std::optional<Judgement> of(const game::Match& match) const;
    // Whether nothing better can be found out about it: the game is over there, or its value is exact or has been
    // searched with most care.
    [[nodiscard]] bool isWellKnown(const game::Match& match) const;
    // The same as of(), of every position of the line under study.
    [[nodiscard]] std::vector<std::optional<Judgement>> ofLine() const;
    // Whether there is nothing left to find out.
    [[nodiscard]] bool isIdle() const { return !m_job; }

signals:
    void changed(); // something is known, or known better; from the event loop only

private:
    struct Known {
        Judgement judgement;
        std::size_t rounds = 0; // how many are done; most care counts as one more than all of them
        bool isFromTable = false;

        [[nodiscard]] bool isFinal() const { return isFromTable || judgement.turns->isExact(); }
        [[nodiscard]] bool isBetterThan(const Known& other) const;
    };
    struct Wish {
        int ply = 0;
        std::size_t round = 0;
    };

    struct Job;
    struct Worker;

    [[nodiscard]] std::optional<Wish> nextWish() const;
    [[nodiscard]] const Known* find(const std::string& key) const;
    [[nodiscard]] bool isWanted(int ply, std::size_t round) const;
    void next();
    void begin(const Wish& wish);
    void giveUp();
    void take(const std::shared_ptr<Job>& job, const ai::TurnValues& values);
    void forgetOthers();
    void useTable();
    void forgetTable(const std::string& rulesId);

    PerfectTables& m_tables;
    NewThinker m_newThinker;
    std::shared_ptr<Worker> m_worker;  // null until something is studied
    std::vector<ai::Limits> m_efforts; // one a round, then that of most care
    std::shared_ptr<const game::Match> m_line;
    std::vector<std::string> m_keys; // by ply
    int m_ply = 0;
    Scope m_scope = Scope::nothing;
    Care m_care = Care::usual;
    bool m_isHurried = false;
    std::shared_ptr<const game::ExactValues> m_exact; // of the rules of the line
    std::shared_ptr<Job> m_job;
    std::unordered_map<std::string, Known> m_known;
    WorkThread m_thread; // the last member: its end is the first thing that happens
};

} // namespace session

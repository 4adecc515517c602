// What the positions of a game are worth, worked out in a thread of its own that gives way to others: first the
// position that is shown, with all its turns, then the rest of its line, the nearest first, then all of them again with
// more effort. At once and exact where the table of the rules is built, else by search.
//
// What is known is kept by position, so an answer can never belong to another one. It is asked for by position, too:
// whoever shows a value asks for it with the match that is on the screen.
#pragma once

#include "core/ai/turn_values.h"
#include "core/game/match.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace session {

class AnalystWorker;
class PerfectTables;
struct AnalystJob;

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

    explicit Analyst(PerfectTables& tables, QObject* parent = nullptr);
    ~Analyst() override; // stops, and waits for the thread

    // What is wanted from now on: the position of `line` after `ply` turns, and with Scope::line all others of it. What
    // was wanted before is given up. Costs little when nothing has changed.
    void study(const std::shared_ptr<const game::Match>& line, int ply, Scope scope);
    // Meanwhile no position is searched longer than the first round asks: somebody else needs the machine.
    void setHurried(bool hurried);
    // The efforts of one round of searches after the other, without a table.
    void setRounds(std::vector<ai::Limits> rounds);

    // The present position of the match; nothing when it is not known yet.
    [[nodiscard]] std::optional<Judgement> of(const game::Match& match) const;
    // The same of every position of the line under study.
    [[nodiscard]] std::vector<std::optional<Judgement>> ofLine() const;
    // Whether there is nothing left to find out.
    [[nodiscard]] bool isIdle() const { return !m_job; }

signals:
    void changed(); // something is known, or known better; from the event loop only

private:
    struct Known {
        Judgement judgement;
        std::size_t rounds = 0; // how many are done
    };
    struct Wish {
        int ply = 0;
        std::size_t round = 0;
    };

    [[nodiscard]] std::optional<Wish> nextWish() const;
    [[nodiscard]] bool isWanted(int ply, std::size_t round) const;
    void next();
    void begin(const Wish& wish);
    void giveUp();
    void take(const std::shared_ptr<AnalystJob>& job, const ai::TurnValues& values);
    void forgetOthers();

    PerfectTables& m_tables;
    QThread m_thread;
    AnalystWorker* m_worker = nullptr; // lives in the thread, which deletes it
    std::vector<ai::Limits> m_rounds;
    std::shared_ptr<const game::Match> m_line;
    std::vector<std::string> m_keys; // by ply
    int m_ply = 0;
    Scope m_scope = Scope::nothing;
    bool m_isHurried = false;
    std::shared_ptr<const linja::ExactValues> m_exact; // of the rules of the line
    std::shared_ptr<AnalystJob> m_job;
    std::unordered_map<std::string, Known> m_known;
};

} // namespace session

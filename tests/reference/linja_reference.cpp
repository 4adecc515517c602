#include "tests/reference/linja_reference.h"

#include <algorithm>

namespace reference {

namespace {

char opponentOf(char side) {
    return side == 'r' ? 'b' : 'r';
}

std::vector<int>& pawnsOf(Position& position, char side) {
    return side == 'r' ? position.red : position.black;
}

const std::vector<int>& pawnsOf(const Position& position, char side) {
    return side == 'r' ? position.red : position.black;
}

// +1 for Red, who moves towards the last row; -1 for Black.
int forwardOf(char side) {
    return side == 'r' ? 1 : -1;
}

int goalOf(const Rules& rules, char side) {
    return side == 'r' ? rules.size.rows : 1;
}

bool onBoard(const Rules& rules, int row) {
    return row >= 1 && row <= rules.size.rows;
}

bool isInner(const Rules& rules, int row) {
    return row > 1 && row < rules.size.rows;
}

int pawnsInRow(const Position& position, int row) {
    const auto index = static_cast<std::size_t>(row);
    return position.red[index] + position.black[index];
}

bool standsIn(const Position& position, char side, int row) {
    return pawnsOf(position, side)[static_cast<std::size_t>(row)] > 0;
}

// 4.1, 4.3, 4.4: may a pawn come to rest in this row?
bool hasRoom(const Rules& rules, const Position& position, int row) {
    if (!onBoard(rules, row)) {
        return false;
    }
    return !isInner(rules, row) || pawnsInRow(position, row) < rules.size.room;
}

void movePawn(Position& position, char side, int from, int to) {
    pawnsOf(position, side)[static_cast<std::size_t>(from)] -= 1;
    pawnsOf(position, side)[static_cast<std::size_t>(to)] += 1;
}

// All ways to play one turn, written as the rules tell it: each function below is one stage of the turn, takes the turn
// as played so far, and hands every way to go on to the next stage.
class TurnLister {
public:
    TurnLister(const Rules& rules, const Position& position)
        : m_rules(rules), m_mover(position.toMove), m_goal(goalOf(rules, m_mover)) {}

    std::vector<Turn> list(const Position& position) {
        opening({"", position}, Part::First);
        return std::move(m_turns);
    }

private:
    // 3.10: a turn may have a second part.
    enum class Part { First, Extra };

    // 3.1
    void opening(const Turn& soFar, Part part) {
        for (int from = 1; from <= m_rules.size.rows; ++from) {
            const int to = from + forwardOf(m_mover);
            if (!standsIn(soFar.after, m_mover, from) || !hasRoom(m_rules, soFar.after, to)) {
                continue;
            }
            const int others = pawnsInRow(soFar.after, to); // 3.2: the moving pawn is not there yet
            afterOpening(step(soFar, m_mover, from, to), to, others, part);
        }
    }

    void afterOpening(const Turn& soFar, int to, int others, Part part) {
        if (overAtOnce(soFar)) {
            return finish(soFar);
        }
        if (to == m_goal) {
            if (m_rules.goalOpeningGivesFollowUp) {
                return followUp(soFar, 1, part); // 3.4
            }
            if (m_rules.openingEarnsBonus) {
                return bonus(soFar); // 3.7
            }
            return finish(soFar); // 3.4
        }
        if (others == 0) {
            return finish(soFar); // 3.3
        }
        followUp(soFar, others, part);
    }

    // 3.5
    void followUp(const Turn& soFar, int n, Part part) {
        bool exists = false;
        for (int from = 1; from <= m_rules.size.rows; ++from) {
            const int distance = (m_goal - from) * forwardOf(m_mover);
            if (!standsIn(soFar.after, m_mover, from) || distance == 0) {
                continue;
            }
            const int to = from + std::min(n, distance) * forwardOf(m_mover);
            if (!hasRoom(m_rules, soFar.after, to)) {
                continue;
            }
            exists = true;
            const bool exactlyIntoGoal = to == m_goal && distance == n;                         // 3.7
            const bool intoEmptyRow = isInner(m_rules, to) && pawnsInRow(soFar.after, to) == 0; // 3.10
            afterFollowUp(step(soFar, m_mover, from, to), exactlyIntoGoal, intoEmptyRow, part);
        }
        if (!exists || !m_rules.mustFollowUp) {
            finish(soFar); // 3.6
        }
    }

    void afterFollowUp(const Turn& soFar, bool exactlyIntoGoal, bool intoEmptyRow, Part part) {
        if (overAtOnce(soFar)) {
            return finish(soFar);
        }
        if (m_rules.extraTurn && intoEmptyRow && part == Part::First && hasOpening(m_rules, soFar.after, m_mover)) {
            return opening(soFar, Part::Extra); // 3.10
        }
        if (m_rules.bonus != Bonus::None && exactlyIntoGoal) {
            return bonus(soFar); // 3.7
        }
        finish(soFar);
    }

    // 3.8
    void bonus(const Turn& soFar) {
        finish(soFar); // declined
        for (const char side : {'r', 'b'}) {
            for (int from = 1; from <= m_rules.size.rows; ++from) {
                if (!standsIn(soFar.after, side, from) || !bonusMayMove(side, from)) {
                    continue;
                }
                for (const int to : {from - 1, from + 1}) {
                    if (hasRoom(m_rules, soFar.after, to)) {
                        finish(step(soFar, side, from, to));
                    }
                }
            }
        }
    }

    // 3.9
    bool bonusMayMove(char side, int from) const {
        switch (m_rules.bonus) {
        case Bonus::None:
            return false;
        case Bonus::OwnPawn:
            return side == m_mover;
        case Bonus::OwnOrUnlockedPawn:
            return side == m_mover || from != goalOf(m_rules, side);
        case Bonus::AnyPawn:
            return true;
        }
        return false;
    }

    Turn step(const Turn& soFar, char side, int from, int to) const {
        Turn next = soFar;
        if (!next.text.empty()) {
            next.text += ',';
        }
        if (side != m_mover) {
            next.text += side; // 11.2
        }
        next.text += std::to_string(from);
        next.text += '-';
        next.text += std::to_string(to);
        movePawn(next.after, side, from, to);
        if (m_rules.end == End::FinishTheTurn && passed(next.after)) {
            next.after.finished = true; // 6.2: "at any moment of a turn"
        }
        return next;
    }

    // 6.2
    bool overAtOnce(const Turn& soFar) const { return m_rules.end == End::AtOnce && passed(soFar.after); }

    void finish(const Turn& whole) {
        m_turns.push_back(whole);
        Position& after = m_turns.back().after;
        after.toMove = opponentOf(m_mover);
        if (passed(after)) {
            after.finished = true; // 6.2: whatever the edition, a turn that ends passed ends the game
        }
    }

    const Rules& m_rules;
    const char m_mover;
    const int m_goal;
    std::vector<Turn> m_turns;
};

} // namespace

const std::vector<std::string>& ruleSetIds() {
    static const std::vector<std::string> ids = {"rulebook",
                                                 "rulebook+optional-bonus",
                                                 "rulebook+opening-bonus",
                                                 "rulebook+optional-bonus+opening-bonus",
                                                 "classic",
                                                 "classic+extra-turn",
                                                 "edition-2015"};
    return ids;
}

std::optional<Rules> rulesOf(std::string_view id, const Size& size) {
    const auto& ids = ruleSetIds();
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
        return std::nullopt;
    }
    Rules rules;
    rules.id = id;
    rules.size = size;
    if (id.starts_with("rulebook")) {
        rules.goalOpeningGivesFollowUp = false;
        rules.mustFollowUp = false;
        rules.bonus = Bonus::OwnPawn;
        rules.end = End::FinishTheTurn;
        rules.ownHalfPoints = -1;
        if (id.find("+optional-bonus") != std::string_view::npos) {
            rules.bonus = Bonus::OwnOrUnlockedPawn;
        }
        rules.openingEarnsBonus = id.find("+opening-bonus") != std::string_view::npos;
    } else if (id.starts_with("classic")) {
        rules.goalOpeningGivesFollowUp = true;
        rules.mustFollowUp = true;
        rules.bonus = Bonus::None;
        rules.end = End::AtOnce;
        rules.ownHalfPoints = 0;
        rules.extraTurn = id.find("+extra-turn") != std::string_view::npos;
    } else {
        rules.goalOpeningGivesFollowUp = true;
        rules.mustFollowUp = true;
        rules.bonus = Bonus::AnyPawn;
        rules.end = End::AtTurnEnd;
        rules.ownHalfPoints = 0;
    }
    return rules;
}

Position start(const Rules& rules, char first) {
    const auto rows = static_cast<std::size_t>(rules.size.rows);
    Position position;
    position.red.assign(rows + 1, 1);
    position.red[0] = 0;
    position.red[rows] = 0;
    position.red[1] = rules.size.pawns - (rules.size.rows - 2);
    position.black.assign(position.red.rbegin(), position.red.rend());
    position.black.insert(position.black.begin(), 0);
    position.black.pop_back();
    position.toMove = first;
    return position;
}

bool passed(const Position& position) {
    int lastRed = 0; // the red pawn that is furthest behind
    while (position.red[static_cast<std::size_t>(lastRed)] == 0) {
        ++lastRed;
    }
    int lastBlack = static_cast<int>(position.black.size()) - 1;
    while (position.black[static_cast<std::size_t>(lastBlack)] == 0) {
        --lastBlack;
    }
    return lastRed > lastBlack;
}

bool hasOpening(const Rules& rules, const Position& position, char side) {
    for (int from = 1; from <= rules.size.rows; ++from) {
        if (standsIn(position, side, from) && hasRoom(rules, position, from + forwardOf(side))) {
            return true;
        }
    }
    return false;
}

int score(const Rules& rules, const Position& position, char side) {
    int total = 0;
    for (int row = 1; row <= rules.size.rows; ++row) {
        const int distance = (goalOf(rules, side) - row) * forwardOf(side);
        const bool advancingHalf = distance < rules.size.rows / 2;
        const int worth = advancingHalf ? rules.size.points[static_cast<std::size_t>(distance)] : rules.ownHalfPoints;
        total += worth * pawnsOf(position, side)[static_cast<std::size_t>(row)];
    }
    return total;
}

std::optional<Outcome> outcome(const Rules& rules, const Position& position) {
    const int red = score(rules, position, 'r');
    const int black = score(rules, position, 'b');
    if (position.finished || passed(position)) {
        return Outcome{"passed", red, black}; // 6.2
    }
    if (!hasOpening(rules, position, 'r') && !hasOpening(rules, position, 'b')) {
        return Outcome{"blocked", red, black}; // 5.2
    }
    return std::nullopt;
}

std::vector<Turn> turns(const Rules& rules, const Position& position) {
    if (position.finished || passed(position)) {
        return {};
    }
    if (!hasOpening(rules, position, position.toMove)) {
        if (!hasOpening(rules, position, opponentOf(position.toMove))) {
            return {}; // 5.2
        }
        Turn pass{"pass", position}; // 5.1
        pass.after.toMove = opponentOf(position.toMove);
        return {pass};
    }
    return TurnLister(rules, position).list(position);
}

} // namespace reference

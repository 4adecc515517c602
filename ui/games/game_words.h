// What the window says of one game, in the language of the moment: its name, sides, rules, turns, steps and faults.
// What is said alike of all games (players, outcomes, levels, troubles of the disk) is in ui/text, and asks here for
// the parts that differ. One folder of ui/games implements this for its game; games.h finds it by the game's id.
//
// Whole sentences begin with a capital letter and end with a full stop; what is only a part of one does not. An id,
// code or note without words gives an empty text; a test finds those.
#pragma once

#include "core/game/fault.h"
#include "core/game/views.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace ui {

// Of an edition or a switch of a rule set.
struct RuleWords {
    QString name;
    QString sentence; // what it changes
};

class GameWords {
public:
    virtual ~GameWords() = default;
    GameWords(const GameWords&) = delete;
    GameWords& operator=(const GameWords&) = delete;

    [[nodiscard]] const char* id() const { return m_id; }
    // A turn as it is typed: "2-3,1-5".
    [[nodiscard]] QString turnExample() const { return QString::fromLatin1(m_turnExample); }
    // Whether points count, or only who wins.
    [[nodiscard]] bool isScored() const;

    [[nodiscard]] virtual QString name() const = 0;
    // What the game is about, in one sentence.
    [[nodiscard]] virtual QString sentence() const = 0;
    // As the name of a player: "Red".
    [[nodiscard]] virtual QString sideName(game::Side side) const = 0;
    [[nodiscard]] virtual RuleWords ruleWords(const QString& id) const = 0;

    // A turn in notation, as a person would say it: "row 2 to row 3". What is no turn stays as it is.
    [[nodiscard]] virtual QString turnInWords(const QString& turn, game::Side mover) const = 0;
    // The step that is due, for a player's card: "Follow-Up: 4 rows". Empty in a game of single steps.
    [[nodiscard]] virtual QString stepTitle(game::StepKind kind, int distance) const = 0;
    // The longest that it gives, for keeping room.
    [[nodiscard]] virtual QStringList longestStepTitles() const { return {}; }
    // Why a turn whose last step went to this place could not go on, a sentence; empty where nothing is to be told.
    [[nodiscard]] virtual QString turnEnd(game::StageNote note, int place) const = 0;
    // Why a side has to pass, a sentence.
    [[nodiscard]] virtual QString passText(game::Side side) const = 0;

    // Why the game is over, a sentence, for the reasons that only this game's rules know.
    [[nodiscard]] virtual QString reasonText(game::Reason reason) const = 0;
    // What is wrong, a sentence, for the faults that only this game's rules find.
    [[nodiscard]] virtual QString faultText(const game::Fault& fault) const = 0;
    // The whole board, to be read aloud.
    [[nodiscard]] virtual QString positionText(const game::BoardView& board) const = 0;
    // Where points come from: "Row 8: 2 pawns, 10 points"; only in a game with points.
    [[nodiscard]] virtual QString placePointsText(int place, int pieces, const QString& points) const;
    // How likely who is `units` ahead by estimate wins, from 0 to 1; only in a game without points.
    [[nodiscard]] virtual double chance(int units) const;

protected:
    // Literals both.
    GameWords(const char* id, const char* turnExample) : m_id(id), m_turnExample(turnExample) {}

private:
    const char* m_id;
    const char* m_turnExample;
};

} // namespace ui

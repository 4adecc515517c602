// What the window says of Lines of Action. Places are squares: a1 is place 0, h8 place 63.
#pragma once

#include "ui/games/game_words.h"

namespace ui {

class LoaWords : public GameWords {
public:
    LoaWords() : GameWords("loa", "b1-h1") {}

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QString sideName(game::Side side) const override;
    [[nodiscard]] RuleWords ruleWords(const QString& id) const override;
    // "c3, black stone, moves 2 along the diagonal to e5, captures"
    [[nodiscard]] QString turnInWords(const QString& turn, game::Side mover) const override;
    [[nodiscard]] QString stepTitle(game::StepKind kind, int distance) const override;
    [[nodiscard]] QString turnEnd(game::StageNote note, int place) const override;
    [[nodiscard]] QString passText(game::Side side) const override;
    [[nodiscard]] QString reasonText(game::Reason reason) const override;
    [[nodiscard]] QString faultText(const game::Fault& fault) const override;
    [[nodiscard]] QString positionText(const game::BoardView& board) const override;
    [[nodiscard]] double chance(int units) const override;
};

} // namespace ui

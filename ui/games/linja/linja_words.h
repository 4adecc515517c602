// What the window says of Linja. Rows are counted from 1, place 0.
#pragma once

#include "ui/games/game_words.h"

namespace ui {

class LinjaWords : public GameWords {
public:
    LinjaWords() : GameWords("linja", "2-3,1-5") {}

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QString sideName(game::Side side) const override;
    [[nodiscard]] RuleWords ruleWords(const QString& id) const override;
    [[nodiscard]] QString turnInWords(const QString& turn, game::Side mover) const override;
    [[nodiscard]] QString stepTitle(game::StepKind kind, int distance) const override;
    [[nodiscard]] QStringList longestStepTitles() const override;
    [[nodiscard]] QString turnEnd(game::StageNote note, int place) const override;
    [[nodiscard]] QString passText(game::Side side) const override;
    [[nodiscard]] QString reasonText(game::Reason reason) const override;
    [[nodiscard]] QString faultText(const game::Fault& fault) const override;
    [[nodiscard]] QString positionText(const game::BoardView& board) const override;
    [[nodiscard]] QString placePointsText(int place, int pieces, const QString& points) const override;
};

} // namespace ui

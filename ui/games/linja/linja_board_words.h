// What the board of Linja says: prompts, captions, the status line, and names of rows and groups for a screen reader.
#pragma once

#include "ui/board/board_face.h"

#include <QCoreApplication>

namespace ui {

class LinjaBoardWords final : public BoardWords {
    Q_DECLARE_TR_FUNCTIONS(ui::LinjaBoardWords)

public:
    [[nodiscard]] std::optional<Bubble> prompt(const TurnEntry& entry) const override;
    [[nodiscard]] Bubble caption(const game::Match& before, std::span<const game::StepView> steps,
                                 std::size_t at) const override;
    [[nodiscard]] QString turnEnd(const game::Match& match) const override;
    [[nodiscard]] QString status(const TurnEntry& entry) const override;
    [[nodiscard]] QString consequence(const TurnEntry& entry, int place) const override;
    // "row 4, 1 red pawn, 2 black pawns, legal target, 4 rows"
    [[nodiscard]] QStringList placeName(const TurnEntry& entry, int place, bool worth) const override;
    [[nodiscard]] QStringList groupName(const TurnEntry& entry, const PieceGroup& group) const override;
    [[nodiscard]] QString label(const TurnEntry& entry, const BoardGeometry& geometry, const BoardScene& scene,
                                QPointF point) const override;
    [[nodiscard]] QString fault(const game::Fault& fault) const override;
    [[nodiscard]] QString keysHelp() const override;
    [[nodiscard]] QString rowHeading(int row) const override;
    [[nodiscard]] QString columnHeading(int column) const override;

private:
    // What a row is worth and what its count means for an Opening Move into it.
    [[nodiscard]] static QString worthText(const TurnEntry& entry, int place);
    [[nodiscard]] static QString countText(const TurnEntry& entry, int place);
};

} // namespace ui

// What the board of Lines of Action says: the status line, captions, and names of squares for a screen reader.
#pragma once

#include "ui/board/board_face.h"

#include <QCoreApplication>

namespace ui {

class LoaBoardWords final : public BoardWords {
    Q_DECLARE_TR_FUNCTIONS(ui::LoaBoardWords)

public:
    // None: rings and the status line say that a stone is to be chosen.
    [[nodiscard]] std::optional<Bubble> prompt(const TurnEntry& entry) const override;
    // "Black: c1 to c3, captures"
    [[nodiscard]] Bubble caption(const game::Match& before, std::span<const game::StepView> steps,
                                 std::size_t at) const override;
    [[nodiscard]] QString turnEnd(const game::Match& match) const override;
    [[nodiscard]] QString status(const TurnEntry& entry) const override;
    // "2 squares along the diagonal, captures"
    [[nodiscard]] QString consequence(const TurnEntry& entry, int place) const override;
    // "c3, black stone, can move", "e5, white stone, legal target, 2 squares along the diagonal, captures"
    [[nodiscard]] QStringList placeName(const TurnEntry& entry, int place, bool worth) const override;
    [[nodiscard]] QStringList groupName(const TurnEntry& entry, const PieceGroup& group) const override;
    [[nodiscard]] QString label(const TurnEntry& entry, const BoardGeometry& geometry, const BoardScene& scene,
                                QPointF point) const override;
    [[nodiscard]] QString fault(const game::Fault& fault) const override;
    [[nodiscard]] QString keysHelp() const override;
    [[nodiscard]] QString rowHeading(int row) const override;
    [[nodiscard]] QString columnHeading(int column) const override;
};

} // namespace ui

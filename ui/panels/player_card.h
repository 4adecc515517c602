// One player: pawn, name, what they are doing, score. The card of the side to move has an outline in the side's colour.
#pragma once

#include "core/game/side.h"
#include "ui/panels/card.h"

class QHBoxLayout;
class QLabel;

namespace ui {

class ElidedLabel;

struct PlayerCardContent {
    QString name;
    QString detail; // the level, or the step that is due
    QString score;
    QString wins; // games won in the match; empty outside a match
    bool isToMove = false;

    friend bool operator==(const PlayerCardContent&, const PlayerCardContent&) = default;
};

class PlayerCard : public Card {
    Q_OBJECT

public:
    explicit PlayerCard(game::Side side, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setContent(const PlayerCardContent& content);
    // Less air, for the panel under the board.
    void setCompact(bool compact);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void display(const PlayerCardContent& content);
    void paintPawn();

    game::Side m_side;
    PlayerCardContent m_content;
    QHBoxLayout* m_layout = nullptr;
    QLabel* m_pawn = nullptr;
    ElidedLabel* m_name = nullptr;
    ElidedLabel* m_detail = nullptr;
    QLabel* m_score = nullptr;
    QLabel* m_wins = nullptr;
};

} // namespace ui

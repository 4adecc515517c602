// One player: piece, name, what they are doing, score where points count. The card of the side to move has an outline
// in the side's colour, that of the winner a star. What they are doing wraps rather than being cut, and room is kept
// for the longest step, so that the card keeps its height.
#pragma once

#include "core/game/side.h"
#include "ui/game/card.h"

#include <string>

class QGridLayout;
class QLabel;

namespace ui {

class ElidedLabel;

struct PlayerCardContent {
    std::string gameId;
    QString name;
    QString detail; // the level, or the step that is due
    QString score;  // empty: points do not count
    QString wins;   // games won in the match; empty outside a match
    QString points; // where the score comes from, one line a place; empty: nothing to tell
    bool isToMove = false;
    bool isWinner = false;

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
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void display(const PlayerCardContent& content);
    void paintPiece();
    [[nodiscard]] bool wantsStack() const;
    void arrange();
    void keepRoom();

    game::Side m_side;
    PlayerCardContent m_content;
    QGridLayout* m_layout = nullptr;
    bool m_isCompact = false;
    bool m_isStacked = false; // the step below the name and the score, not beside them
    QLabel* m_piece = nullptr;
    ElidedLabel* m_name = nullptr;
    QLabel* m_detail = nullptr;
    QLabel* m_score = nullptr;
    QLabel* m_wins = nullptr;
};

} // namespace ui

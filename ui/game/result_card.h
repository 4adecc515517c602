// How the game ended: who won, why, the points of both sides row by row where points count, and what to do next. Stands
// beside the board, never over it. While the points are counted up it shows as many rows as have been, and the winner
// at the end.
#pragma once

#include "core/session/session_types.h"
#include "ui/game/card.h"
#include "ui/game/score_count.h"

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

struct ResultContent {
    session::GameSetup setup;
    game::StateView state; // the last position; its outcome is not read
    game::Outcome outcome; // as the session tells it, resignation included
    session::MatchScore match;
    bool isMatchOver = true;
    bool endedHere = true;    // it was played to its end at this table, not opened or taken up again
    bool canTakeBack = false; // the end was declared, and undo takes that back

    // Whether the match goes on with another game.
    [[nodiscard]] bool hasNextGame() const { return !setup.length.isSingle() && !isMatchOver; }
};

class ResultCard : public Card {
    Q_OBJECT

public:
    explicit ResultCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setContent(const ResultContent& content);
    // How many rows of each side are counted, from its own start line; ScoreCount::kRows: all.
    void setCounted(int rows);
    [[nodiscard]] QString title() const;
    // In the panel under the board: less air.
    void setCompact(bool compact);
    // No more than who has won and what to do next, about as high as a player's card: the status line tells the reason,
    // the board the points.
    void setBrief(bool brief);
    [[nodiscard]] int briefHeight() const; // with one row of buttons and one line for the winner

    [[nodiscard]] QSize sizeHint() const override; // as high as its words need at its width

signals:
    void newGameWanted();
    void againWanted(); // with the same players, or the next game of the match
    void reviewWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildTable();
    void fillTable();
    void fillLine(game::Side side);
    void display();
    void nameButtons();
    [[nodiscard]] QString matchText() const;

    ResultContent m_content;
    int m_counted = ScoreCount::kRows;
    bool m_isBrief = false;
    QString m_shownTitle;
    QLabel* m_title = nullptr;
    QLabel* m_reason = nullptr;
    QLabel* m_match = nullptr;
    QWidget* m_table = nullptr;
    QGridLayout* m_grid = nullptr;
    std::array<std::array<QLabel*, 10>, 3> m_cells{}; // heading, first side, second; name, rows 1 to 8, sum
    QPushButton* m_again = nullptr;
    QPushButton* m_newGame = nullptr;
    QPushButton* m_review = nullptr;
};

} // namespace ui

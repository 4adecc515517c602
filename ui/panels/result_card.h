// How the game ended: who won, why, the points of both sides row by row, and what to do next. Stands beside the board,
// never over it.
#pragma once

#include "core/session/session_types.h"
#include "ui/panels/card.h"

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
};

class ResultCard : public Card {
    Q_OBJECT

public:
    explicit ResultCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setContent(const ResultContent& content);
    [[nodiscard]] QString title() const;

signals:
    void newGameWanted();
    void rematchWanted();
    void reviewWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fillTable();
    void display();
    void nameButtons();
    [[nodiscard]] QString matchText() const;

    ResultContent m_content;
    QLabel* m_title = nullptr;
    QLabel* m_reason = nullptr;
    QLabel* m_match = nullptr;
    QWidget* m_table = nullptr;
    QGridLayout* m_grid = nullptr;
    std::array<std::array<QLabel*, 10>, 3> m_cells{}; // heading, Red, Black; name, rows 1 to 8, sum
    QPushButton* m_rematch = nullptr;
    QPushButton* m_newGame = nullptr;
    QPushButton* m_review = nullptr;
};

} // namespace ui

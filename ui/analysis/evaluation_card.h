// What the analysis says about the position on the board, in words, as a bar and as a graph over the turns of the line;
// each part as the user wants it, and nothing at all where none is wanted.
#pragma once

#include "core/ai/thinker.h"
#include "ui/game/card.h"

#include <QString>
#include <optional>
#include <string>
#include <vector>

class QLabel;

namespace ui {

class EvaluationBar;
class EvaluationGraph;

struct EvaluationContent {
    std::string gameId;
    bool bar = false;
    bool graph = false;
    bool isOver = false;            // the position on the board ends the game
    std::optional<ai::Value> value; // of the position on the board, as the first side sees it; nothing: not known yet
    std::vector<std::optional<ai::Value>> line; // by turn, the start first; of the graph
    int shownTurn = 0;
    QString legend; // what the figures on the board mean; empty: there are none
};

class EvaluationCard : public Card {
    Q_OBJECT

public:
    explicit EvaluationCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setCompact(bool compact);
    void setContent(const EvaluationContent& content);
    [[nodiscard]] const EvaluationContent& content() const { return m_content; }
    // Whether there is anything to show.
    [[nodiscard]] bool isWanted() const;
    // What is said of the position on the board.
    [[nodiscard]] QString valueText() const;
    [[nodiscard]] EvaluationGraph& graph() const { return *m_graph; }

signals:
    void turnWanted(int turn);
    void partsChanged(); // isWanted() or the height

protected:
    void changeEvent(QEvent* event) override;

private:
    void display();

    EvaluationContent m_content;
    QLabel* m_value = nullptr;
    EvaluationBar* m_bar = nullptr;
    EvaluationGraph* m_graph = nullptr;
    QLabel* m_legend = nullptr;
};

} // namespace ui

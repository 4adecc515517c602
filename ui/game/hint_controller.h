// The hint: asks for the best turn of the position on the board, shows it there as arrows, and says it in words. It
// keeps no value of its own: it says what the analyst knows at the moment, as bar, graph and explore view do. Any
// change of the position ends the hint.
#pragma once

#include "core/session/analyst.h"

#include <QObject>

#include <optional>

namespace ui {

class AnalysisController;
class BoardWidget;

class HintController : public QObject {
    Q_OBJECT

public:
    HintController(AnalysisController& analysis, BoardWidget& board);

    // Whether a person is about to choose a turn on the board.
    [[nodiscard]] bool isAvailable() const;
    // A hint is about the whole turn: steps already made are taken back.
    void ask();
    void drop();
    // Whether the best turn is on the board.
    [[nodiscard]] bool isShown() const { return m_isShown; }
    // What there is to say, in the language of the moment; empty without a hint.
    [[nodiscard]] QString text() const;

signals:
    void changed(); // text()

private:
    [[nodiscard]] std::optional<session::Judgement> answer() const;
    void look();
    void watchBoard();

    AnalysisController& m_analysis;
    BoardWidget& m_board;
    const game::Match* m_asked = nullptr; // the position on the board that was asked about; only compared
    bool m_isShown = false;
};

} // namespace ui

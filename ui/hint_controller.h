// The hint: asks for the best turn of the position on the board, shows it there as arrows, and says it in words. An
// answer for another position than the one shown is dropped; any change of the position ends the hint.
#pragma once

#include "core/session/adviser.h"

#include <QObject>

#include <optional>

namespace ui {

class BoardWidget;

class HintController : public QObject {
    Q_OBJECT

public:
    HintController(session::PerfectTables& tables, BoardWidget& board);

    // Whether a person is about to choose a turn on the board.
    [[nodiscard]] bool isAvailable() const;
    // A hint is about the whole turn: steps already made are taken back.
    void ask();
    void drop();
    [[nodiscard]] bool isShown() const { return m_advice.has_value(); }
    // What there is to say, in the language of the moment; empty without a hint.
    [[nodiscard]] QString text() const;

signals:
    void changed(); // text()

private:
    void show(quint64 ticket, const session::Advice& advice);
    void watchBoard();

    session::Adviser m_adviser;
    BoardWidget& m_board;
    const game::Match* m_asked = nullptr; // the position on the board that was asked about; only compared
    quint64 m_ticket = 0;
    std::optional<session::Advice> m_advice;
};

} // namespace ui

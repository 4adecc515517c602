// Stands in the place of the game's buttons while the tutor holds a turn back: what the turn loses, and what to do
// about it. No dialog: everything else stays within reach, and Esc takes the turn back.
#pragma once

#include "core/ai/thinker.h"
#include "core/game/side.h"
#include "core/game/views.h"
#include "ui/game/card.h"

#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QShortcut;

namespace ui {

struct TutorWarning {
    std::string gameId;
    game::Side mover = game::Side::first;
    ai::Value best;   // for the mover
    ai::Value played; // the same of the turn held back
    game::TurnView bestTurn;
};

class TutorBar : public Card {
    Q_OBJECT

public:
    explicit TutorBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    // Shows the bar, with the focus on its buttons.
    void warn(const TutorWarning& warning);
    // Adds the best turn to what it says.
    void tellBest();
    void dismiss();
    [[nodiscard]] bool isWarning() const { return m_warning.has_value(); }
    // Everything it says.
    [[nodiscard]] QString text() const;

signals:
    void playWanted();
    void retryWanted();
    void bestWanted();
    void shown(bool isShown); // it appears or goes

protected:
    void changeEvent(QEvent* event) override;

private:
    void display();

    std::optional<TutorWarning> m_warning;
    bool m_tellsBest = false;
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_retry = nullptr;
    QPushButton* m_show = nullptr;
    QShortcut* m_escape = nullptr;
};

} // namespace ui

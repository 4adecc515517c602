// Everything beside the board: players, result, history, buttons, the line for typed turns, the status line. Stands at
// the right of the board, or under it in a narrow window, where the history waits behind a button.
#pragma once

#include "core/session/game_session.h"
#include "ui/appearance/theme.h"
#include "ui/game/score_count.h"

#include <QWidget>
#include <array>

class QAction;
class QBoxLayout;
class QPushButton;

namespace ui {

class ElidedLabel;
class EvaluationCard;
class HistoryController;
class HistoryPanel;
class PlayerCard;
class ResultCard;
class ShownGame;
class StatusLine;
class TurnField;
class TutorBar;
class ViewBar;
class WindowActions;
class WorkLine;
struct TurnStatus;

class SidePanel : public QWidget {
    Q_OBJECT

public:
    SidePanel(session::GameSession& session, const ShownGame& shown, HistoryController& history,
              const WindowActions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Under the board instead of at its right.
    void setCompact(bool compact);
    [[nodiscard]] bool isCompact() const { return m_compact; }
    // The height there is at the side of the board, whether or not all the panel shows fits in: decides how tight it
    // stands.
    void setRoom(int height);
    // Of the scroll bar at its right, which stands in the margin; 0: there is none.
    void setBarWidth(int width);
    // Status line and work in the background. Where the panel scrolls they stay in view below it, in `place`, at what
    // the panel would give them; without a place they are its last part.
    void setFootPlace(QWidget* place);
    [[nodiscard]] QWidget& foot() const { return *m_foot; }
    // Where the foot stands beside its panel: its left edge and width in a panel of this width, its height with the
    // space above it.
    [[nodiscard]] QRect footRoom(int width) const;
    // Which side is at the bottom of the board: its card comes last.
    void setBottom(game::Side side);
    // All that depends on the game, the shown position and the unfinished turn.
    void refresh(const TurnStatus& status, const game::StateView& shown);
    void openTurnField();
    // How many rows of a finished game are counted up (ScoreCount).
    void setCounted(int rows);
    // Shows the history where it is hidden, and opens the comment of the shown turn.
    void editComment();

    [[nodiscard]] StatusLine& statusLine() const { return *m_status; }
    [[nodiscard]] TurnField& turnField() const { return *m_field; }
    [[nodiscard]] ResultCard& resultCard() const { return *m_result; }
    [[nodiscard]] HistoryPanel& historyPanel() const { return *m_historyPanel; }
    // Visible while a table of perfect play is built.
    [[nodiscard]] WorkLine& workLine() const { return *m_work; }
    [[nodiscard]] EvaluationCard& evaluation() const { return *m_evaluation; }
    [[nodiscard]] TutorBar& tutorBar() const { return *m_tutorBar; }
    [[nodiscard]] ViewBar& viewBar() const { return *m_viewBar; }

    // Counts the lines that the words take at the panel's width.
    [[nodiscard]] QSize minimumSizeHint() const override;
    // The least height at this width.
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void sizeWanted(); // what the panel shows has changed, and with it the height it needs

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build(const WindowActions& actions);
    QPushButton* buttonFor(QAction& action, const char* name);
    void arrange();
    void applyDensity();
    void fitHistory();
    void orderCards();
    void showCards(const TurnStatus& status, const game::StateView& shown);
    void showResult();
    void showRules();
    void showUndo();
    void showWork();
    void updateVisibility();
    void updateAnalysis(bool showsResult);
    void updateDensity(bool showsResult);
    [[nodiscard]] int playingHeight() const;
    [[nodiscard]] bool hasUsualRules() const;
    void retranslate();

    session::GameSession& m_session;
    const ShownGame& m_shown;
    HistoryController& m_history;
    std::array<PlayerCard*, 2> m_cards{};
    QBoxLayout* m_layout = nullptr;
    QBoxLayout* m_cardLayout = nullptr;
    ElidedLabel* m_rules = nullptr;
    ResultCard* m_result = nullptr;
    HistoryPanel* m_historyPanel = nullptr;
    EvaluationCard* m_evaluation = nullptr;
    TutorBar* m_tutorBar = nullptr;
    ViewBar* m_viewBar = nullptr;
    QWidget* m_buttons = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_endTurn = nullptr;
    QPushButton* m_historyButton = nullptr;
    TurnField* m_field = nullptr;
    QWidget* m_foot = nullptr;
    StatusLine* m_status = nullptr;
    WorkLine* m_work = nullptr;
    bool m_compact = false;
    int m_room = QWIDGETSIZE_MAX;
    int m_barWidth = 0;
    bool m_short = false; // at the side of a low board: everything a little tighter
    bool m_tight = false; // for result and evaluation beside each other, too
    game::Side m_bottom = game::Side::first;
    bool m_resultDismissed = false;
    bool m_endedHere = false; // the game on the table was played to its end here
    int m_counted = ScoreCount::kRows;
};

} // namespace ui

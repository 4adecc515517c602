// The list of turns with their variations, and the comment of the shown turn. The shown turn is marked and kept in
// view; a click or the arrow keys ask for another.
#pragma once

#include "ui/game/card.h"

class QLabel;
class QTableView;

namespace session {
class GameSession;
}

namespace ui {

class HistoryComment;
class HistoryController;
class HistoryDelegate;
class HistoryModel;
class ShownGame;
class StepButtons;
class WindowActions;

class HistoryPanel : public Card {
    Q_OBJECT

public:
    HistoryPanel(session::GameSession& session, const ShownGame& shown, HistoryController& controller,
                 const WindowActions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setTitleVisible(bool visible);
    // The steps made so far of the turn being chosen, in notation; empty when there are none.
    void setUnfinished(const QString& steps);
    // Opens the comment of the shown turn for typing.
    void editComment();

    [[nodiscard]] bool isCommentShown() const;
    [[nodiscard]] QTableView& view() const { return *m_view; }
    [[nodiscard]] HistoryModel& model() const { return *m_model; }
    [[nodiscard]] HistoryComment& comment() const { return *m_comment; }

signals:
    void menuWanted(const QPoint& globalPlace); // for the shown turn
    void deleteWanted();                        // by key: the shown turn and all after it
    void commentShown();                        // there is more to show, or less

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildView();
    void reload();
    void fitColumns();
    void markShown();
    void keepInView();
    void keepInViewSoon();
    void showComment();
    void showIndex(const QModelIndex& index);
    void wantMenu(QPoint place);
    bool handleKey(int key);
    void page(int direction);
    void retranslate();

    const ShownGame& m_shown;
    HistoryController& m_controller;
    HistoryModel* m_model = nullptr;
    HistoryDelegate* m_delegate = nullptr;
    QTableView* m_view = nullptr;
    HistoryComment* m_comment = nullptr;
    QLabel* m_title = nullptr;
    StepButtons* m_steps = nullptr;
    bool m_isKeeping = false;  // a call of keepInView() is on its way
    bool m_wasViewing = false; // when the shown turn was marked last
};

} // namespace ui

// The list of turns. The shown turn is marked and kept in view; a click or the arrow keys ask for another.
#pragma once

#include "ui/panels/card.h"

class QLabel;
class QTableView;

namespace session {
class GameSession;
}

namespace ui {

class HistoryController;
class HistoryModel;

class HistoryPanel : public Card {
    Q_OBJECT

public:
    HistoryPanel(session::GameSession& session, HistoryController& controller, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;

    [[nodiscard]] QTableView& view() const { return *m_view; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void reload();
    void markShown();
    void retranslate();

    session::GameSession& m_session;
    HistoryController& m_controller;
    HistoryModel* m_model = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_title = nullptr;
};

} // namespace ui

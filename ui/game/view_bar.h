// Stands in the place of the game's buttons while another position than the present one is shown.
#pragma once

#include "ui/game/card.h"

class QLabel;
class QPushButton;

namespace ui {

class StepButtons;
class WindowActions;

class ViewBar : public Card {
    Q_OBJECT

public:
    explicit ViewBar(const WindowActions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setPlace(const QString& place); // where on the line the shown position stands
    // Where the list of turns has none of its own.
    void setStepsVisible(bool visible);

signals:
    void backWanted();
    void playWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_place = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_back = nullptr;
    StepButtons* m_steps = nullptr;
};

} // namespace ui

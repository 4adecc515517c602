// Stands in the place of the game's buttons while another position than the present one is shown.
#pragma once

#include "ui/panels/card.h"

class QLabel;
class QPushButton;

namespace ui {

class ViewBar : public Card {
    Q_OBJECT

public:
    explicit ViewBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void setPlace(int turn, int turns);

signals:
    void backWanted();
    void playWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    int m_turn = 0;
    int m_turns = 0;
    QLabel* m_place = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_back = nullptr;
};

} // namespace ui

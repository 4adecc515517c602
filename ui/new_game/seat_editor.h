// Who plays one side: a person or the computer at a level, and a name.
#pragma once

#include "core/game/side.h"
#include "ui/settings/settings.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class SeatEditor : public QWidget {
    Q_OBJECT

public:
    SeatEditor(game::Side side, const SeatChoice& seat, QWidget* parent = nullptr);

    [[nodiscard]] SeatChoice seat() const;

    void retranslate();
    // Whose sides they are.
    void setGame(const QString& gameId);

private:
    void changeNames();
    void showSentence();

    QString m_gameId;
    game::Side m_side;
    QComboBox* m_who = nullptr;
    QLineEdit* m_name = nullptr;
    QString m_otherName; // of the person while the computer has the seat, and the other way round
    bool m_isPerson = true;
    QLabel* m_sentence = nullptr;
};

} // namespace ui

// Players, rules, who starts and for how many games. Asks nothing else: the running game is kept.
#pragma once

#include "ui/settings/settings.h"

#include <QDialog>
#include <array>

class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace ui {

class RulesChooser;
class SeatEditor;

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    NewGameDialog(const QString& gameId, const NewGameChoice& choice, const QString& rulesId,
                  QWidget* parent = nullptr);

    [[nodiscard]] NewGameChoice choice() const;
    [[nodiscard]] QString rules() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(const NewGameChoice& choice, const QString& gameId, const QString& rulesId);
    QWidget* lengthRow(int games, QWidget* page);
    void retranslate();

    std::array<SeatEditor*, 2> m_seats{};
    QFormLayout* m_form = nullptr;
    RulesChooser* m_rules = nullptr;
    QComboBox* m_starter = nullptr;
    QComboBox* m_length = nullptr;
    QSpinBox* m_games = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace ui

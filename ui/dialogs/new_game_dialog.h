// Players, rules, who starts and for how many games. Asks nothing else: the running game is kept.
#pragma once

#include "ui/settings.h"

#include <QDialog>
#include <array>

class QComboBox;
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
    void showEvent(QShowEvent* event) override;

private:
    void build(const NewGameChoice& choice, const QString& gameId, const QString& rulesId);
    QWidget* lengthRow(int games);

    std::array<SeatEditor*, 2> m_seats{};
    RulesChooser* m_rules = nullptr;
    QComboBox* m_starter = nullptr;
    QComboBox* m_length = nullptr;
    QSpinBox* m_games = nullptr;
};

} // namespace ui

// Which game, players, rules, who starts and for how many games. Asks nothing else: the running game is kept.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/settings/settings.h"

#include <QDialog>
#include <array>

class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace ui {

class GameChooser;
class RulesChooser;
class SeatEditor;

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    // Offers the games with these ids; with one alone there is nothing to choose. `rules` are the last ones of each
    // game, by its id.
    NewGameDialog(const QStringList& gameIds, const NewGameChoice& choice, const QMap<QString, QString>& rules,
                  const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    [[nodiscard]] NewGameChoice choice() const;
    // Of the chosen game.
    [[nodiscard]] QString rules() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(const QStringList& gameIds, const NewGameChoice& choice, const Theme& theme);
    void chooseGame(const QString& gameId);
    QWidget* lengthRow(int games, QWidget* page);
    void retranslate();

    QString m_gameId;
    QMap<QString, QString> m_rulesOf; // by game, as chosen last
    GameChooser* m_chooser = nullptr;
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

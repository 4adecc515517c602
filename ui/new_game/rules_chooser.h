// An edition and its switches, as the catalogue has them: a list, and a box for every switch of the chosen edition.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ui {

class RulesChooser : public QWidget {
    Q_OBJECT

public:
    explicit RulesChooser(const QString& gameId, QWidget* parent = nullptr);

    [[nodiscard]] const QString& game() const { return m_gameId; }
    // Its default rules.
    void setGame(const QString& gameId);
    // Always a rule set of the catalogue.
    [[nodiscard]] QString rules() const;
    // An unknown id chooses the default.
    void setRules(const QString& rulesId);
    void retranslate();

signals:
    void rulesChanged(const QString& rulesId);

private:
    void showSwitches();
    void report();

    QString m_gameId;
    QComboBox* m_editions = nullptr;
    QLabel* m_sentence = nullptr;
    QVBoxLayout* m_switchLayout = nullptr;
    std::vector<QCheckBox*> m_switches; // object name: the id of the switch
};

} // namespace ui

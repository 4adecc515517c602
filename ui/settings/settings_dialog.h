// The preferences, one control for each row of preference_rows.h. Every change takes effect at once and is told by
// changed(); there is nothing to confirm.
#pragma once

#include "ui/settings/settings.h"

#include <QDialog>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTabWidget;

namespace ui {

class RulesChooser;
class WindowActions;
struct PreferenceRow;

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    // `actions` names the preferences that the menus switch too.
    SettingsDialog(const QString& gameId, const Preferences& preferences, const WindowActions& actions,
                   QWidget* parent = nullptr);

    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    // For changes made elsewhere, as in the View menu.
    void setPreferences(const Preferences& preferences);

signals:
    void changed(const ui::Preferences& preferences);

protected:
    void changeEvent(QEvent* event) override;

private:
    // A list with its label, or a box to tick.
    struct Control {
        const PreferenceRow* row;
        QCheckBox* box = nullptr;
        QLabel* label = nullptr;
        QComboBox* list = nullptr;
    };

    void build(const QString& gameId);
    QFormLayout* addPage();
    void addControl(QFormLayout& form, const PreferenceRow& row);
    void addRules(QFormLayout& form, const QString& gameId);
    void addTutorNote(QFormLayout& form);
    void display(const Preferences& preferences);
    void take();
    void retranslate();
    void retranslate(const Control& control);
    void openControls(); // those that matter at present

    const WindowActions& m_actions;
    Preferences m_preferences;
    bool m_isShowing = false; // setting the controls, not being set by them
    QTabWidget* m_pages = nullptr;
    std::vector<Control> m_controls;
    QLabel* m_rulesLabel = nullptr;
    RulesChooser* m_rules = nullptr;
    QLabel* m_rulesNote = nullptr;
    QLabel* m_tutorNote = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_restore = nullptr;
};

} // namespace ui

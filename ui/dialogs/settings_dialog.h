// The preferences. Every change takes effect at once and is told by changed(); there is nothing to confirm.
#pragma once

#include "ui/settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QTabWidget;

namespace ui {

class AnalysisSettings;
class RulesChooser;

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(const QString& gameId, const Preferences& preferences, QWidget* parent = nullptr);

    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }
    // For changes made elsewhere, as in the View menu.
    void setPreferences(const Preferences& preferences);

signals:
    void changed(const ui::Preferences& preferences);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Line {
        QLabel* label;
        QComboBox* box;
    };

    void build(const QString& gameId);
    QFormLayout* addPage();
    Line addList(QFormLayout* form, const char* name, int entries);
    void display(const Preferences& preferences);
    void take();
    void retranslate();
    static void setTexts(const Line& line, const QString& label, const QStringList& entries);

    Preferences m_preferences;
    bool m_isShowing = false; // setting the controls, not being set by them
    Line m_language{};
    Line m_theme{};
    Line m_set{};
    Line m_textSize;
    Line m_animation{};
    Line m_pace{};
    QCheckBox* m_marks = nullptr;
    QCheckBox* m_counts = nullptr;
    QCheckBox* m_coordinates = nullptr;
    QCheckBox* m_prompts = nullptr;
    QCheckBox* m_confirm = nullptr;
    QLabel* m_rulesLabel = nullptr;
    QTabWidget* m_pages = nullptr;
    AnalysisSettings* m_analysis = nullptr;
    RulesChooser* m_rules = nullptr;
    QLabel* m_rulesNote = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace ui

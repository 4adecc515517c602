// The part of the preferences that is about analysis: evaluation bar and graph, and what the tutor warns about.
#pragma once

#include "ui/settings.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

class AnalysisSettings : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisSettings(QWidget* parent = nullptr);

    // Tells nothing.
    void display(const Preferences& preferences);
    // Writes what is chosen into its part of the preferences.
    void writeTo(Preferences& preferences) const;
    void retranslate();

signals:
    void changed();

private:
    bool m_isShowing = false;
    QCheckBox* m_bar = nullptr;
    QLabel* m_graphLabel = nullptr;
    QComboBox* m_graph = nullptr;
    QLabel* m_tutorLabel = nullptr;
    QComboBox* m_tutor = nullptr;
    QLabel* m_note = nullptr;
    int m_tutorPoints = kTutorPoints[1]; // kept while the tutor is off
};

} // namespace ui

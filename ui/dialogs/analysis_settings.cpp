#include "ui/dialogs/analysis_settings.h"

#include "ui/dialogs/spoken_name.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

namespace ui {
namespace {

int placeOf(int points) {
    const auto* found = std::find(kTutorPoints.begin(), kTutorPoints.end(), points);
    return found == kTutorPoints.end() ? 1 : static_cast<int>(found - kTutorPoints.begin());
}

} // namespace

AnalysisSettings::AnalysisSettings(QWidget* parent) : QWidget(parent) {
    m_bar = new QCheckBox(this);
    m_bar->setObjectName(QStringLiteral("evaluationBar"));
    m_graphLabel = new QLabel(this);
    m_graph = new QComboBox(this);
    m_graph->setObjectName(QStringLiteral("evaluationGraph"));
    m_tutorLabel = new QLabel(this);
    m_tutor = new QComboBox(this);
    m_tutor->setObjectName(QStringLiteral("tutor"));
    for (int i = 0; i < 3; ++i)
        m_graph->addItem(QString());
    for (std::size_t i = 0; i <= kTutorPoints.size(); ++i)
        m_tutor->addItem(QString());
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setProperty("role", "dim");
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 14, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(10);
    grid->addWidget(m_bar, 0, 0, 1, 2);
    grid->addWidget(m_graphLabel, 1, 0);
    grid->addWidget(m_graph, 1, 1);
    grid->addWidget(m_tutorLabel, 2, 0);
    grid->addWidget(m_tutor, 2, 1);
    grid->addWidget(m_note, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(4, 1);
    const auto tell = [this] {
        if (!m_isShowing)
            emit changed();
    };
    connect(m_bar, &QCheckBox::toggled, this, tell);
    connect(m_graph, &QComboBox::currentIndexChanged, this, tell);
    connect(m_tutor, &QComboBox::currentIndexChanged, this, tell);
}

void AnalysisSettings::display(const Preferences& preferences) {
    m_isShowing = true;
    m_tutorPoints = preferences.tutorPoints;
    m_bar->setChecked(preferences.evaluationBar);
    m_graph->setCurrentIndex(static_cast<int>(preferences.evaluationGraph));
    m_tutor->setCurrentIndex(preferences.tutor ? placeOf(preferences.tutorPoints) + 1 : 0);
    m_isShowing = false;
}

void AnalysisSettings::writeTo(Preferences& preferences) const {
    preferences.evaluationBar = m_bar->isChecked();
    preferences.evaluationGraph = static_cast<GraphChoice>(m_graph->currentIndex());
    preferences.tutor = m_tutor->currentIndex() > 0;
    preferences.tutorPoints =
        preferences.tutor ? kTutorPoints[static_cast<std::size_t>(m_tutor->currentIndex() - 1)] : m_tutorPoints;
}

void AnalysisSettings::retranslate() {
    m_note->setText(tr("The tutor holds such a turn back before it is final. You can still play it."));
    m_bar->setText(tr("Evaluation bar: who is ahead"));
    m_graphLabel->setText(tr("Evaluation graph"));
    setSpokenName(*m_graph, m_graphLabel->text());
    m_graph->setItemText(0, tr("Never"));
    m_graph->setItemText(1, tr("After the game"));
    m_graph->setItemText(2, tr("Always"));
    m_tutorLabel->setText(tr("Tutor"));
    setSpokenName(*m_tutor, m_tutorLabel->text());
    m_tutor->setItemText(0, tr("Off"));
    for (std::size_t i = 0; i < kTutorPoints.size(); ++i)
        m_tutor->setItemText(static_cast<int>(i) + 1, tr("Loss of more than %n point(s)", "", kTutorPoints[i]));
}

} // namespace ui

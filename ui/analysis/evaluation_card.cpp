#include "ui/analysis/evaluation_card.h"

#include "ui/access/spoken.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/games/games.h"
#include "ui/text/value_text.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ui {

EvaluationCard::EvaluationCard(QWidget* parent) : Card(parent) {
    m_value = new PlainLabel(this);
    m_value->setObjectName(QStringLiteral("evaluationText"));
    m_value->setWordWrap(true);
    m_bar = new EvaluationBar(this);
    m_graph = new EvaluationGraph(this);
    m_legend = new PlainLabel(this);
    m_legend->setObjectName(QStringLiteral("exploreLegend"));
    m_legend->setWordWrap(true);
    m_legend->setProperty("role", "dim");
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : {static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_graph),
                          static_cast<QWidget*>(m_legend)})
        layout->addWidget(part);
    connect(m_graph, &EvaluationGraph::turnWanted, this, &EvaluationCard::turnWanted);
    setCompact(false);
    display();
}

void EvaluationCard::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    m_bar->setTheme(theme);
    m_graph->setTheme(theme);
}

void EvaluationCard::setCompact(bool compact) {
    layout()->setContentsMargins(10, compact ? 4 : 8, 10, compact ? 5 : 9);
    layout()->setSpacing(compact ? 2 : 5);
    m_graph->setCompact(compact);
}

bool EvaluationCard::isWanted() const {
    return m_content.bar || m_content.graph || !m_content.legend.isEmpty();
}

void EvaluationCard::setContent(const EvaluationContent& content) {
    const bool changes = content.bar != m_content.bar || content.graph != m_content.graph ||
                         content.legend.isEmpty() != m_content.legend.isEmpty();
    m_content = content;
    display();
    if (changes)
        emit partsChanged();
}

QString EvaluationCard::valueText() const {
    if (!m_content.value)
        return tr("Calculating the value…");
    const GameWords& words = wordsOf(m_content.gameId);
    return m_content.isOver ? endText(words, *m_content.value) : standingText(words, *m_content.value);
}

void EvaluationCard::display() {
    setSpokenName(*this, tr("Evaluation"));
    m_value->setText(valueText());
    m_bar->setValue(m_content.gameId, m_content.value);
    setSpokenDescription(*m_bar, valueText());
    m_graph->setLine(m_content.gameId, m_content.line, m_content.shownTurn);
    m_legend->setText(m_content.legend);
    m_bar->setVisible(m_content.bar);
    m_graph->setVisible(m_content.graph);
    m_legend->setVisible(!m_content.legend.isEmpty());
}

void EvaluationCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        display();
}

} // namespace ui

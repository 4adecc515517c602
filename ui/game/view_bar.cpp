#include "ui/game/view_bar.h"
#include "ui/access/spoken.h"
#include "ui/appearance/text_size.h"
#include "ui/history/step_buttons.h"
#include "ui/widgets/button_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

ViewBar::ViewBar(const WindowActions& actions, QWidget* parent) : Card(parent) {
    m_place = new PlainLabel(this);
    m_place->setWordWrap(true);
    m_steps = new StepButtons(actions, this);
    m_play = new QPushButton(this);
    m_back = new QPushButton(this);
    m_back->setProperty("primary", true);
    keepFont(*m_place, 1, QFont::Bold);
    auto* head = new QHBoxLayout;
    head->addWidget(m_place, 1);
    head->addWidget(m_steps);
    auto* buttons = new ButtonLayout;
    buttons->addWidget(m_play);
    buttons->addWidget(m_back);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->setSpacing(6);
    layout->addStretch(); // in the middle, where it is given more height
    layout->addLayout(head);
    layout->addLayout(buttons);
    layout->addStretch();
    connect(m_play, &QPushButton::clicked, this, &ViewBar::playWanted);
    connect(m_back, &QPushButton::clicked, this, &ViewBar::backWanted);
    retranslate();
}

void ViewBar::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    setOutline(theme.accent);
    m_steps->setTheme(theme);
}

void ViewBar::setStepsVisible(bool visible) {
    m_steps->setVisible(visible);
}

void ViewBar::setPlace(const QString& place) {
    m_place->setText(place);
    setSpokenName(*this, place);
}

void ViewBar::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ViewBar::retranslate() {
    m_play->setText(tr("Play from here"));
    setPlainToolTip(*m_play, tr("Continue from this position; the other turns are kept"));
    m_back->setText(tr("Back to the game"));
}

} // namespace ui

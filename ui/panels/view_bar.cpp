#include "ui/panels/view_bar.h"
#include "ui/access/spoken.h"
#include "ui/text_size.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

ViewBar::ViewBar(QWidget* parent) : Card(parent) {
    m_place = new PlainLabel(this);
    m_play = new QPushButton(this);
    m_back = new QPushButton(this);
    m_back->setProperty("primary", true);
    keepFont(*m_place, 1, QFont::Bold);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_play, 1);
    buttons->addWidget(m_back, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->setSpacing(6);
    layout->addWidget(m_place);
    layout->addLayout(buttons);
    connect(m_play, &QPushButton::clicked, this, &ViewBar::playWanted);
    connect(m_back, &QPushButton::clicked, this, &ViewBar::backWanted);
    retranslate();
}

void ViewBar::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    setOutline(theme.accent);
}

void ViewBar::setPlace(int turn, int turns) {
    m_turn = turn;
    m_turns = turns;
    retranslate();
}

void ViewBar::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ViewBar::retranslate() {
    m_place->setText(tr("Turn %1 of %2").arg(m_turn).arg(m_turns));
    m_play->setText(tr("Play from here"));
    setPlainToolTip(*m_play, tr("Continue from this position; the other turns are kept"));
    m_back->setText(tr("Back to the game"));
    setSpokenName(*this, m_place->text());
}

} // namespace ui

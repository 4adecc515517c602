#include "ui/game/tutor_bar.h"

#include "ui/access/spoken.h"
#include "ui/games/games.h"
#include "ui/text/value_text.h"
#include "ui/widgets/button_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace ui {

TutorBar::TutorBar(QWidget* parent) : Card(parent) {
    m_title = new PlainLabel(this);
    m_title->setObjectName(QStringLiteral("tutorText"));
    m_title->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_detail = new PlainLabel(this);
    m_detail->setWordWrap(true);
    m_retry = new QPushButton(this);
    m_retry->setObjectName(QStringLiteral("tutorRetry"));
    m_retry->setProperty("primary", true);
    m_show = new QPushButton(this);
    m_show->setObjectName(QStringLiteral("tutorShow"));
    m_play = new QPushButton(this);
    m_play->setObjectName(QStringLiteral("tutorPlay"));
    auto* buttons = new ButtonLayout;
    for (QPushButton* button : {m_retry, m_show, m_play}) {
        // Enter presses the button that has the focus.
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->setSpacing(5);
    layout->addWidget(m_title);
    layout->addWidget(m_detail);
    layout->addLayout(buttons);
    m_escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    m_escape->setContext(Qt::WindowShortcut);
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &TutorBar::retryWanted);
    connect(m_retry, &QPushButton::clicked, this, &TutorBar::retryWanted);
    connect(m_show, &QPushButton::clicked, this, &TutorBar::bestWanted);
    connect(m_play, &QPushButton::clicked, this, &TutorBar::playWanted);
    display();
}

void TutorBar::setTheme(const Theme& theme) {
    Card::setTheme(theme);
    setOutline(theme.redText);
}

void TutorBar::warn(const TutorWarning& warning) {
    m_warning = warning;
    m_tellsBest = false;
    display();
    m_escape->setEnabled(true);
    emit shown(true);
    m_retry->setFocus(Qt::OtherFocusReason);
}

void TutorBar::tellBest() {
    m_tellsBest = true;
    m_retry->setFocus(Qt::OtherFocusReason);
    display();
}

void TutorBar::dismiss() {
    if (!m_warning)
        return;
    m_warning.reset();
    m_escape->setEnabled(false);
    emit shown(false);
}

QString TutorBar::text() const {
    return m_title->text() + QLatin1Char(' ') + m_detail->text();
}

void TutorBar::display() {
    m_play->setText(tr("Play Anyway"));
    m_retry->setText(tr("Retry"));
    m_show->setText(tr("Show", "the best turn"));
    setPlainToolTip(*m_play, tr("Play the turn anyway"));
    setPlainToolTip(*m_retry, tr("Take the turn back and choose another"));
    setPlainToolTip(*m_show, tr("Show the best turn on the board"));
    m_show->setVisible(!m_tellsBest);
    if (m_warning) {
        const GameWords& words = wordsOf(m_warning->gameId);
        m_title->setText(lossText(words, m_warning->best, m_warning->played));
        const bool isInPoints = words.isScored();
        const auto said = [&](const ai::Value& value) {
            return isInPoints ? figureText(words, value) : valueText(words, value, m_warning->mover);
        };
        //: %1 and %2 are points for the side to move, "+2", "−1", or values such as "Black wins in 3 turns".
        m_detail->setText(
            m_tellsBest
                ? hintText(words, m_warning->bestTurn, m_warning->best, m_warning->mover)
                : tr("With the best turn: %1. With this one: %2.").arg(said(m_warning->best), said(m_warning->played)));
    }
    setSpokenName(*this, tr("Tutor"));
    for (QPushButton* button : {m_play, m_retry, m_show})
        setSpokenDescription(*button, m_warning ? text() : QString());
}

void TutorBar::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        display();
}

} // namespace ui

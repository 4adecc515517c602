#include "ui/game/status_line.h"

#include "ui/access/announcement.h"
#include "ui/text/outside_text.h"

#include <QEvent>
#include <QTimer>
#include <utility>

namespace ui {
namespace {

// Milliseconds; long enough for what one action brings about, too short to be felt as a wait.
constexpr int kPause = 80;

} // namespace

StatusLine::StatusLine(QWidget* parent) : PlainLabel(parent) {
    makeAnnouncer(*this);
    setAccessibleName(tr("Status"));
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::NoTextInteraction);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_pause = new QTimer(this);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, &StatusLine::announce);
    keepRoom();
}

void StatusLine::setLinesKept(int lines) {
    m_linesKept = lines;
    keepRoom();
}

void StatusLine::keepRoom() {
    setMinimumHeight(fontMetrics().lineSpacing() * m_linesKept + 2);
}

void StatusLine::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepRoom();
    else if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Status"));
}

void StatusLine::say(const QString& text, const QString& spokenOnly, Repeat repeat) {
    setText(wrappable(text));
    m_dueText = text;
    m_due = spokenOnly.isEmpty() ? text : text + QLatin1Char(' ') + spokenOnly;
    m_isUrgent = m_isUrgent || repeat == Repeat::announce;
    announceSoon();
}

void StatusLine::sayAloud(const QString& text) {
    m_aloud = m_aloud.isEmpty() ? text : m_aloud + QLatin1Char(' ') + text;
    announceSoon();
}

void StatusLine::showQuietly(const QString& text) {
    setText(wrappable(text));
}

void StatusLine::announceSoon() {
    if (!m_pause->isActive())
        m_pause->start();
}

void StatusLine::announce() {
    const bool isUrgent = std::exchange(m_isUrgent, false);
    QStringList parts;
    if (!m_due.isEmpty() && (m_dueText != m_announcedText || isUrgent)) {
        m_announcedText = m_dueText;
        parts << m_due;
    }
    if (!m_aloud.isEmpty())
        parts << std::exchange(m_aloud, QString());
    if (parts.isEmpty())
        return;
    m_announced = parts.join(QLatin1Char(' '));
    emit announced(m_announced);
    sendAnnouncement(*this, m_announced, isUrgent ? Urgency::assertive : Urgency::polite);
}

} // namespace ui

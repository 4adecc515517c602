#include "ui/history/history_comment.h"

#include "core/session/game_session.h"
#include "ui/access/spoken.h"
#include "ui/text/fault_text.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr int kPauseMilliseconds = 600;
// A longer comment, of a file from elsewhere, is shown in part and not edited: laying it out would take seconds.
constexpr qsizetype kLongestEdited = 20'000;
constexpr int kFewestLines = 2;
constexpr int kMostLines = 4;

} // namespace

HistoryComment::HistoryComment(session::GameSession& session, QWidget* parent)
    : QPlainTextEdit(parent), m_session(session) {
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &HistoryComment::commit);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        updateGeometry();
        if (!m_isEditing)
            return;
        m_isTyped = true;
        m_pause.start();
    });
    // What was typed at a node of another game has no place in this one.
    connect(&session, &session::GameSession::changed, this, [this](session::Changes what) {
        if (!what.testFlag(session::Change::game))
            return;
        m_pause.stop();
        m_isTyped = false;
        m_node = -1;
        if (m_isEditing)
            finish();
    });
    retranslate();
}

void HistoryComment::showNode(int node) {
    const bool isSame = node == m_node && m_isEditing;
    if (isSame && (m_isTyped || isReadOnly() || m_session.edits().comment(node) == trimmedText()))
        return;
    if (m_isEditing && !isSame)
        finish();
    m_node = node;
    m_path = node >= 0 ? m_session.game().record().pathTo(node) : std::vector<std::string>();
    const QString whole = m_session.edits().comment(node);
    const bool isTooLong = whole.size() > kLongestEdited;
    const QString text = isTooLong ? whole.left(kLongestEdited) + QChar(0x2026) : whole;
    setReadOnly(isTooLong);
    if (text != toPlainText())
        setPlainText(text);
    m_pause.stop();
    m_isTyped = false;
    // The keyboard has not left: what is typed from now on belongs to this turn.
    if (hasFocus() && !isSame)
        begin();
}

bool HistoryComment::holdsItsPlace() const {
    const record::Game& record = m_session.game().record();
    return m_isEditing && m_node >= 0 && m_node < static_cast<int>(record.nodes.size()) &&
           record.pathTo(m_node) == m_path;
}

void HistoryComment::begin() {
    m_before = toPlainText();
    if (std::exchange(m_isEditing, true))
        return;
    emit editingChanged();
}

// As the record keeps it.
QString HistoryComment::trimmedText() const {
    QString text = toPlainText();
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    return text;
}

void HistoryComment::edit() {
    setFocus();
    moveCursor(QTextCursor::End);
}

void HistoryComment::commit() {
    m_pause.stop();
    if (!std::exchange(m_isTyped, false))
        return;
    const auto kept = m_session.edits().setComment(m_node, trimmedText());
    if (!kept)
        emit refused(faultText(kept.fault()));
}

void HistoryComment::finish() {
    commit();
    m_session.edits().endComment();
    m_isEditing = false;
    emit editingChanged();
}

void HistoryComment::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        if (toPlainText() != m_before)
            setPlainText(m_before);
        emit left();
        return;
    }
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier)) {
        emit left();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void HistoryComment::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    if (!m_isEditing)
        begin();
}

void HistoryComment::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    // A menu or another window takes the keyboard for a while only.
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        commit();
    else
        finish();
}

void HistoryComment::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HistoryComment::retranslate() {
    setPlaceholderText(tr("Comment on this turn"));
    setSpokenName(*this, tr("Comment on this turn"));
    setSpokenDescription(*this, tr("Esc puts the former text back, Ctrl+Enter goes back to the list."));
}

int HistoryComment::heightOfLines(int lines) const {
    const int chrome = 2 * static_cast<int>(document()->documentMargin()) + 2 * frameWidth() + 6;
    return fontMetrics().lineSpacing() * lines + chrome;
}

QSize HistoryComment::sizeHint() const {
    const int lines = static_cast<int>(document()->size().height()); // QPlainTextEdit counts them in lines
    return {160, heightOfLines(std::clamp(lines, kFewestLines, kMostLines))};
}

QSize HistoryComment::minimumSizeHint() const {
    return {80, heightOfLines(kFewestLines)};
}

} // namespace ui

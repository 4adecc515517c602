// The line that says what is happening: whose turn, which step, the move made, the score, the end, why something was
// refused. A live region: a screen reader reads every new text aloud, in one piece for all that follows one action.
#pragma once

#include "ui/widgets/plain_label.h"

class QTimer;

namespace ui {

class StatusLine : public PlainLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    // Shows the text, and announces it, `spokenOnly` after it, a moment later: after what else the same action brings,
    // such as a move of the focus, which a screen reader would speak over it. The text announced last is
    // announced again only when told to: a refusal that happens twice is news, a hint is not.
    enum class Repeat { silent, announce };
    void say(const QString& text, const QString& spokenOnly = {}, Repeat repeat = Repeat::silent);
    // Announces it without showing it.
    void sayAloud(const QString& text);
    // Shows it without a word: what follows the mouse would be chatter.
    void showQuietly(const QString& text);
    [[nodiscard]] const QString& lastAnnounced() const { return m_announced; }

    // Room for this many lines is kept, so that the panel does not jump.
    void setLinesKept(int lines);

signals:
    void announced(const QString& said); // for tests: what a screen reader is given to read

protected:
    void changeEvent(QEvent* event) override;

private:
    void announceSoon();
    void announce();
    void keepRoom();

    QTimer* m_pause = nullptr; // until it has run out, more may be said in the same piece
    QString m_due;             // to be announced, all of it
    QString m_dueText;         // the part of it that is seen
    QString m_aloud;           // to be announced after it
    QString m_announced;
    QString m_announcedText;
    bool m_isUrgent = false;
    int m_linesKept = 2;
};

} // namespace ui

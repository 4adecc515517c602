#include "ui/game/turn_field.h"

#include "core/record/pasted.h"
#include "ui/access/spoken.h"

#include <QEvent>
#include <QKeyEvent>

namespace ui {

QString tidyTurn(const QString& typed) {
    return QString::fromStdString(record::typedTurn(typed.toStdString()));
}

TurnField::TurnField(QWidget* parent) : QLineEdit(parent) {
    setMaxLength(40);
    connect(this, &QLineEdit::returnPressed, this, [this] {
        const QString turn = tidyTurn(text());
        if (!turn.isEmpty())
            emit turnTyped(turn);
    });
    retranslate();
}

void TurnField::setExample(const QString& turn) {
    m_example = turn;
    retranslate();
}

void TurnField::reset() {
    setText(QString());
}

// While nothing is typed, undo and redo are the game's.
bool TurnField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void TurnField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        reset();
        emit dismissed();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void TurnField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TurnField::retranslate() {
    //: %1 is an example, "2-3,1-5".
    setPlaceholderText(tr("Type a turn: %1").arg(m_example));
    setSpokenName(*this, tr("Type a turn"));
}

} // namespace ui

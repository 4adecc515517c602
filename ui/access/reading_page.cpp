#include "ui/access/reading_page.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>
#include <algorithm>

namespace ui {

ReadingPage::ReadingPage(QWidget* parent) : QTextEdit(parent) {
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
}

void ReadingPage::replaceHtml(const QString& html) {
    const int place = verticalScrollBar()->value();
    const int block = textCursor().blockNumber();
    setHtml(html);
    QTextCursor cursor = textCursor();
    cursor.setPosition(document()->findBlockByNumber(std::min(block, document()->blockCount() - 1)).position());
    setTextCursor(cursor);
    verticalScrollBar()->setValue(place);
}

QVariant ReadingPage::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && m_pictures)
        if (const QImage picture = m_pictures(name.toString()); !picture.isNull())
            return picture;
    return QTextEdit::loadResource(type, name);
}

void ReadingPage::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Down && goThroughTable(QTextCursor::Down, QTextCursor::NextBlock))
        return;
    if (isPlain && event->key() == Qt::Key_Up && goThroughTable(QTextCursor::Up, QTextCursor::PreviousBlock))
        return;
    QTextEdit::keyPressEvent(event);
}

// Of its own a caret stays in its column, and the other cells would never be read.
bool ReadingPage::goThroughTable(QTextCursor::MoveOperation byLine, QTextCursor::MoveOperation byBlock) {
    QTextCursor next = textCursor();
    next.movePosition(byLine);
    QTextCursor neighbour = textCursor();
    neighbour.movePosition(byBlock);
    neighbour.movePosition(QTextCursor::StartOfBlock);
    if (next.block() == textCursor().block() || (!textCursor().currentTable() && !neighbour.currentTable()))
        return false;
    setTextCursor(neighbour);
    ensureCursorVisible();
    return true;
}

} // namespace ui

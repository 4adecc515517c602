// A page of text to read, scroll and copy from, not to change. It has a caret that the arrow keys move, so that a
// screen reader reads it line by line, and the cells of tables one after another.
#pragma once

#include <QImage>
#include <QTextEdit>
#include <functional>

namespace ui {

class ReadingPage : public QTextEdit {
    Q_OBJECT

public:
    explicit ReadingPage(QWidget* parent = nullptr);

    // Another text for the same reader, such as in another language: the caret and what is seen stay where they are.
    void replaceHtml(const QString& html);

    // Gives the picture that an <img> names.
    void setPictures(std::function<QImage(const QString& name)> pictures) { m_pictures = std::move(pictures); }

protected:
    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool goThroughTable(QTextCursor::MoveOperation byLine, QTextCursor::MoveOperation byBlock);

    std::function<QImage(const QString&)> m_pictures;
};

} // namespace ui

// A label that shows its text as it is. QLabel guesses whether a text is rich, and then a name or a tag from a record
// could show pictures, links or a page without end. Every label of the program is one of these.
#pragma once

#include <QLabel>

namespace ui {

class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr) : PlainLabel(QString(), parent) {}
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : QLabel(parent) {
        setTextFormat(Qt::PlainText);
        setText(text);
    }
};

} // namespace ui

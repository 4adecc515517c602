// A message or a question that shows its texts as they are. QMessageBox guesses whether they are rich, follows links in
// the second of them, and takes no order about that one. Every box of the program is one of these.
#pragma once

#include <QMessageBox>

namespace ui {

class MessageBox : public QMessageBox {
    Q_OBJECT

public:
    // Deletes itself when it is closed. `text` is the headline; buttons are added afterwards.
    MessageBox(const QString& title, const QString& text, QWidget* parent);

    void setDetail(const QString& detail); // below the headline
    void setInformativeText(const QString& text) = delete;
    void setTextFormat(Qt::TextFormat format) = delete;
};

} // namespace ui

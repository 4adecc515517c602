// What the program is, and whose the game is.
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace ui {

class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_text = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace ui

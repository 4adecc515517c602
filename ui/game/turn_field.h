// A line in which a turn can be typed in notation. Spaces and semicolons are forgiven; Escape puts it away.
#pragma once

#include <QLineEdit>

namespace ui {

class TurnField : public QLineEdit {
    Q_OBJECT

public:
    explicit TurnField(QWidget* parent = nullptr);

    // How a turn is written, "2-3,1-5", for whoever has never typed one.
    void setExample(const QString& turn);
    // Empty, with nothing to be undone in it.
    void reset();

signals:
    void turnTyped(const QString& turnText);
    void dismissed();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_example;
};

// What was typed as the notation of turns: trimmed, with commas alone between the steps.
[[nodiscard]] QString tidyTurn(const QString& typed);

} // namespace ui

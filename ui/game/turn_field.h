// A line in which a turn can be typed in notation, "2-3,1-5". Spaces and semicolons are forgiven; Escape puts it away.
#pragma once

#include <QLineEdit>

namespace ui {

class TurnField : public QLineEdit {
    Q_OBJECT

public:
    explicit TurnField(QWidget* parent = nullptr);

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
};

// What was typed as the notation of turns: trimmed, with commas alone between the steps.
[[nodiscard]] QString tidyTurn(const QString& typed);

} // namespace ui

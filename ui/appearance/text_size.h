// The size of all text in the program, as a share of the size that the system asks for.
#pragma once

#include <QFont>

class QWidget;

namespace ui {

class TextSize {
public:
    TextSize();  // the font of the application is the system's now
    ~TextSize(); // and is again
    TextSize(const TextSize&) = delete;
    TextSize& operator=(const TextSize&) = delete;

    // In percent, for all widgets that there are and will be.
    void use(int percent);
    [[nodiscard]] int percent() const { return m_percent; }

private:
    QFont m_system;
    int m_percent = 100;
};

// The font of the widget is that of its parent, `factor` times as large, and stays so when the parent's changes.
void keepFont(QWidget& widget, double factor, QFont::Weight weight);

} // namespace ui

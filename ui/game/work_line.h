// Work that goes on in the background, as a bar with a line of text in it. A click or Enter asks for more.
#pragma once

#include "ui/appearance/theme.h"

#include <QAbstractButton>

namespace ui {

class WorkLine : public QAbstractButton {
    Q_OBJECT

public:
    explicit WorkLine(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `done` from 0 to 1.
    void setWork(const QString& what, double done);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Theme m_theme = Theme::light();
    double m_done = 0;
};

} // namespace ui

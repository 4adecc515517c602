// A panel with rounded corners on the window's ground: what the side panel is made of. An outline in a strong colour
// makes one card stand out.
#pragma once

#include "ui/appearance/theme.h"

#include <QFrame>
#include <optional>

namespace ui {

class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    virtual void setTheme(const Theme& theme);
    void setOutline(std::optional<QColor> colour);

protected:
    void paintEvent(QPaintEvent* event) override;

    [[nodiscard]] const Theme& theme() const { return m_theme; }

private:
    Theme m_theme = Theme::light();
    std::optional<QColor> m_outline;
};

} // namespace ui

// The value of a position as a bar: Red's share from the left, Black's from the right, a line in the middle where the
// game is even. Empty while the value is not known.
#pragma once

#include "core/ai/thinker.h"
#include "ui/appearance/theme.h"

#include <QWidget>
#include <optional>

namespace ui {

class EvaluationBar : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // As Red sees it.
    void setValue(const std::optional<ai::Value>& forRed);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Theme m_theme = Theme::light();
    std::optional<ai::Value> m_value;
};

} // namespace ui

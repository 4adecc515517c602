// The value of a position as a bar: the first side's share from the left, the second's from the right, a line in the
// middle where the game is even. Empty while the value is not known.
#pragma once

#include "core/ai/thinker.h"
#include "ui/appearance/theme.h"

#include <QWidget>
#include <optional>
#include <string>

namespace ui {

class EvaluationBar : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Of a position of this game, as the first side sees it.
    void setValue(const std::string& gameId, const std::optional<ai::Value>& forFirst);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Theme m_theme = Theme::light();
    std::string m_gameId;
    std::optional<ai::Value> m_value;
};

} // namespace ui

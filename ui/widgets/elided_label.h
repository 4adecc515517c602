// A line of text that ends in an ellipsis when there is no room, and then shows the whole as a tool tip.
#pragma once

#include "ui/widgets/plain_label.h"

namespace ui {

class ElidedLabel : public PlainLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ui

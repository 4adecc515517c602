// The label of a field in a form: as high as the field, so that its words stand on the height of those in the field
// whatever the font. A form gives a label at most a little more than it asks for, and then it stands too high.
#pragma once

#include "ui/widgets/plain_label.h"

namespace ui {

class FieldLabel : public PlainLabel {
public:
    // Of several fields, the first line of `field` that the label stands beside.
    FieldLabel(const QWidget& field, QWidget* parent) : PlainLabel(parent), m_field(field) {}

    [[nodiscard]] QSize sizeHint() const override { return asHighAsField(PlainLabel::sizeHint()); }
    [[nodiscard]] QSize minimumSizeHint() const override { return asHighAsField(PlainLabel::minimumSizeHint()); }

private:
    [[nodiscard]] QSize asHighAsField(QSize size) const { return size.expandedTo({0, m_field.sizeHint().height()}); }

    const QWidget& m_field;
};

} // namespace ui

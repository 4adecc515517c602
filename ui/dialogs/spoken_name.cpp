#include "ui/dialogs/spoken_name.h"

#include "ui/widgets/plain_label.h"

#include <QComboBox>

namespace ui {

void setSpokenName(QComboBox& list, const QString& name) {
    list.setAccessibleName(name);
    const auto labels = list.parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    for (QLabel* label : labels) {
        if (label->buddy() != &list)
            continue;
        if (label->isHidden())
            label->setText(name);
        return;
    }
    auto* label = new PlainLabel(name, list.parentWidget());
    label->setBuddy(&list);
    label->hide();
}

} // namespace ui

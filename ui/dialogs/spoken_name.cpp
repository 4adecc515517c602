#include "ui/dialogs/spoken_name.h"

#include <QComboBox>
#include <QLabel>

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
    auto* label = new QLabel(name, list.parentWidget());
    label->setBuddy(&list);
    label->hide();
}

} // namespace ui

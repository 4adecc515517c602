#include "ui/access/spoken_name.h"

#include "ui/access/combo_voice.h"
#include "ui/access/spoken.h"

#include <QComboBox>

namespace ui {

void setSpokenName(QComboBox& list, const QString& name) {
    installComboVoice();
    setSpokenName(static_cast<QWidget&>(list), name);
}

} // namespace ui

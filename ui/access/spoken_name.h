// The name of a drop-down list, for screen readers.
#pragma once

class QComboBox;
class QString;

namespace ui {

// Sets the accessible name, and sees to it that the chosen entry is spoken with it and when it changes.
void setSpokenName(QComboBox& list, const QString& name);

} // namespace ui

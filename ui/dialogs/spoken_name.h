// The name of a drop-down list, for screen readers.
#pragma once

class QComboBox;
class QString;

namespace ui {

// Sets the accessible name, and sees to it that a label names the list too: on Linux Qt gives out the chosen entry as
// the name of a list, and what the list is for only by a label whose buddy it is. One that nobody sees is made where
// none stands beside it. The list needs its parent before.
void setSpokenName(QComboBox& list, const QString& name);

} // namespace ui

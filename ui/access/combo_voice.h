// Drop-down lists for screen readers: what a list is for, and what is chosen in it, when the focus comes to it, when
// the choice changes, and when it opens. Of its own, Qt gives out on Linux the chosen entry as the name of the list,
// which readers replace by the label, and tells of no entry that it is the chosen one.
#pragma once

namespace ui {

// From here on for all lists of the program that cannot be typed into. More than one call does no harm.
void installComboVoice();

} // namespace ui

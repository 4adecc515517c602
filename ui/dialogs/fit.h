// Room for texts that wrap: a dialog's own size leaves the lines they need at its width out of account.
#pragma once

class QDialog;

namespace ui {

// Makes the dialog at least `width` wide and as high as its texts then need; never smaller than it is.
void growToFit(QDialog& dialog, int width);

} // namespace ui

// Lists and tables that say where one is in them.
#pragma once

class QAbstractItemView;

namespace ui {

// When the focus comes to the view, a screen reader is told of the current item too; Qt tells of the view alone.
void speakCurrentItem(QAbstractItemView& view);

// Tells that the focus is on the current item, if the view has it.
void tellCurrentItem(const QAbstractItemView& view);

} // namespace ui

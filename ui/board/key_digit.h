// Which digit of the upper row or the keypad a key carries, also where the layout puts a sign on it with Shift (Shift+3
// is # on one keyboard and · on another) or a letter without (the French layout).
#pragma once

class QKeyEvent;

namespace ui {

// 1 to 9, or 0 for any other key.
[[nodiscard]] int digitOfKey(const QKeyEvent& event);

} // namespace ui

// What is wrong with a turn, a position or a record, said to a person in the language of the moment.
#pragma once

#include "core/game/fault.h"

#include <QString>

namespace ui {

// One or two whole sentences. Begins with the line where the fault has one. There is a text for every FaultCode.
[[nodiscard]] QString faultText(const game::Fault& fault);

} // namespace ui

// The tables of perfect play in words.
#pragma once

#include "core/session/perfect_tables.h"

#include <QString>

namespace ui {

// "1.28 GB"
[[nodiscard]] QString bytesText(qint64 bytes);
// "about 3 minutes", "less than a minute"
[[nodiscard]] QString durationText(double seconds);
// "43 %", rounded down: it is not done before it is.
[[nodiscard]] QString percentText(double share);
// "43 %, about 2 minutes left"; without the time while that is not known.
[[nodiscard]] QString progressText(const session::PerfectTables::Entry& entry);

// One line about a table: "Built, 255 MB. A draw with best play.", "Not built"
[[nodiscard]] QString tableStateText(const session::PerfectTables::Entry& entry);
// What building it, or the rest of it, takes and what this computer has.
[[nodiscard]] QString tableNeedsText(const session::PerfectTables::Entry& entry,
                                     const session::PerfectTables::Needs& needs);

} // namespace ui

// Tables of perfect play for the pictures of the program: files of a few bytes, and a build that stands still.
#pragma once

#include "core/session/table_services.h"

#include <QString>

// What opens the files of writePretendTables() and builds without end up to a little less than a half.
[[nodiscard]] session::TableServices pretendServices();

// One table that is built, one in part, one damaged.
void writePretendTables(const QString& folder);

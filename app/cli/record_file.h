// Game records that a subcommand is told to read.
#pragma once

#include "core/record/reader.h"

#include <optional>
#include <string>

namespace cli {

// The game in a file; nothing after a complaint with the file's name.
[[nodiscard]] std::optional<record::Game> readRecord(const std::string& name);

} // namespace cli

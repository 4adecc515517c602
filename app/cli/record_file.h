// Game records that a subcommand is told to read.
#pragma once

#include "core/record/reader.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

// The name that stands for standard input.
inline constexpr std::string_view kStandardInput = "-";
inline constexpr const char* kFilesHelp = "Game records; - is standard input";

// A file's name as complaints show it.
[[nodiscard]] std::string shownName(const std::string& name);

// What a file holds, at most one byte more than a record may have; nothing after a complaint with the file's name.
[[nodiscard]] std::optional<std::string> readText(const std::string& name);

// The game in a file; nothing after a complaint with the file's name.
[[nodiscard]] std::optional<record::Game> readRecord(const std::string& name);

// Calls `visit` with every file, also after one that it gives another status than kDone for; kBadInput then.
[[nodiscard]] int forEachFile(const std::vector<std::string>& files,
                              const std::function<int(const std::string& file)>& visit);

} // namespace cli

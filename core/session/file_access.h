// Files by the names that Qt has for them; how they are read and written is told in core/files.
#pragma once

#include "core/game/result.h"
#include "core/record/reader.h"

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace session {

[[nodiscard]] std::filesystem::path systemPath(const QString& path);
// A whole regular file. Faults: unreadable with the system's reason, recordTooLong.
[[nodiscard]] game::Result<std::string> readFile(const QString& path, int mostBytes = record::kMaxBytes);
// Replaces a file; the system's reason when it cannot be done, and the old file is then as it was.
[[nodiscard]] std::optional<QString> replaceFile(const QString& path, std::string_view bytes);
[[nodiscard]] QString fromSystem(const std::string& reason);
// Tells one content from another.
[[nodiscard]] QByteArray checksum(std::string_view bytes);
// `stem`, or the first of stem-2, stem-3 ... under which there is nothing, with this ending.
[[nodiscard]] QString freeName(const QString& stem, const QString& ending);

} // namespace session

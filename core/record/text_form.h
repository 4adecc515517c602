// What reader and writer share: escapes, UTF-8, and the numbers of turns. Private to this folder.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace record::text {

// The place of the first byte that a record may not hold: not UTF-8, or a control character other than tab and line
// ends. Nothing when the text is fine.
[[nodiscard]] std::optional<std::size_t> firstBadByte(std::string_view text);

// The number of characters (code points).
[[nodiscard]] std::size_t width(std::string_view text);

enum class Within { tagValue, comment };

// Writes text so that it can stand within quotation marks or braces.
[[nodiscard]] std::string escaped(std::string_view text, Within within);
// The opposite; nothing when a backslash stands before anything that escaped() would not write.
[[nodiscard]] std::optional<std::string> unescaped(std::string_view text);

// "12." or "12..." for the turn after `ply` turns; offset 1 when the second side began.
[[nodiscard]] std::string turnNumber(int ply, int offset);

} // namespace record::text

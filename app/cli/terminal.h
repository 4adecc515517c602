// The terminal that output may go to.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace cli {

// Text from outside (a file's name, a tag, what was typed) as it may be shown on a terminal: on one line, without
// anything that moves the cursor, gives commands or turns the order of letters round. What is not UTF-8, control
// characters (C0, DEL, C1), line and paragraph separators, the controls of writing direction and invisible characters
// are each shown as '?'.
[[nodiscard]] std::string terminalText(std::string_view text);

// Whether this goes to a terminal that a person looks at.
[[nodiscard]] bool isTerminal(std::FILE* stream);

// Reads one character of UTF-8 from `text` at `at`, which must be inside, and moves `at` behind it. Of what is not
// UTF-8 one byte is read, as a number from kBadByte.
inline constexpr char32_t kBadByte = 0x110000;
[[nodiscard]] char32_t nextCharacter(std::string_view text, std::size_t& at);

} // namespace cli

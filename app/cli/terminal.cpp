#include "app/cli/terminal.h"

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace cli {
namespace {

bool isBetween(char32_t c, char32_t first, char32_t last) {
    return c >= first && c <= last;
}

bool isHarmless(char32_t c) {
    const bool isControl = c < 0x20 || isBetween(c, 0x7F, 0x9F);
    const bool isInvisible = c == 0xAD || c == 0x61C || c == 0x180E || isBetween(c, 0x200B, 0x200F) ||
                             isBetween(c, 0x2028, 0x202E) || isBetween(c, 0x2060, 0x206F) || c == 0xFEFF ||
                             isBetween(c, 0xFFF9, 0xFFFB) || isBetween(c, 0xE0000, 0xE0FFF);
    return !isControl && !isInvisible && c < kBadByte;
}

} // namespace

char32_t nextCharacter(std::string_view text, std::size_t& at) {
    const auto byteAt = [text](std::size_t index) -> char32_t {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0u;
    };
    const std::size_t begin = at++;
    const char32_t lead = byteAt(begin);
    if (lead < 0x80)
        return lead;
    const std::size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (length == 0)
        return kBadByte + lead;
    char32_t c = lead & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const char32_t next = byteAt(begin + i);
        if ((next & 0xC0) != 0x80)
            return kBadByte + lead;
        c = (c << 6) | (next & 0x3F);
    }
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (c < kLeast[length] || isBetween(c, 0xD800, 0xDFFF) || c > 0x10FFFF)
        return kBadByte + lead;
    at = begin + length;
    return c;
}

std::string terminalText(std::string_view text) {
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (isHarmless(nextCharacter(text, at)))
            shown += text.substr(begin, at - begin);
        else
            shown += '?';
    }
    return shown;
}

bool isTerminal(std::FILE* stream) {
#if defined(_WIN32)
    return _isatty(_fileno(stream)) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

} // namespace cli

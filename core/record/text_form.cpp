#include "core/record/text_form.h"

namespace record::text {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

unsigned byteAt(std::string_view text, std::size_t index) {
    return static_cast<unsigned char>(text[index]);
}

bool isContinuation(std::string_view text, std::size_t index) {
    return index < text.size() && (byteAt(text, index) & 0xC0u) == 0x80u;
}

// The length of the well-formed character that begins here, or 0 (Unicode 15, table 3-7).
std::size_t characterLength(std::string_view text, std::size_t index) {
    const unsigned lead = byteAt(text, index);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!isContinuation(text, index + i))
            return 0;
    if (length < 3)
        return length;
    const unsigned second = byteAt(text, index + 1);
    const bool tooLong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second > 0x9F;
    const bool tooLarge = lead == 0xF4 && second > 0x8F;
    return tooLong || surrogate || tooLarge ? 0 : length;
}

bool isControl(char c) {
    const unsigned value = static_cast<unsigned char>(c);
    return value < 0x20 || value == 0x7F;
}

std::optional<unsigned> hexValue(char c) {
    const std::size_t digit = kHexDigits.find(c);
    if (digit == std::string_view::npos)
        return std::nullopt;
    return static_cast<unsigned>(digit);
}

void appendEscape(std::string& out, char c) {
    const unsigned value = static_cast<unsigned char>(c);
    if (c == '\n')
        out += "\\n";
    else if (c == '\t')
        out += "\\t";
    else if (isControl(c))
        (out += "\\x").append({kHexDigits[value >> 4], kHexDigits[value & 15u]});
    else
        out.append({'\\', c});
}

} // namespace

std::optional<std::size_t> firstBadByte(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (isControl(c) && c != '\n' && c != '\r' && c != '\t')
            return i;
        const std::size_t length = characterLength(text, i);
        if (length == 0)
            return i;
        i += length;
    }
    return std::nullopt;
}

std::size_t width(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!isContinuation(text, i))
            ++count;
    return count;
}

std::string escaped(std::string_view text, Within within) {
    const std::string_view special = within == Within::tagValue ? "\"\\" : "{}\\";
    std::string out;
    for (const char c : text) {
        if (isControl(c) || special.find(c) != std::string_view::npos)
            appendEscape(out, c);
        else
            out += c;
    }
    return out;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
            continue;
        }
        if (++i == text.size())
            return std::nullopt;
        const char c = text[i];
        if (c == '"' || c == '\\' || c == '{' || c == '}') {
            out += c;
        } else if (c == 'n' || c == 't') {
            out += c == 'n' ? '\n' : '\t';
        } else if (c == 'x' && text.size() - i > 2) {
            const auto high = hexValue(text[i + 1]);
            const auto low = hexValue(text[i + 2]);
            if (!high || !low || !isControl(static_cast<char>(*high * 16 + *low)))
                return std::nullopt;
            out += static_cast<char>(*high * 16 + *low);
            i += 2;
        } else {
            return std::nullopt;
        }
    }
    return out;
}

std::string turnNumber(int ply, int offset) {
    return std::to_string((ply + offset) / 2 + 1) + ((ply + offset) % 2 == 0 ? "." : "...");
}

} // namespace record::text

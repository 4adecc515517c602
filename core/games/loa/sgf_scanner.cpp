#include "core/games/loa/sgf_scanner.h"

namespace loa {
namespace {

unsigned byteAt(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

bool isContinuation(unsigned byte) {
    return (byte & 0xc0U) == 0x80U;
}

bool isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// How many bytes the UTF-8 character at `at` has; 0 when it is none.
std::size_t lengthOf(std::string_view text, std::size_t at) {
    const unsigned first = byteAt(text, at);
    const std::size_t length = first < 0x80U ? 1 : first < 0xc2U ? 0 : first < 0xe0U ? 2 : first < 0xf0U ? 3 : 4;
    if (length == 0 || first > 0xf4U || at + length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!isContinuation(byteAt(text, at + i)))
            return 0;
    const unsigned second = length > 1 ? byteAt(text, at + 1) : 0;
    const bool isBad = (first == 0xe0U && second < 0xa0U) || (first == 0xedU && second > 0x9fU) ||
                       (first == 0xf0U && second < 0x90U) || (first == 0xf4U && second > 0x8fU);
    return isBad ? 0 : length;
}

} // namespace

void SgfScanner::advance() {
    if (m_text[m_at] == '\n') {
        ++m_mark.line;
        m_mark.column = 0;
    }
    do
        ++m_at;
    while (m_at < m_text.size() && isContinuation(byteAt(m_text, m_at)));
    ++m_mark.column;
}

void SgfScanner::skipSpace() {
    while (!atEnd() && isSpace(peek()))
        advance();
}

bool SgfScanner::findTree() {
    while (!atEnd()) {
        if (peek() != '(') {
            advance();
            continue;
        }
        SgfScanner ahead = *this;
        ahead.advance();
        ahead.skipSpace();
        if (!ahead.atEnd() && ahead.peek() == ';')
            return true;
        advance();
    }
    return false;
}

std::string SgfScanner::readName() {
    std::string name;
    for (; !atEnd(); advance()) {
        const char c = peek();
        if (c >= 'A' && c <= 'Z')
            name += c;
        else if (c < 'a' || c > 'z')
            break;
    }
    return name;
}

game::Result<std::string> SgfScanner::readValue() {
    const SgfMark begin = m_mark;
    std::string value;
    for (advance(); !atEnd(); advance()) {
        char c = peek();
        if (c == ']') {
            advance();
            return value;
        }
        const bool isEscaped = c == '\\';
        if (isEscaped) {
            advance();
            if (atEnd())
                break;
            c = peek();
        }
        if (c == '\r') { // alone or before \n it is one end of a line
            SgfScanner ahead = *this;
            ahead.advance();
            if (!ahead.atEnd() && ahead.peek() == '\n')
                advance();
            c = '\n';
        }
        if (isEscaped && c == '\n')
            continue; // a line broken for the file's sake
        value += c == '\n' ? "\n" : character();
    }
    return faultAt(begin, game::FaultCode::recordUnclosed, "[");
}

std::string SgfScanner::character() const {
    std::size_t end = m_at + 1;
    while (end < m_text.size() && isContinuation(byteAt(m_text, end)))
        ++end;
    return std::string(m_text.substr(m_at, end - m_at));
}

game::Fault faultAt(SgfMark mark, game::FaultCode code, std::string text) {
    return {.code = code, .line = mark.line, .column = mark.column, .text = std::move(text)};
}

std::string asUtf8(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    bool isUtf8 = true;
    for (std::size_t at = 0; at < text.size() && isUtf8;) {
        const std::size_t length = lengthOf(text, at);
        isUtf8 = length > 0;
        at += length;
    }
    if (isUtf8)
        return std::string(text);
    std::string converted;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const unsigned byte = byteAt(text, at);
        if (byte < 0x80U) {
            converted += text[at];
        } else {
            converted += static_cast<char>(0xc0U | byte >> 6U);
            converted += static_cast<char>(0x80U | (byte & 0x3fU));
        }
    }
    return converted;
}

} // namespace loa

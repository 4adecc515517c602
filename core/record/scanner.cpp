#include "core/record/scanner.h"

#include "core/game/shortened.h"
#include "core/record/text_form.h"

#include <algorithm>

namespace record::text {

using game::Fault;
using game::FaultCode;

namespace {

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kLineEnds = "\r\n";
constexpr std::string_view kWordEnds = " \t\r\n(){}[]\"";

bool isNameCharacter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

// A comment with each line end as one space.
std::string unwrapped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
            continue;
        out += text[i] == '\r' || text[i] == '\n' ? ' ' : text[i];
    }
    return out;
}

} // namespace

game::Result<Token> Scanner::next() {
    skipSpace();
    Token token;
    token.offset = m_at;
    if (m_at == m_text.size())
        return token;
    switch (m_text[m_at]) {
    case '[':
        return tag();
    case '{':
        return comment();
    case '(':
        token.kind = TokenKind::open;
        ++m_at;
        return token;
    case ')':
        token.kind = TokenKind::close;
        ++m_at;
        return token;
    default:
        break;
    }
    const std::size_t end = std::min(m_text.find_first_of(kWordEnds, m_at), m_text.size());
    if (end == m_at)
        return at(m_at, {.code = FaultCode::recordSyntax, .text = std::string(1, m_text[m_at])});
    token.kind = TokenKind::word;
    token.text = m_text.substr(m_at, end - m_at);
    m_at = end;
    return token;
}

bool Scanner::atEnd() const {
    return m_text.find_first_not_of(kSpace, m_at) == std::string_view::npos;
}

Fault Scanner::at(std::size_t offset, Fault fault) const {
    const std::string_view before = m_text.substr(0, offset);
    int line = 1;
    std::size_t lineBegin = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] == '\n' || (before[i] == '\r' && (i + 1 == m_text.size() || m_text[i + 1] != '\n'))) {
            ++line;
            lineBegin = i + 1;
        }
    }
    fault.line = line;
    fault.column = static_cast<int>(width(before.substr(lineBegin))) + 1;
    return fault;
}

game::Result<Token> Scanner::tag() {
    Token token;
    token.kind = TokenKind::tag;
    token.offset = m_at++;
    const auto bad = [&](std::string_view text) {
        return at(token.offset, {.code = FaultCode::recordTag, .text = game::shortened(text)});
    };
    skipSpace();
    std::size_t end = m_at;
    while (end < m_text.size() && isNameCharacter(m_text[end]))
        ++end;
    token.name = m_text.substr(m_at, end - m_at);
    m_at = end;
    skipSpace();
    if (token.name.empty() || m_at == m_text.size() || m_text[m_at] != '"')
        return bad(token.name.empty() ? m_text.substr(m_at, m_text.find_first_of(kLineEnds, m_at) - m_at)
                                      : std::string_view(token.name));
    const std::size_t close = closingAt(m_at + 1, '"');
    if (close == std::string_view::npos ||
        m_text.substr(m_at, close - m_at).find_first_of(kLineEnds) != std::string::npos)
        return at(m_at, {.code = FaultCode::recordUnclosed, .text = "\""});
    const auto value = unescaped(m_text.substr(m_at + 1, close - m_at - 1));
    m_at = close + 1;
    skipSpace();
    if (!value || m_at == m_text.size() || m_text[m_at] != ']')
        return bad(token.name);
    token.text = *value;
    ++m_at;
    return token;
}

game::Result<Token> Scanner::comment() {
    Token token;
    token.kind = TokenKind::comment;
    token.offset = m_at;
    const std::size_t close = closingAt(m_at + 1, '}');
    if (close == std::string_view::npos)
        return at(m_at, {.code = FaultCode::recordUnclosed, .text = "{"});
    const std::string_view inside = m_text.substr(m_at + 1, close - m_at - 1);
    const auto text = unescaped(unwrapped(inside));
    // An open brace within a comment is most likely the next comment, this one having lost its end.
    bool hidden = false;
    bool nested = false;
    for (const char c : inside) {
        nested = nested || (c == '{' && !hidden);
        hidden = c == '\\' && !hidden;
    }
    if (nested)
        return at(m_at, {.code = FaultCode::recordUnclosed, .text = "{"});
    if (!text)
        return at(m_at, {.code = FaultCode::recordSyntax, .text = game::shortened("{" + std::string(inside) + "}")});
    token.text = *text;
    m_at = close + 1;
    return token;
}

std::size_t Scanner::closingAt(std::size_t from, char closing) const {
    for (std::size_t i = from; i < m_text.size(); ++i) {
        if (m_text[i] == closing)
            return i;
        if (m_text[i] == '\\')
            ++i;
    }
    return std::string_view::npos;
}

void Scanner::skipSpace() {
    m_at = std::min(m_text.find_first_not_of(kSpace, m_at), m_text.size());
}

} // namespace record::text

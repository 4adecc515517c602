// Cuts the text of a record into its parts. Private to this folder.
#pragma once

#include "core/game/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace record::text {

enum class TokenKind { tag, comment, open, close, word, end };

struct Token {
    TokenKind kind = TokenKind::end;
    std::size_t offset = 0; // where it begins
    std::string name;       // of a tag
    std::string text;       // a tag's value, a comment, or a word
};

class Scanner {
public:
    // The text must be free of bad bytes and outlive the scanner.
    explicit Scanner(std::string_view text) : m_text(text) {}

    // The next part. Faults: recordSyntax, recordUnclosed, recordTag.
    [[nodiscard]] game::Result<Token> next();
    // Whether nothing but white space is left.
    [[nodiscard]] bool atEnd() const;

    // The fault with the line and column of this place.
    [[nodiscard]] game::Fault at(std::size_t offset, game::Fault fault) const;

private:
    [[nodiscard]] game::Result<Token> tag();
    [[nodiscard]] game::Result<Token> comment();
    // The end of a part that is closed by `closing`, a backslash hiding it; npos when it is never closed.
    [[nodiscard]] std::size_t closingAt(std::size_t from, char closing) const;
    void skipSpace();

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace record::text

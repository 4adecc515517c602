// The syntax of SGF, whatever the game: a cursor over the text of a file that knows its line and column.
#pragma once

#include "core/game/fault.h"
#include "core/game/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace loa {

struct SgfMark {
    int line = 1;
    int column = 1; // in characters
};

class SgfScanner {
public:
    // The text must be UTF-8 and live as long as the scanner.
    explicit SgfScanner(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return m_text[m_at]; }
    [[nodiscard]] SgfMark mark() const { return m_mark; }
    void advance();
    void skipSpace();
    // Goes to the next "(" that a ";" follows; false when there is none.
    [[nodiscard]] bool findTree();
    // The letters of a property's name; of the lower case letters that old files have only the others count.
    [[nodiscard]] std::string readName();
    // A value from "[" to "]", without escapes. Fault: recordUnclosed.
    [[nodiscard]] game::Result<std::string> readValue();
    // The character here, for a message.
    [[nodiscard]] std::string character() const;

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    SgfMark m_mark;
};

[[nodiscard]] game::Fault faultAt(SgfMark mark, game::FaultCode code, std::string text = {});

// The text itself when it is UTF-8, else what it is when read as Latin-1.
[[nodiscard]] std::string asUtf8(std::string_view text);

} // namespace loa

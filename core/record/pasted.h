// What was meant by text that comes from a forum, a mail, a chat or a keyboard: games, positions and turns without what
// such places add or change. Never changes a record that read() accepts.
//
// Taken away: code fences, backquotes, quotation marks of mail ("> "), tags of forums such as [code], invisible
// characters, byte order marks, text before the first tag and behind the end of what encloses the game. Put right
// outside comments and names: spaces of every kind, dashes, curly quotation marks, the ellipsis for three points, "½"
// for 1/2, backslashes before marks. Lines stay lines, so that the line of a fault is the one in the text.
#pragma once

#include <string>
#include <string_view>

namespace record {

enum class PastedKind { game, position };

struct Pasted {
    PastedKind kind = PastedKind::game;
    std::string text; // for record::read(), or a position on one line
};

[[nodiscard]] Pasted pasted(std::string_view text);

// A turn in the one form that is accepted: "2-3,1-5" for "2–3, 1–5" and "2-3 1-5". What is no turn at all stays what it
// is, but in lower case and without spaces at its ends.
[[nodiscard]] std::string typedTurn(std::string_view text);

} // namespace record

#include "core/record/pasted.h"

#include "core/record/reader.h"

#include <algorithm>
#include <array>
#include <vector>

namespace record {
namespace {

struct Meaning {
    std::string_view written;
    std::string_view meant;
};

// Outside comments and names. Quotation marks all become straight ones.
constexpr std::array kMeanings = {
    // Spaces
    Meaning{"\xC2\xA0", " "}, Meaning{"\xE1\x9A\x80", " "}, Meaning{"\xE2\x80\x80", " "}, Meaning{"\xE2\x80\x81", " "},
    Meaning{"\xE2\x80\x82", " "}, Meaning{"\xE2\x80\x83", " "}, Meaning{"\xE2\x80\x84", " "},
    Meaning{"\xE2\x80\x85", " "}, Meaning{"\xE2\x80\x86", " "}, Meaning{"\xE2\x80\x87", " "},
    Meaning{"\xE2\x80\x88", " "}, Meaning{"\xE2\x80\x89", " "}, Meaning{"\xE2\x80\x8A", " "},
    Meaning{"\xE2\x80\xAF", " "}, Meaning{"\xE2\x81\x9F", " "}, Meaning{"\xE3\x80\x80", " "}, Meaning{"\x0B", " "},
    Meaning{"\x0C", " "}, Meaning{"\xC2\x85", " "}, Meaning{"\xE2\x80\xA8", " "}, Meaning{"\xE2\x80\xA9", " "},
    Meaning{"&nbsp;", " "},
    // Invisible: soft hyphen, zero width, joiners, directions, byte order mark
    Meaning{"\xC2\xAD", ""}, Meaning{"\xD8\x9C", ""}, Meaning{"\xE2\x80\x8B", ""}, Meaning{"\xE2\x80\x8C", ""},
    Meaning{"\xE2\x80\x8D", ""}, Meaning{"\xE2\x80\x8E", ""}, Meaning{"\xE2\x80\x8F", ""}, Meaning{"\xE2\x80\xAA", ""},
    Meaning{"\xE2\x80\xAB", ""}, Meaning{"\xE2\x80\xAC", ""}, Meaning{"\xE2\x80\xAD", ""}, Meaning{"\xE2\x80\xAE", ""},
    Meaning{"\xE2\x81\xA0", ""}, Meaning{"\xE2\x81\xA6", ""}, Meaning{"\xE2\x81\xA7", ""}, Meaning{"\xE2\x81\xA8", ""},
    Meaning{"\xE2\x81\xA9", ""}, Meaning{"\xEF\xBB\xBF", ""}, Meaning{"`", ""},
    // Dashes: hyphens, figure, en, em, bar, minus, small and wide ones
    Meaning{"\xE2\x80\x90", "-"}, Meaning{"\xE2\x80\x91", "-"}, Meaning{"\xE2\x80\x92", "-"},
    Meaning{"\xE2\x80\x93", "-"}, Meaning{"\xE2\x80\x94", "-"}, Meaning{"\xE2\x80\x95", "-"},
    Meaning{"\xE2\x81\x83", "-"}, Meaning{"\xE2\x88\x92", "-"}, Meaning{"\xEF\xB9\x98", "-"},
    Meaning{"\xEF\xB9\xA3", "-"}, Meaning{"\xEF\xBC\x8D", "-"},
    // Quotation marks: curly, low, reversed, angle, double prime, wide; single ones alike
    Meaning{"\xE2\x80\x9C", "\""}, Meaning{"\xE2\x80\x9D", "\""}, Meaning{"\xE2\x80\x9E", "\""},
    Meaning{"\xE2\x80\x9F", "\""}, Meaning{"\xC2\xAB", "\""}, Meaning{"\xC2\xBB", "\""}, Meaning{"\xE2\x80\xB3", "\""},
    Meaning{"\xEF\xBC\x82", "\""}, Meaning{"&quot;", "\""}, Meaning{"\xE2\x80\x98", "\""},
    Meaning{"\xE2\x80\x99", "\""}, Meaning{"\xE2\x80\x9A", "\""}, Meaning{"\xE2\x80\xB9", "\""},
    Meaning{"\xE2\x80\xBA", "\""}, Meaning{"'", "\""},
    // Others
    Meaning{"\xE2\x80\xA6", "..."}, Meaning{"\xC2\xBD", "1/2"}, Meaning{"\xE2\x81\x84", "/"},
    Meaning{"\xE2\x88\x95", "/"}, Meaning{"\xEF\xBC\x8F", "/"}, Meaning{"\xEF\xBC\x8C", ","},
    Meaning{"\xE2\x88\x97", "*"}, Meaning{"&lt;", "<"}, Meaning{"&gt;", ">"}};

// What begins at this place of the text and means something else, or null.
const Meaning* meaningAt(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead >= 0x20 && lead < 0x7F && lead != '&' && lead != '`' && lead != '\'')
        return nullptr;
    const auto found = std::find_if(kMeanings.begin(), kMeanings.end(), [&](const Meaning& meaning) {
        return text.compare(at, meaning.written.size(), meaning.written) == 0;
    });
    return found == kMeanings.end() ? nullptr : &*found;
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string lowered(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    return out;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

// Everything as it is meant outside comments and names.
std::string meant(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Meaning* const meaning = meaningAt(text, at);
        out += meaning ? meaning->meant : text.substr(at, 1);
        at += meaning ? meaning->written.size() : 1;
    }
    return out;
}

// The same within quotation marks, where others are part of the text.
std::string meantWithin(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Meaning* const meaning = meaningAt(text, at);
        const std::size_t length = meaning ? meaning->written.size() : 1;
        out += meaning && meaning->meant != "\"" ? meaning->meant : text.substr(at, length);
        at += length;
    }
    return out;
}

// The lines of a text without their ends.
std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return lines;
}

// A line without the marks of quoting at its beginning; a fence of a code block is empty.
std::string_view unquoted(std::string_view line) {
    for (bool more = true; more;) {
        more = false;
        std::size_t at = 0;
        while (at < line.size()) { // spaces of every kind, and what cannot be seen
            const Meaning* const meaning = meaningAt(line, at);
            if (meaning && (meaning->meant == " " || meaning->meant.empty()) && meaning->written != "`")
                at += meaning->written.size();
            else if (isSpace(line[at]))
                ++at;
            else
                break;
        }
        for (const std::string_view mark : {">", "&gt;", "|"})
            if (line.compare(at, mark.size(), mark) == 0) {
                line.remove_prefix(at + mark.size());
                more = true;
                break;
            }
    }
    return line;
}

// Whether a line is nothing but the fence of a code block, perhaps with the name of a language.
bool isFence(std::string_view line) {
    const std::string_view rest = trimmed(line);
    const std::size_t end = std::min(rest.find_first_not_of("`~"), rest.size());
    return end >= 3 && rest.find_first_of("[\"{`~", end) == std::string_view::npos;
}

// The end of something like [code], [/quote] or [quote=Ann] that begins here, or `at`.
std::size_t endOfForumTag(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    if (end < text.size() && text[end] == '/')
        ++end;
    const std::size_t nameAt = end;
    while (end < text.size() && isLetter(text[end]))
        ++end;
    const std::string name = lowered(text.substr(nameAt, end - nameAt));
    constexpr std::array<std::string_view, 10> kNames = {"code", "icode", "quote", "pre", "b",
                                                         "i",    "u",     "tt",    "pgn", "spoiler"};
    if (std::find(kNames.begin(), kNames.end(), name) == kNames.end())
        return at;
    const std::size_t close = text.find_first_of("]\n", end);
    const bool isPlain = end < text.size() && (text[end] == ']' || text[end] == '=');
    return isPlain && close != std::string_view::npos && text[close] == ']' ? close + 1 : at;
}

// Copies a record and puts right what stands outside comments and names.
class Cleaner {
public:
    // `isInForumTag`: something like [code] stands before the text, which ends with it.
    Cleaner(std::string_view text, bool isInForumTag) : m_text(text), m_isInForumTag(isInForumTag) {}

    std::string run() {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '{')
                comment();
            else if (c == '[' && endOfForumTag(m_text, m_at) > m_at) {
                if (m_text[m_at + 1] == '/' && m_isInForumTag && !trimmed(m_out).empty())
                    break; // what follows is no part of the game
                m_isInForumTag = m_isInForumTag || trimmed(m_out).empty();
                m_at = endOfForumTag(m_text, m_at);
            } else if (c == '[')
                tag();
            else if (c == '\\' && m_at + 1 < m_text.size() &&
                     std::string_view("*-_.[]()>#").find(m_text[m_at + 1]) != std::string_view::npos)
                ++m_at;
            else
                symbol();
        }
        return std::move(m_out);
    }

private:
    void symbol() {
        const Meaning* const meaning = meaningAt(m_text, m_at);
        m_out += meaning ? meaning->meant : m_text.substr(m_at, 1);
        m_at += meaning ? meaning->written.size() : 1;
    }

    void comment() {
        std::size_t end = m_at + 1;
        while (end < m_text.size() && m_text[end] != '}')
            end += m_text[end] == '\\' ? 2 : 1;
        end = std::min(end + 1, m_text.size());
        m_out += m_text.substr(m_at, end - m_at);
        m_at = end;
    }

    // A tag with quotation marks of any kind; the value ends at the last one before the bracket.
    void tag() {
        const std::size_t lineEnd = std::min(m_text.find('\n', m_at), m_text.size());
        std::size_t at = m_at + 1;
        const auto skip = [&] {
            while (at < lineEnd) {
                const Meaning* const meaning = meaningAt(m_text, at);
                if (meaning && (meaning->meant == " " || meaning->meant.empty()))
                    at += meaning->written.size();
                else if (m_text[at] == ' ' || m_text[at] == '\t')
                    ++at;
                else
                    break;
            }
        };
        skip();
        const std::size_t nameAt = at;
        while (at < lineEnd && (isLetter(m_text[at]) || (m_text[at] >= '0' && m_text[at] <= '9') || m_text[at] == '_'))
            ++at;
        const std::string_view name = m_text.substr(nameAt, at - nameAt);
        skip();
        const std::size_t open = markLength(at, lineEnd);
        if (name.empty() || open == 0)
            return symbol();
        const std::size_t valueAt = at + open;
        std::size_t valueEnd = std::string_view::npos;
        std::size_t end = lineEnd;
        const bool isStraight = m_text[at] == '"';
        for (at = valueAt; at < lineEnd;) {
            const std::size_t length = isStraight ? std::size_t{m_text[at] == '"'} : markLength(at, lineEnd);
            if (m_text[at] == '\\') {
                at = std::min(at + 2, lineEnd);
            } else if (length > 0) {
                const std::size_t mark = at;
                at += length;
                const std::size_t behind = at;
                skip();
                if (at < lineEnd && m_text[at] == ']') {
                    valueEnd = mark;
                    end = at + 1;
                    break;
                }
                at = behind;
            } else {
                ++at;
            }
        }
        if (valueEnd == std::string_view::npos)
            return symbol();
        const std::string_view value = m_text.substr(valueAt, valueEnd - valueAt);
        m_out.append("[").append(name).append(" \"");
        if (isName(name))
            appendEscaped(value);
        else
            appendEscaped(trimmed(meantWithin(value)));
        m_out += "\"]";
        m_at = end;
    }

    // The length of a quotation mark that begins here, or 0.
    [[nodiscard]] std::size_t markLength(std::size_t at, std::size_t end) const {
        if (at >= end)
            return 0;
        if (m_text[at] == '"')
            return 1;
        const Meaning* const meaning = meaningAt(m_text, at);
        return meaning && meaning->meant == "\"" ? meaning->written.size() : 0;
    }

    // Whether a tag holds free text.
    [[nodiscard]] static bool isName(std::string_view name) {
        constexpr std::array<std::string_view, 8> kFixed = {"Game",   "Rules",       "Format", "Start",
                                                            "Result", "Termination", "Date",   "Seed"};
        return std::find(kFixed.begin(), kFixed.end(), name) == kFixed.end();
    }

    // Straight quotation marks within curly ones get their backslash.
    void appendEscaped(std::string_view value) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (value[i] == '\\' && i + 1 < value.size())
                m_out += value[i++];
            else if (value[i] == '"')
                m_out += '\\';
            m_out += value[i];
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_out;
    bool m_isInForumTag;
};

// Whether a line begins with a tag such as [Game "linja"].
bool beginsWithTag(std::string_view line) {
    const std::string plain = meant(line);
    std::string_view rest = trimmed(plain);
    while (!rest.empty() && rest.front() == '[' && endOfForumTag(rest, 0) > 0)
        rest = trimmed(rest.substr(endOfForumTag(rest, 0)));
    if (rest.empty() || rest.front() != '[')
        return false;
    std::size_t at = 1;
    while (at < rest.size() && (isLetter(rest[at]) || rest[at] == '_' || rest[at] == ' '))
        ++at;
    return at > 1 && at < rest.size() && rest[at] == '"';
}

bool opensForumTag(std::string_view line) {
    for (std::size_t at = line.find('['); at != std::string_view::npos; at = line.find('[', at + 1))
        if (endOfForumTag(line, at) > at && line[at + 1] != '/')
            return true;
    return false;
}

std::string cleanedGame(std::string_view text) {
    std::vector<std::string_view> lines = linesOf(text);
    std::vector<bool> areQuoted;
    for (std::string_view& line : lines) {
        const std::string_view bare = unquoted(line);
        areQuoted.push_back(bare.size() != line.size());
        line = bare;
    }
    const auto first = std::find_if(lines.begin(), lines.end(), beginsWithTag);
    const bool isInForumTag = first != lines.end() && std::any_of(lines.begin(), first, opensForumTag);
    if (first != lines.end()) {
        const bool isFenced = std::any_of(lines.begin(), first, isFence);
        const auto place = [&lines](auto line) { return static_cast<std::ptrdiff_t>(line - lines.begin()); };
        // What the game was quoted in or fenced by ends it, too.
        auto end = isFenced ? std::find_if(first, lines.end(), isFence) : lines.end();
        if (areQuoted[static_cast<std::size_t>(place(first))])
            while (end != first && !areQuoted[static_cast<std::size_t>(place(end) - 1)])
                --end;
        std::fill(lines.begin(), first, std::string_view());
        std::fill(end, lines.end(), std::string_view());
    }
    std::replace_if(lines.begin(), lines.end(), isFence, std::string_view());
    std::string joined;
    for (const std::string_view line : lines)
        (joined += line) += '\n';
    return Cleaner(joined, isInForumTag).run();
}

// On one line with single spaces, without quotation marks around it.
std::string cleanedLine(std::string_view text) {
    std::string line;
    for (const std::string_view part : linesOf(text)) {
        const std::string_view bare = unquoted(part);
        for (const char c : isFence(bare) ? std::string() : meant(bare))
            if (c != '"')
                line += isSpace(c) ? ' ' : c;
        line += ' ';
    }
    std::string out;
    for (const char c : trimmed(line))
        if (c != ' ' || out.back() != ' ')
            out += c;
    return out;
}

// Position texts are short and have slashes, and no letters but those of the sides.
bool looksLikePosition(std::string_view line) {
    constexpr std::size_t kLongest = 200;
    return line.size() <= kLongest && line.find('/') != std::string_view::npos &&
           line.find_first_not_of("0123456789/- rbRB") == std::string_view::npos;
}

} // namespace

Pasted pasted(std::string_view text) {
    if (text.size() > static_cast<std::size_t>(kMaxBytes) || read(text))
        return {PastedKind::game, std::string(text)};
    if (std::string line = cleanedLine(text); looksLikePosition(line))
        return {PastedKind::position, std::move(line)};
    return {PastedKind::game, cleanedGame(text)};
}

std::string typedTurn(std::string_view text) {
    const std::string line = lowered(cleanedLine(text));
    std::string out;
    bool isBetween = false; // behind a comma, a semicolon or a space
    for (const char c : line) {
        if (c == ' ' || c == ',' || c == ';') {
            isBetween = true;
            continue;
        }
        // A space beside a dash stands within a step.
        if (isBetween && !out.empty() && c != '-' && out.back() != '-')
            out += ',';
        isBetween = false;
        out += c;
    }
    return out;
}

} // namespace record

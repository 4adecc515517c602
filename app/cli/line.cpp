#include "app/cli/line.h"

#include "app/cli/terminal.h"

#include <iostream>
#include <utility>

namespace cli {
namespace {

// Only what every terminal shows stands as it is.
std::string quotedForJson(std::string_view text) {
    constexpr std::string_view kHexDigits = "0123456789abcdef";
    std::string out = "\"";
    const auto escape = [&](char32_t unit) {
        out += "\\u";
        for (int shift = 12; shift >= 0; shift -= 4)
            out += kHexDigits[(unit >> shift) & 15];
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t c = nextCharacter(text, at);
        const std::string_view bytes = text.substr(begin, at - begin);
        if (c == '"' || c == '\\')
            (out += '\\') += bytes;
        else if (c >= kBadByte)
            escape(0xFFFD);
        else if (terminalText(bytes) == bytes)
            out += bytes;
        else if (c < 0x10000)
            escape(c);
        else {
            escape(0xD800 + ((c - 0x10000) >> 10));
            escape(0xDC00 + ((c - 0x10000) & 0x3FF));
        }
    }
    return out + '"';
}

} // namespace

void Line::plain(std::string_view field) {
    if (m_form != Form::tabs)
        return;
    m_line += std::exchange(m_isEmpty, false) ? "" : "\t";
    m_line += field;
}

void Line::json(std::string_view name, std::string_view value) {
    if (m_form != Form::json)
        return;
    m_line += std::exchange(m_isEmpty, false) ? "{" : ",";
    ((m_line += quotedForJson(name)) += ':') += value;
}

Line& Line::text(std::string_view name, std::string_view value) {
    plain(terminalText(value));
    json(name, quotedForJson(value));
    return *this;
}

Line& Line::number(std::string_view name, long long value) {
    return decimal(name, std::to_string(value));
}

Line& Line::count(std::string_view name, std::uint64_t value) {
    return decimal(name, std::to_string(value));
}

Line& Line::decimal(std::string_view name, std::string_view digits) {
    plain(digits);
    json(name, digits);
    return *this;
}

Line& Line::either(std::string_view name, bool value, std::string_view ifTrue, std::string_view ifFalse) {
    plain(value ? ifTrue : ifFalse);
    return detailFlag(name, value);
}

Line& Line::list(std::string_view name, const std::vector<std::string>& parts, char separator) {
    std::string joined;
    std::string array = "[";
    for (const std::string& part : parts) {
        if (&part != &parts.front()) {
            joined += separator;
            array += ',';
        }
        joined += part;
        array += quotedForJson(part);
    }
    plain(terminalText(joined));
    json(name, array + ']');
    return *this;
}

Line& Line::value(std::string_view name, const ai::Value& value) {
    return value.kind == ai::Value::Kind::units ? number(name, value.amount) : text(name, value.text());
}

Line& Line::none(std::string_view name) {
    plain("-");
    json(name, "null");
    return *this;
}

Line& Line::label(std::string_view word) {
    plain(word);
    return *this;
}

Line& Line::detail(std::string_view name, std::string_view value) {
    json(name, quotedForJson(value));
    return *this;
}

Line& Line::detailFlag(std::string_view name, bool value) {
    json(name, value ? "true" : "false");
    return *this;
}

void Line::print() const {
    std::cout << m_line << (m_form == Form::json ? "}\n" : "\n");
}

void addOutcome(Line& line, const games::GameInfo& info, const std::optional<game::Outcome>& outcome) {
    line.detailFlag("over", outcome.has_value());
    if (!outcome) {
        line.label("ongoing");
        return;
    }
    if (outcome->winner)
        line.text("winner", std::string(1, info.sideLetters[indexOf(*outcome->winner)]));
    else
        line.text("winner", "draw");
    line.text("reason", game::reasonId(outcome->reason));
    line.decimal("first", outcome->score.text(game::Side::first));
    line.decimal("second", outcome->score.text(game::Side::second));
}

} // namespace cli

// One record of output: fields with names, printed as a line of values with tabs between them or, with --json, as a
// line with a JSON object (RFC 8259). Both forms are the same on every machine and in every locale.
#pragma once

#include "core/ai/thinker.h"
#include "core/game/outcome.h"
#include "core/games/catalogue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

enum class Form : std::uint8_t { tabs, json };

class Line {
public:
    explicit Line(Form form) : m_form(form) {}

    Line& text(std::string_view name, std::string_view value);
    Line& number(std::string_view name, long long value);
    Line& count(std::string_view name, std::uint64_t value);
    // A number written out, such as "0.5".
    Line& decimal(std::string_view name, std::string_view digits);
    // One of two words; true or false in JSON.
    Line& either(std::string_view name, bool value, std::string_view ifTrue, std::string_view ifFalse);
    // With a separator between the parts; an array in JSON.
    Line& list(std::string_view name, const std::vector<std::string>& parts, char separator);
    // In JSON a number, or a text for a forced end.
    Line& value(std::string_view name, const ai::Value& value);
    // "-", and null in JSON.
    Line& none(std::string_view name);

    // A word that tells lines of tabs apart, such as "perft"; JSON has the name instead.
    Line& label(std::string_view word);
    // What only JSON has.
    Line& detail(std::string_view name, std::string_view value);
    Line& detailFlag(std::string_view name, bool value);

    // On standard output, with its line end.
    void print() const;

private:
    void plain(std::string_view field);
    void json(std::string_view name, std::string_view value);

    Form m_form;
    std::string m_line;
    bool m_isEmpty = true;
};

// "ongoing", or winner, reason and the scores of both sides.
void addOutcome(Line& line, const games::GameInfo& info, const std::optional<game::Outcome>& outcome);

} // namespace cli

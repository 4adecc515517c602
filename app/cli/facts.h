// What is told of one thing: facts with names, printed one a line, "name<TAB>value", or with --json as one object whose
// names are written together ("start value" is "startValue").
#pragma once

#include "app/cli/line.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace cli {

class Facts {
public:
    explicit Facts(Form form) : m_form(form), m_object(form) {}

    Facts& text(std::string_view name, std::string_view value);
    Facts& number(std::string_view name, long long value);
    Facts& count(std::string_view name, std::uint64_t value);
    // A number written out, such as "0.5".
    Facts& decimal(std::string_view name, std::string_view digits);

    // On standard output, with the last line end.
    void print() const;

private:
    void add(std::string_view name, std::string_view value);

    Form m_form;
    Line m_object;
    std::string m_lines;
};

} // namespace cli

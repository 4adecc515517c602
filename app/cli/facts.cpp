#include "app/cli/facts.h"

#include <iostream>
#include <utility>

namespace cli {
namespace {

std::string inOneWord(std::string_view name) {
    std::string word;
    bool isCapital = false;
    for (const char letter : name) {
        if (letter == ' ')
            isCapital = true;
        else if (std::exchange(isCapital, false) && letter >= 'a' && letter <= 'z')
            word += static_cast<char>(letter - 'a' + 'A');
        else
            word += letter;
    }
    return word;
}

} // namespace

void Facts::add(std::string_view name, std::string_view value) {
    m_lines += name;
    m_lines += '\t';
    m_lines += value;
    m_lines += '\n';
}

Facts& Facts::text(std::string_view name, std::string_view value) {
    add(name, value);
    m_object.text(inOneWord(name), value);
    return *this;
}

Facts& Facts::number(std::string_view name, long long value) {
    return decimal(name, std::to_string(value));
}

Facts& Facts::count(std::string_view name, std::uint64_t value) {
    return decimal(name, std::to_string(value));
}

Facts& Facts::decimal(std::string_view name, std::string_view digits) {
    add(name, digits);
    m_object.decimal(inOneWord(name), digits);
    return *this;
}

void Facts::print() const {
    if (m_form == Form::json)
        m_object.print();
    else
        std::cout << m_lines;
}

} // namespace cli

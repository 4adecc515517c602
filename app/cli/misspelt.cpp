#include "app/cli/misspelt.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <numeric>
#include <string_view>

namespace cli {
namespace {

// How many letters have to be put in, taken out or exchanged (Levenshtein, 1965).
std::size_t distanceOf(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t exchanged = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, exchanged});
        }
    }
    return row.back();
}

// "; did you mean X?", or nothing where no name is near.
std::string suggestion(std::string_view wrong, const std::vector<std::string>& names) {
    const std::string* nearest = nullptr;
    std::size_t least = std::max<std::size_t>(2, wrong.size() / 3) + 1;
    for (const std::string& name : names) {
        const bool isBegun = wrong.size() > 2 && name.compare(0, wrong.size(), wrong) == 0;
        const std::size_t distance = isBegun ? 1 : distanceOf(wrong, name);
        if (distance < least && distance < wrong.size()) {
            least = distance;
            nearest = &name;
        }
    }
    return nearest ? "; did you mean " + *nearest + "?" : "";
}

std::vector<std::string> subcommandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(sub->get_name());
    return names;
}

std::vector<std::string> optionsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

} // namespace

std::optional<std::string> misspelt(const CLI::App& app, const std::vector<std::string>& arguments) {
    const CLI::App* current = &app;
    std::string where;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--")
            return std::nullopt;
        if (word.size() < 2 || word.front() != '-') {
            const auto names = subcommandsOf(*current);
            if (names.empty())
                continue; // an argument of the subcommand
            if (std::find(names.begin(), names.end(), word) == names.end())
                return "unknown subcommand \"" + word + "\"" + where + suggestion(word, names);
            current = current->get_subcommand(word);
            where = (where.empty() ? " of " : where + " ") + word;
            continue;
        }
        const std::string name = word.substr(0, word.find('='));
        const CLI::Option* option = current->get_option_no_throw(name);
        if (option == nullptr)
            return "unknown option \"" + name + "\"" + where + suggestion(name, optionsOf(*current));
        if (option->get_items_expected_min() > 0 && name.size() == word.size())
            ++i; // its value
    }
    return std::nullopt;
}

} // namespace cli

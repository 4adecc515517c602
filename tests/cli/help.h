// The subcommands and options that linja-cli tells of in its help, for the tests of what is written of them elsewhere.
#pragma once

#include <string>
#include <vector>

namespace cli_test {

struct Helped {
    std::vector<std::string> path; // "table", "verify"
    std::vector<std::string> options;
    std::vector<std::string> subcommands;
    bool takesFile = false;
};

// Of the program itself, whose path is empty, and of every subcommand below it.
[[nodiscard]] std::vector<Helped> allHelp();

[[nodiscard]] bool contains(const std::vector<std::string>& words, const std::string& word);

} // namespace cli_test

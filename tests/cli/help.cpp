#include "tests/cli/help.h"

#include "tests/cli/program.h"

#include <algorithm>
#include <regex>

namespace cli_test {
namespace {

void addHelp(const std::vector<std::string>& path, std::vector<Helped>& all) {
    std::vector<std::string> arguments = path;
    arguments.emplace_back("--help");
    Helped helped{.path = path, .options = {}, .subcommands = {}};
    static const std::regex option("^  (-h,)?(--[a-z]+)( .*)?$");
    static const std::regex named("^  ([a-z]+|FILE) .*$");
    std::string part;
    for (const std::string& line : run(arguments).lines()) {
        std::smatch found;
        if (line.ends_with(':'))
            part = line;
        else if (part == "Options:" && std::regex_match(line, found, option)) {
            if (found[1].matched)
                helped.options.emplace_back("-h");
            helped.options.push_back(found[2]);
        } else if (part == "Subcommands:" && std::regex_match(line, found, named))
            helped.subcommands.push_back(found[1]);
        else if (part == "Positionals:" && line.starts_with("  FILE "))
            helped.takesFile = true;
    }
    all.push_back(helped);
    for (const std::string& sub : helped.subcommands) {
        std::vector<std::string> longer = path;
        longer.push_back(sub);
        addHelp(longer, all);
    }
}

} // namespace

std::vector<Helped> allHelp() {
    std::vector<Helped> all;
    addHelp({}, all);
    return all;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace cli_test

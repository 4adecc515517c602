// Programs that judge packages, where they are installed.
#pragma once

#include "tests/cli/program.h"

namespace packaging_test {

// The file of a program, or nothing.
inline std::string fileOf(const std::string& program) {
    for (const char* folder : {"/usr/bin/", "/bin/", "/usr/local/bin/"})
        if (std::error_code ignored; std::filesystem::exists(folder + program, ignored))
            return folder + program;
    return {};
}

// Runs a tool that complains by its status or its words.
inline void expectContent(std::vector<std::string> words) {
    const cli_test::Ran ran = cli_test::runProgram(words);
    EXPECT_EQ(ran.status, 0) << words.front() << ":\n" << ran.out << ran.err;
}

} // namespace packaging_test

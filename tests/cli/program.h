// Runs linja-cli as a person or a script would, and keeps what it said.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace cli_test {

// What a run came to; line ends are "\n" on every system.
struct Ran {
    int status = -1; // -1 where the program did not end by itself
    std::string out;
    std::string err;

    // The lines of standard output, without their ends.
    [[nodiscard]] std::vector<std::string> lines() const;
};

// Where standard output goes: kept, or into a file or device of this name.
struct Streams {
    std::string input{};      // what standard input holds
    std::string inputFrom{};  // or the name of what it is
    std::string outputInto{}; // instead of being kept
};

[[nodiscard]] Ran run(const std::vector<std::string>& arguments, const Streams& streams = {});
// The same for any program; the first word is its file.
[[nodiscard]] Ran runProgram(const std::vector<std::string>& words, const Streams& streams = {});

#if !defined(_WIN32)
// Runs it until it has written a line on standard error, and interrupts it then as Ctrl+C does.
[[nodiscard]] Ran runUntilItTells(const std::vector<std::string>& arguments);
#endif

// Done, with this output to the letter and nothing on standard error.
void expectPrints(const Ran& ran, std::string_view out);
// Done, with output that matches a regular expression (ECMAScript) and nothing on standard error.
void expectMatches(const Ran& ran, const std::string& pattern);
// Refused with this status and one line of linja-cli on standard error that matches; nothing else was printed.
void expectRefuses(const Ran& ran, int status, const std::string& pattern);
// The same, with what was printed before.
void expectRefusesAfter(const Ran& ran, int status, const std::string& pattern, const std::string& outPattern);

[[nodiscard]] bool matches(const std::string& text, const std::string& pattern);
[[nodiscard]] std::string sampleFile();
[[nodiscard]] std::string readAll(const std::filesystem::path& file);

// A folder of its own that goes with the test.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string path(std::string_view name) const;
    // Writes a file and gives its name.
    std::string write(std::string_view name, std::string_view text) const;

private:
    std::filesystem::path m_path;
};

inline constexpr const char* kStart = "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r";
inline constexpr const char* kFinished = "6b/4b/2b/-/1r/3r/3r/5r r";
inline constexpr const char* kBlocked = "-/-/6r/6r/6b/6b/-/- r";
inline constexpr const char* kPass = "-/-/6r/6b/-/-/-/6r6b r";

inline constexpr int kBadInput = 1;
inline constexpr int kWrongUsage = 2;

} // namespace cli_test

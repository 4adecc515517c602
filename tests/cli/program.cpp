#include "tests/cli/program.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <sys/stat.h>
#else
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace cli_test {
namespace {

std::string withPlainLineEnds(const std::string& text) {
    return std::regex_replace(text, std::regex("\r\n"), "\n");
}

struct Redirection {
    std::string input;
    std::string output;
    std::string errors;
};

#if defined(_WIN32)

// As the C library of the other side takes arguments apart.
std::string quoted(const std::string& argument) {
    std::string out = "\"";
    std::size_t backslashes = 0;
    for (const char c : argument) {
        if (c == '"')
            out.append(backslashes + 1, '\\');
        backslashes = c == '\\' ? backslashes + 1 : 0;
        out += c;
    }
    return out.append(backslashes, '\\') + '"';
}

int runRedirected(const std::vector<std::string>& arguments, const Redirection& to) {
    const auto open = [](const std::string& name, int flags) {
        return _open(name.c_str(), flags | _O_BINARY, _S_IREAD | _S_IWRITE);
    };
    const int files[] = {open(to.input, _O_RDONLY), open(to.output, _O_WRONLY | _O_CREAT | _O_TRUNC),
                         open(to.errors, _O_WRONLY | _O_CREAT | _O_TRUNC)};
    int before[3];
    for (int stream = 0; stream < 3; ++stream) {
        before[stream] = _dup(stream);
        _dup2(files[stream], stream);
    }
    std::vector<std::string> texts;
    for (const std::string& argument : arguments)
        texts.push_back(quoted(argument));
    std::vector<const char*> words;
    for (const std::string& text : texts)
        words.push_back(text.c_str());
    words.push_back(nullptr);
    const auto status = _spawnv(_P_WAIT, arguments.front().c_str(), words.data());
    for (int stream = 0; stream < 3; ++stream) {
        _dup2(before[stream], stream);
        _close(before[stream]);
        _close(files[stream]);
    }
    return static_cast<int>(status);
}

#else

pid_t start(const std::vector<std::string>& arguments, const Redirection& to) {
    std::vector<char*> words;
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    const pid_t child = fork();
    if (child != 0)
        return child;
    const auto take = [](const std::string& name, int flags, int stream) {
        const int file = open(name.c_str(), flags, 0600);
        if (file < 0 || dup2(file, stream) < 0)
            _exit(127);
        close(file);
    };
    take(to.input, O_RDONLY, 0);
    take(to.output, O_WRONLY | O_CREAT | O_TRUNC, 1);
    take(to.errors, O_WRONLY | O_CREAT | O_TRUNC, 2);
    execv(words.front(), words.data());
    _exit(127);
}

int statusOf(pid_t child) {
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

int runRedirected(const std::vector<std::string>& arguments, const Redirection& to) {
    return statusOf(start(arguments, to));
}

#endif

} // namespace

std::vector<std::string> Ran::lines() const {
    std::vector<std::string> all;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);)
        all.push_back(line);
    return all;
}

Ran run(const std::vector<std::string>& arguments, const Streams& streams) {
    std::vector<std::string> words{LINJA_CLI};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return runProgram(words, streams);
}

Ran runProgram(const std::vector<std::string>& words, const Streams& streams) {
    const Folder folder;
    const Redirection to{streams.inputFrom.empty() ? folder.write("input", streams.input) : streams.inputFrom,
                         streams.outputInto.empty() ? folder.path("output") : streams.outputInto,
                         folder.path("errors")};
    Ran ran;
    ran.status = runRedirected(words, to);
    if (streams.outputInto.empty())
        ran.out = withPlainLineEnds(readAll(to.output));
    ran.err = withPlainLineEnds(readAll(to.errors));
    return ran;
}

#if !defined(_WIN32)

Ran runUntilItTells(const std::vector<std::string>& arguments) {
    const Folder folder;
    std::vector<std::string> words{LINJA_CLI};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const Redirection to{folder.write("input", ""), folder.path("output"), folder.path("errors")};
    Ran ran;
    if (mkfifo(to.errors.c_str(), 0600) != 0)
        return ran;
    const pid_t child = start(words, to);
    std::ifstream errors(to.errors, std::ios::binary);
    if (std::string line; std::getline(errors, line)) {
        ran.err = line + '\n';
        kill(child, SIGINT);
    }
    ran.err.append(std::istreambuf_iterator<char>(errors), {});
    ran.status = statusOf(child);
    ran.out = readAll(to.output);
    return ran;
}

#endif

bool matches(const std::string& text, const std::string& pattern) {
    return std::regex_search(text, std::regex(pattern));
}

void expectPrints(const Ran& ran, std::string_view out) {
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, out);
    EXPECT_EQ(ran.err, "");
}

void expectMatches(const Ran& ran, const std::string& pattern) {
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(matches(ran.out, pattern)) << "wanted: " << pattern << "\nprinted: " << ran.out;
    EXPECT_EQ(ran.err, "");
}

void expectRefuses(const Ran& ran, int status, const std::string& pattern) {
    expectRefusesAfter(ran, status, pattern, "^$");
}

void expectRefusesAfter(const Ran& ran, int status, const std::string& pattern, const std::string& outPattern) {
    EXPECT_EQ(ran.status, status);
    EXPECT_TRUE(matches(ran.err, pattern)) << "wanted: " << pattern << "\nsaid: " << ran.err;
    if (status == kBadInput) {
        EXPECT_TRUE(matches(ran.err, "^linja-cli: [^\n]*\n$")) << "more than one line: " << ran.err;
    }
    EXPECT_TRUE(matches(ran.out, outPattern)) << "wanted: " << outPattern << "\nprinted: " << ran.out;
}

std::string sampleFile() {
    return std::string(LINJA_TEST_DATA) + "/sample.linja";
}

std::string readAll(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

Folder::Folder() {
    static std::atomic<int> made{0};
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    m_path =
        std::filesystem::path(testing::TempDir()) / ("linja-cli-" + std::to_string(now) + "-" + std::to_string(++made));
    std::filesystem::create_directories(m_path);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::string Folder::path(std::string_view name) const {
    return (m_path / name).string();
}

std::string Folder::write(std::string_view name, std::string_view text) const {
    std::ofstream(m_path / name, std::ios::binary) << text;
    return path(name);
}

} // namespace cli_test

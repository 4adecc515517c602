// The subcommand about game records: replay.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/record_file.h"
#include "core/record/reader.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <vector>

namespace cli {
namespace {

// At most one byte more than a record may have.
std::optional<std::string> readAll(std::istream& stream) {
    std::string text(static_cast<std::size_t>(record::kMaxBytes) + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (stream.bad() || (stream.fail() && !stream.eof()))
        return std::nullopt;
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

std::optional<std::string> readFile(const std::string& name) {
    if (name == kStandardInput)
        return readAll(std::cin);
    std::ifstream file(name, std::ios::binary);
    return file ? readAll(file) : std::nullopt;
}

struct ReplayOptions : FormOptions {
    std::vector<std::string> files;
};

int replayFile(const std::string& name, Form form) {
    const auto game = readRecord(name);
    if (!game)
        return kBadInput;
    const auto match = record::replay(*game);
    if (!match)
        return complain(shownName(name), match.fault());
    const game::StateView state = (*match)->state();
    const auto outcome = state.outcome ? state.outcome : record::declaredOutcome(*game);
    Line line(form);
    line.text("file", name).text("position", state.text);
    addOutcome(line, *games::findGame((*match)->gameId()), outcome);
    line.print();
    return kDone;
}

} // namespace

std::string shownName(const std::string& name) {
    return name == kStandardInput ? "standard input" : name;
}

std::optional<std::string> readText(const std::string& name) {
    errno = 0;
    auto text = readFile(name);
    if (!text)
        (void)complain(shownName(name),
                       std::string("cannot be read") + (errno ? std::string(": ") + std::strerror(errno) : ""));
    return text;
}

std::optional<record::Game> readRecord(const std::string& name) {
    const auto text = readText(name);
    if (!text)
        return std::nullopt;
    auto game = record::read(*text);
    if (game)
        return std::move(*game);
    (void)complain(shownName(name), game.fault());
    return std::nullopt;
}

int forEachFile(const std::vector<std::string>& files, const std::function<int(const std::string&)>& visit) {
    int status = kDone;
    for (const std::string& file : files)
        if (visit(file) != kDone)
            status = kBadInput;
    return status;
}

void addReplay(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("replay", "Check game records and print how each ends");
    auto options = std::make_shared<ReplayOptions>();
    command->add_option("FILE", options->files, kFilesHelp)->required();
    addFormOption(*command, *options);
    command->footer(
        "Columns: file, position (the last one), then ongoing, or winner (a side's letter, or draw), reason "
        "of the end, first, second (the points of the two sides).");
    command->callback([&run, options] {
        run = [options] {
            return forEachFile(options->files,
                               [&](const std::string& file) { return replayFile(file, options->form); });
        };
    });
}

} // namespace cli

// The subcommand about game records: replay.
#include "app/cli/commands.h"
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

// The text of a file, at most one byte more than a record may have.
std::optional<std::string> readFile(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string text(static_cast<std::size_t>(record::kMaxBytes) + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad() || (file.fail() && !file.eof()))
        return std::nullopt;
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

int replayFile(const std::string& name) {
    const auto game = readRecord(name);
    if (!game)
        return kBadInput;
    const auto match = record::replay(*game);
    if (!match)
        return complain(name, match.fault());
    const game::StateView state = (*match)->state();
    const auto outcome = state.outcome ? state.outcome : record::declaredOutcome(*game);
    std::cout << name << '\t' << state.text << '\t' << outcomeFields(*games::findGame((*match)->gameId()), outcome)
              << '\n';
    return kDone;
}

} // namespace

std::optional<record::Game> readRecord(const std::string& name) {
    errno = 0;
    const auto text = readFile(name);
    if (!text) {
        (void)complain(name, std::string("cannot be read") + (errno ? std::string(": ") + std::strerror(errno) : ""));
        return std::nullopt;
    }
    auto game = record::read(*text);
    if (game)
        return std::move(*game);
    (void)complain(name, game.fault());
    return std::nullopt;
}

void addReplay(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("replay", "Check game records and print how each ends");
    auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *files, "Game records")->required();
    command->callback([&run, files] {
        run = [files] {
            int status = kDone;
            for (const std::string& file : *files)
                if (replayFile(file) != kDone)
                    status = kBadInput;
            return status;
        };
    });
}

} // namespace cli

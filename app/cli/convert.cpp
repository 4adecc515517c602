// The subcommand convert: a game record into the file format of other programs, and back.
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/record_file.h"
#include "app/cli/terminal.h"
#include "core/files/write.h"
#include "core/record/foreign.h"
#include "core/record/writer.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace cli {
namespace {

struct ConvertOptions {
    std::string file;
    std::string to;
    std::string out;
};

// The ids of all formats, the own one first: "linja, sgf".
std::string formatIds() {
    std::string ids(record::kOwnFormat);
    for (const game::ForeignFormat* format : record::formatsOf({}))
        ids += ", " + std::string(format->id);
    return ids;
}

// The format that --to names, else that of --out's ending; null for the own one, and nothing after a complaint.
std::optional<const game::ForeignFormat*> wantedFormat(const ConvertOptions& options) {
    const game::ForeignFormat* const byName = record::formatByName(options.out);
    if (options.to.empty())
        return byName;
    const game::ForeignFormat* const byId = record::formatById(options.to);
    if (byId != nullptr || options.to == record::kOwnFormat)
        return byId;
    (void)complain("--to", "there is no format \"" + options.to + "\"; there are " + formatIds());
    return std::nullopt;
}

int convert(const ConvertOptions& options) {
    if (options.to.empty() && options.out.empty()) {
        (void)complain("", "--to or --out is required, for the format. Run with --help for more information.");
        return kWrongUsage;
    }
    const auto format = wantedFormat(options);
    if (!format)
        return kBadInput;
    const auto text = readText(options.file);
    if (!text)
        return kBadInput;
    const auto read = record::readAny(*text);
    if (!read)
        return complain(shownName(options.file), read.fault());
    const std::string gameId = read->game.tagOr("Game", "");
    const auto formats = record::formatsOf(gameId);
    if (*format != nullptr && std::find(formats.begin(), formats.end(), *format) == formats.end())
        return complain(shownName(options.file),
                        "a game of " + gameId + " cannot be written as " + std::string((*format)->id));
    const auto written = record::writeAs(read->game, *format);
    if (!written)
        return complain(shownName(options.file), written.fault());
    if (read->furtherGames > 0)
        std::cerr << "linja-cli: " << terminalText(shownName(options.file)) << ": only the first of "
                  << read->furtherGames + 1 << " games is converted\n";
    if (options.out.empty()) {
        std::cout << *written;
        return kDone;
    }
    const auto failure = files::createFile(options.out, *written);
    if (!failure)
        return kDone;
    return complain(options.out, failure->isOccupied ? "there is such a file already" : failure->reason);
}

} // namespace

void addConvert(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("convert", "Write a game record in another file format");
    auto options = std::make_shared<ConvertOptions>();
    command->add_option("FILE", options->file, "A record in any of the formats; - is standard input")->required();
    command->add_option("--to", options->to, "Format: " + formatIds() + "; without it by the ending of --out");
    command->add_option("--out", options->out,
                        "File to write, which must not be there yet; without it standard output");
    command->footer(
        "What FILE is in is seen from what it holds. linja is the form of this program's records, for every "
        "game; sgf the Smart Game Format, for Lines of Action (GM[9]).\n"
        "Turns, variations, comments, players, date, event, result and the position at the start are kept; "
        "of SGF also other properties of the root, as tags such as SGF_KM, but not marks on the boards of "
        "later nodes. A file's further games are left out, which standard error tells.\n"
        "What cannot be read is refused with its line and column.");
    command->callback([&run, options] { run = [options] { return convert(*options); }; });
}

} // namespace cli

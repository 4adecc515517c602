// The subcommand match: games between computer players.
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/ai/arena.h"
#include "core/games/thinkers.h"
#include "core/record/reader.h"
#include "core/record/writer.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <system_error>

namespace cli {
namespace {

struct MatchOptions : GameOptions {
    std::string first;
    std::string second;
    std::string records;
    int games = 2;
    int openings = 0;
    std::uint64_t seed = 0;
};

constexpr int kMostGames = 1'000'000;
constexpr int kMostOpeningTurns = 200;

// Half points as points, "-3" or "0.5".
std::string pointsText(long long halves) {
    const long long magnitude = halves < 0 ? -halves : halves;
    return (halves < 0 ? "-" : "") + std::to_string(magnitude / 2) + (magnitude % 2 == 0 ? "" : ".5");
}

// "+35", "-120", "+inf"
std::string eloText(double score) {
    const double elo = ai::eloOf(score);
    const std::string sign = elo < 0 ? "-" : "+";
    return sign + (std::isfinite(elo) ? std::to_string(std::lround(std::abs(elo))) : "inf");
}

// "12 of 100 games: 7 won, 1 drawn, 4 lost; score 62.5 % (36.1 to 83.0), Elo +89 (-99 to +275)"
std::string progressText(const ai::ArenaResult& result, int games) {
    const ai::ScoreInterval interval = ai::scoreInterval(result);
    return std::to_string(result.games()) + " of " + std::to_string(games) + " games: " + std::to_string(result.wins) +
           " won, " + std::to_string(result.draws) + " drawn, " + std::to_string(result.losses) + " lost; score " +
           tenths(100 * result.score()) + " % (" + tenths(100 * interval.low) + " to " + tenths(100 * interval.high) +
           "), Elo " + eloText(result.score()) + " (" + eloText(interval.low) + " to " + eloText(interval.high) + ")";
}

// How the match stands, on standard error: one line that changes on a terminal, else a line for each tenth of the
// games.
class MatchProgress {
public:
    explicit MatchProgress(int games) : m_games(games), m_isOnTerminal(isTerminal(stderr)) {}
    ~MatchProgress() {
        if (m_width > 0)
            std::cerr << '\n';
    }
    MatchProgress(const MatchProgress&) = delete;
    MatchProgress& operator=(const MatchProgress&) = delete;

    void show(const ai::ArenaResult& result) {
        const std::string text = progressText(result, m_games);
        if (m_isOnTerminal) {
            const std::size_t rest = m_width > text.size() ? m_width - text.size() : 0;
            std::cerr << '\r' << text << std::string(rest, ' ') << std::flush;
            m_width = text.size();
        } else if (m_games <= kLines || result.games() * kLines / m_games != (result.games() - 1) * kLines / m_games) {
            std::cerr << text << '\n';
        }
    }

private:
    static constexpr long long kLines = 10;

    int m_games;
    bool m_isOnTerminal;
    std::size_t m_width = 0; // of what stands in the terminal's line
};

// Writes the games into a folder, "game-001.linja" and so on. Holds the first failure; nothing is written after it.
class RecordFolder {
public:
    explicit RecordFolder(const MatchOptions& options) : m_options(options), m_folder(options.records) {}

    // Makes the folder where it is missing. kDone, or kBadInput after a complaint: it cannot be made, or holds games.
    [[nodiscard]] int open() const {
        std::error_code error;
        std::filesystem::create_directories(m_folder, error);
        if (error)
            return complain(m_options.records, error.message());
        if (std::filesystem::exists(m_folder / nameOf(1), error))
            return complain(m_options.records, "there are games in this folder already, such as " + nameOf(1));
        return kDone;
    }

    void write(const ai::ArenaGame& game) {
        if (m_hasFailed)
            return;
        const std::string name = nameOf(game.number);
        std::ofstream file(m_folder / name, std::ios::binary);
        file << record::write(recordOf(game));
        if (!file.flush()) {
            m_hasFailed = true;
            (void)complain(m_options.records, name + " cannot be written");
        }
    }

    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    [[nodiscard]] std::string nameOf(int number) const {
        std::string digits = std::to_string(number);
        digits.insert(0, std::to_string(m_options.games).size() - digits.size(), '0');
        return "game-" + digits + ".linja";
    }

    [[nodiscard]] record::Game recordOf(const ai::ArenaGame& played) const {
        const game::Match& match = played.match;
        record::Game game;
        game.setTag("Game", std::string(match.gameId()));
        game.setTag("Rules", std::string(match.rulesId()));
        game.setTag("Format", std::to_string(record::kFormat));
        const auto sides = record::sideTags(match.gameId());
        game.setTag(sides[indexOf(played.firstPlays)], m_options.first);
        game.setTag(sides[indexOf(game::opponent(played.firstPlays))], m_options.second);
        game.setTag("Seed", std::to_string(m_options.seed));
        game.setTag("Round", std::to_string(played.number));
        record::setOutcome(game, match.outcome());
        int node = 0;
        for (int ply = 0; ply < match.plyCount(); ++ply)
            node = game.addTurn(node, match.turnAt(ply).text);
        return game;
    }

    const MatchOptions& m_options;
    std::filesystem::path m_folder;
    bool m_hasFailed = false;
};

void printResult(const ai::ArenaResult& result, Form form) {
    Line(form)
        .number("wins", result.wins)
        .number("draws", result.draws)
        .number("losses", result.losses)
        .decimal("firstPoints", pointsText(result.firstHalves))
        .decimal("secondPoints", pointsText(result.secondHalves))
        .decimal("meanTurns", tenths(result.meanTurns()))
        .print();
}

int playMatch(const MatchOptions& options) {
    const auto opened = openMatch(options.game, options.rules, {});
    if (!opened)
        return kBadInput;
    const auto first = ai::PlayerSpec::parse(options.first);
    if (!first)
        return complain("--first", first.fault());
    const auto second = ai::PlayerSpec::parse(options.second);
    if (!second)
        return complain("--second", second.fault());
    RecordFolder folder(options);
    if (!options.records.empty())
        if (const int status = folder.open(); status != kDone)
            return status;

    const ai::ArenaPlan plan{options.game,  options.rules,    *first,      *second,
                             options.games, options.openings, options.seed};
    ai::StopToken stop;
    const InterruptGuard guard(stop);
    const auto result = [&] {
        MatchProgress progress(options.games);
        return ai::playArena(games::kArenaMakers, plan, stop,
                             [&](const ai::ArenaGame& game, const ai::ArenaResult& soFar) {
                                 progress.show(soFar);
                                 if (!options.records.empty())
                                     folder.write(game);
                                 if (folder.hasFailed())
                                     stop.request();
                             });
    }();
    if (!result)
        return complain("", result.fault());
    printResult(*result, options.form);
    if (folder.hasFailed())
        return kBadInput;
    if (result->games() < options.games)
        return complain("", "interrupted after " + std::to_string(result->games()) + " of " +
                                std::to_string(options.games) + " games");
    return kDone;
}

} // namespace

void addMatch(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("match", "Play games between two computer players");
    auto options = std::make_shared<MatchOptions>();
    addGameOptions(*command, *options);
    addFormOption(*command, *options);
    const std::string form = "Player: level=N, movetime=MS, nodes=N, depth=N joined by commas; random; greedy";
    command->add_option("--first", options->first, form)->required();
    command->add_option("--second", options->second, form)->required();
    command->add_option("--games", options->games, "How many games, sides alternating")
        ->required()
        ->check(CLI::Range(1, kMostGames));
    command->add_option("--openings", options->openings, "Random turns before each pair of games")
        ->check(CLI::Range(0, kMostOpeningTurns));
    command->add_option("--records", options->records, "Folder to write the games to, made where it is missing");
    addSeedOption(*command, options->seed);
    command->footer(
        "One line, from the side of the first player. Columns: wins, draws, losses, firstPoints and secondPoints (the "
        "points of each player, all games together), meanTurns (turns of both sides in a game, openings included).\n"
        "Standard error tells how the match stands: the score (wins and half the draws) with its 95 % interval, and "
        "the "
        "difference in Elo that it means. Ctrl+C ends the match and prints the result so far.");
    command->callback([&run, options] { run = [options] { return playMatch(*options); }; });
}

} // namespace cli

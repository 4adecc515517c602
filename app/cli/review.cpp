// The subcommand review: a game record, turn by turn against the best play.
#include "core/ai/review.h"
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/record_file.h"
#include "app/cli/table_file.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cli {
namespace {

constexpr std::int64_t kUsualMoveTime = 100;

struct ReviewOptions : SearchOptions {
    std::string file;
    std::string table;

    [[nodiscard]] ai::Limits turnLimits() const {
        const bool isFree = moveTime == 0 && nodes == 0 && depth == 0;
        return {.depth = depth,
                .nodes = nodes,
                .moveTime = std::chrono::milliseconds(isFree ? kUsualMoveTime : moveTime),
                .seed = seed};
    }
};

std::string_view stepId(game::StepKind kind) {
    constexpr std::array<std::string_view, 3> kIds = {"opening", "follow-up", "bonus"};
    return kIds[static_cast<std::size_t>(kind)];
}

// "opening:2,no-bonus:1"; "-" where no step lost anything.
std::string stepsText(const std::vector<ai::StepLoss>& steps) {
    std::string text;
    for (const ai::StepLoss& step : steps) {
        if (step.lost == 0)
            continue;
        text += text.empty() ? "" : ",";
        text += step.declined ? "no-" : "";
        text += std::string(stepId(step.kind)) + ':' + std::to_string(step.lost);
    }
    return text.empty() ? "-" : text;
}

std::string certainty(bool exact) {
    return exact ? "exact" : "estimate";
}

void printTurn(const ai::ReviewedTurn& turn) {
    std::cout << turn.turn.text << '\t' << turn.before.text() << '\t' << turn.lost << '\t' << turn.best << '\t'
              << (turn.mark == ai::Mark::none ? "-" : ai::markId(turn.mark)) << '\t';
    if (turn.changesOutcome())
        std::cout << standingId(standingOf(turn.before)) << '>' << standingId(standingOf(turn.played));
    else
        std::cout << '-';
    std::cout << '\t' << stepsText(turn.steps) << '\t' << (turn.second.empty() ? "-" : turn.second) << '\t'
              << (turn.secondValue ? turn.secondValue->text() : "-") << '\t' << (turn.isForced ? "forced" : "choice")
              << '\t' << certainty(turn.isExact()) << '\n';
}

std::string hundredths(double value) {
    const auto whole = static_cast<long long>(value * 100 + 0.5);
    const std::string fraction = std::to_string(whole % 100);
    return std::to_string(whole / 100) + (fraction.size() < 2 ? ".0" : ".") + fraction;
}

void printSide(char letter, const ai::SideReview& side) {
    const auto grade = side.grade();
    std::cout << letter << '\t' << side.unforced << '\t' << side.lost << '\t' << hundredths(side.lostPerTurn()) << '\t'
              << (grade ? ai::gradeId(*grade) : "-");
    for (const ai::Mark mark : {ai::Mark::inaccuracy, ai::Mark::mistake, ai::Mark::blunder})
        std::cout << '\t' << side.marks[static_cast<std::size_t>(mark)];
    std::cout << '\t' << side.outcomeChanges << '\n';
}

int printReview(const ReviewOptions& options) {
    const auto game = readRecord(options.file);
    if (!game)
        return kBadInput;
    const auto match = record::replay(*game);
    if (!match)
        return complain(options.file, match.fault());
    const auto table = openTable(options.table, (*match)->gameId(), (*match)->rulesId());
    if (!table)
        return kBadInput;
    const ai::StopToken never;
    const ai::Review review =
        ai::reviewGame(**match, {*table, options.turnLimits()}, never, [](const ai::Review& soFar, int) {
            printTurn(soFar.turns.back());
            std::cout.flush();
        });
    if (hasFailed(table->get()))
        return kBadInput;
    const auto& letters = games::findGame((*match)->gameId())->sideLetters;
    for (const game::Side side : {game::Side::first, game::Side::second})
        printSide(letters[indexOf(side)], review.side(side));
    if (review.end)
        std::cout << "end\t" << review.end->text() << '\t' << certainty(review.end->exact) << '\n';
    return kDone;
}

} // namespace

void addReview(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("review", "Judge every turn of a game record against the best one");
    auto options = std::make_shared<ReviewOptions>();
    command->add_option("FILE", options->file, "Game record")->required();
    addSearchOptions(*command, *options);
    command->remove_option(command->get_option("--level"));
    addTableOption(*command, options->table);
    command->footer(
        "A line for every turn of the main line: turn, value before it for its side, points lost, the best turn, mark "
        "(inaccuracy, "
        "mistake, blunder), change of the outcome (won>drawn), loss by step (opening:2,no-bonus:1; no- for a step that "
        "was declined), second best turn, its value, choice or forced, exact or estimate. A dash stands for none.\n"
        "Then a line for each side: letter, unforced turns, points lost in them, points per turn, grade (beginner, "
        "novice, "
        "casual, steady, skilled, strong, expert, flawless), inaccuracies, mistakes, blunders, changes of the outcome. "
        "Where the game is not over by the rules, last: end, value for the side to move, exact or estimate.\n"
        "Without --table the turns are searched, for 100 ms each if no limit is given.");
    command->callback([&run, options] { run = [options] { return printReview(*options); }; });
}

} // namespace cli

// The subcommand review: a game record, turn by turn against the best play.
#include "core/ai/review.h"
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/record_file.h"
#include "app/cli/table_file.h"
#include "core/games/thinkers.h"

#include <CLI/CLI.hpp>

#include <array>
#include <iostream>
#include <memory>
#include <vector>

namespace cli {
namespace {

constexpr std::int64_t kUsualMoveTime = 100;

struct ReviewOptions : SearchOptions, FormOptions {
    std::vector<std::string> files;
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

// "opening:2,no-bonus:1"; empty where no step lost anything.
std::string stepsText(const std::vector<ai::StepLoss>& steps) {
    std::string text;
    for (const ai::StepLoss& step : steps) {
        if (step.lost == 0)
            continue;
        text += text.empty() ? "" : ",";
        text += step.declined ? "no-" : "";
        text += std::string(stepId(step.kind)) + ':' + std::to_string(step.lost);
    }
    return text;
}

// Prints what is said of one record.
class Report {
public:
    Report(Form form, const std::string& file) : m_form(form), m_file(file) {}

    void turn(const ai::ReviewedTurn& turn) const {
        Line line = begin("turn");
        line.text("turn", turn.turn.text).value("value", turn.before).number("lost", turn.lost).text("best", turn.best);
        mark(line, turn);
        if (turn.changesOutcome())
            line.text("change", std::string(standingId(standingOf(turn.before))) + '>' +
                                    std::string(standingId(standingOf(turn.played))));
        else
            line.none("change");
        if (const std::string steps = stepsText(turn.steps); !steps.empty())
            line.text("steps", steps);
        else
            line.none("steps");
        if (turn.secondValue)
            line.text("second", turn.second).value("secondValue", *turn.secondValue);
        else
            line.none("second").none("secondValue");
        line.either("forced", turn.isForced, "forced", "choice")
            .either("exact", turn.isExact(), "exact", "estimate")
            .print();
        std::cout.flush();
    }

    void side(char letter, const ai::SideReview& side) const;
    void end(const ai::Value& value) const {
        begin("end").label("end").value("value", value).either("exact", value.exact, "exact", "estimate").print();
    }

private:
    // Objects say what they are about and of which file; lines are told apart by their columns.
    [[nodiscard]] Line begin(std::string_view about) const {
        Line line(m_form);
        line.detail("about", about).detail("file", m_file);
        return line;
    }
    static void mark(Line& line, const ai::ReviewedTurn& turn) {
        if (turn.mark == ai::Mark::none)
            line.none("mark");
        else
            line.text("mark", ai::markId(turn.mark));
    }

    Form m_form;
    const std::string& m_file;
};

std::string hundredths(double value) {
    const auto whole = static_cast<long long>(value * 100 + 0.5);
    const std::string fraction = std::to_string(whole % 100);
    return std::to_string(whole / 100) + (fraction.size() < 2 ? ".0" : ".") + fraction;
}

void Report::side(char letter, const ai::SideReview& side) const {
    Line line = begin("side");
    line.text("side", std::string(1, letter))
        .number("unforced", side.unforced)
        .number("lost", side.lost)
        .decimal("lostPerTurn", hundredths(side.lostPerTurn()));
    if (const auto grade = side.grade())
        line.text("grade", ai::gradeId(*grade));
    else
        line.none("grade");
    const auto marks = [&side](ai::Mark mark) { return side.marks[static_cast<std::size_t>(mark)]; };
    line.number("inaccuracies", marks(ai::Mark::inaccuracy))
        .number("mistakes", marks(ai::Mark::mistake))
        .number("blunders", marks(ai::Mark::blunder))
        .number("changes", side.outcomeChanges)
        .print();
}

int printReview(const ReviewOptions& options, const std::string& file) {
    const auto game = readRecord(file);
    if (!game)
        return kBadInput;
    const auto match = record::replay(*game);
    if (!match)
        return complain(shownName(file), match.fault());
    const auto table = openTable(options.table, (*match)->gameId(), (*match)->rulesId());
    if (!table)
        return kBadInput;
    if (options.files.size() > 1 && options.form == Form::tabs)
        Line(options.form).label("file").text("file", file).print();
    const Report report(options.form, file);
    const ai::StopToken never;
    const auto thinker = games::newThinker((*match)->gameId());
    thinker->useExactValues(*table);
    const ai::Review review =
        ai::reviewGame(**match, *thinker, options.turnLimits(), never,
                       [&report](const ai::Review& soFar, int) { report.turn(soFar.turns.back()); });
    if (hasFailed(table->get()))
        return kBadInput;
    const auto& letters = games::findGame((*match)->gameId())->sideLetters;
    for (const game::Side side : {game::Side::first, game::Side::second})
        report.side(letters[indexOf(side)], review.side(side));
    if (review.end)
        report.end(*review.end);
    return kDone;
}

} // namespace

void addReview(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("review", "Judge every turn of a game record against the best one");
    auto options = std::make_shared<ReviewOptions>();
    command->add_option("FILE", options->files, kFilesHelp)->required();
    addFormOption(*command, *options);
    addSearchOptions(*command, *options);
    command->remove_option(command->get_option("--level"));
    addTableOption(*command, options->table);
    command->footer(
        "With more than one file: file and its name, before its lines. A line for every turn of the main line. "
        "Columns: "
        "turn, value before it for its side, points lost, the best turn, mark (inaccuracy, mistake, blunder), change "
        "of "
        "the outcome (won>drawn), loss by step (opening:2,no-bonus:1; no- for a step that was declined), second best "
        "turn, its value, choice or forced, exact or estimate. A dash stands for none.\n"
        "Then a line for each side: letter, unforced turns, points lost in them, points per turn, grade (beginner, "
        "novice, casual, steady, skilled, strong, expert, flawless), inaccuracies, mistakes, blunders, changes of the "
        "outcome. Where the game is not over by the rules, last: end, value for the side to move, exact or estimate.\n"
        "Without --table the turns are searched, for 100 ms each if no limit is given.");
    command->callback([&run, options] {
        run = [options] {
            return forEachFile(options->files, [&](const std::string& file) { return printReview(*options, file); });
        };
    });
}

} // namespace cli

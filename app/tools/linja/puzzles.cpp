// The subcommand puzzles: makes puzzles from a solved table, or checks a file of them against one.
#include "app/tools/linja/commands.h"
#include "app/tools/linja/common.h"
#include "app/tools/linja/puzzle_maker.h"
#include "core/games/linja/puzzle.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>

namespace tools {
namespace {

struct PuzzleOptions {
    std::string table;
    std::string out;
    std::string verify;
    int count = 100;
    std::uint64_t seed = 1;
};

constexpr int kMostPuzzles = 10'000;
constexpr int kLeastApart = 4; // pawns
// Positions looked at before the shares are widened, and how often they are.
constexpr long kPatience = 250'000;
constexpr int kMostWidenings = 20;

// How many of a kind may be chosen, so that every difficulty, stage and kind of step has its part.
class Shares {
public:
    explicit Shares(int count) : m_count(count) {}

    void widen() { m_slack *= 1.15; }
    [[nodiscard]] bool admits(const PuzzleFacts& puzzle) const {
        return m_byStage[at(puzzle.stage)] < part(0.45) && m_byKind[at(puzzle.kind)] < part(0.45);
    }
    [[nodiscard]] bool admits(int difficulty) const {
        return m_byDifficulty[static_cast<std::size_t>(difficulty)] < part(0.2);
    }
    void add(const PuzzleFacts& puzzle, int difficulty) {
        ++m_byStage[at(puzzle.stage)];
        ++m_byKind[at(puzzle.kind)];
        ++m_byDifficulty[static_cast<std::size_t>(difficulty)];
    }
    void print() const {
        const auto line = [](const char* name, const auto& counts) {
            std::cerr << name;
            for (const int count : counts)
                std::cerr << ' ' << count;
            std::cerr << '\n';
        };
        line("opening, middle, end:", m_byStage);
        line("opening move, follow-up, bonus:", m_byKind);
        line("difficulty 0 to 5:", m_byDifficulty);
    }

private:
    template <class Enum>
    static std::size_t at(Enum value) {
        return static_cast<std::size_t>(value);
    }
    [[nodiscard]] int part(double share) const { return static_cast<int>(share * m_slack * m_count + 0.999); }

    int m_count;
    double m_slack = 1;
    std::array<int, 3> m_byStage{};
    std::array<int, 3> m_byKind{};
    std::array<int, linja::kHardestPuzzle + 1> m_byDifficulty{};
};

linja::Puzzle toRecord(const PuzzleFacts& facts, std::string_view rules, int difficulty) {
    return {"",
            std::string(rules),
            facts.position.text(),
            facts.position.turnText(facts.solution),
            facts.value,
            facts.secondValue,
            difficulty};
}

// At most one puzzle a game.
std::vector<linja::Puzzle> choosePuzzles(const solver::Table& table, const PuzzleOptions& options) {
    MixedPlay play(table, options.seed);
    Shares shares(options.count);
    std::vector<linja::Puzzle> puzzles;
    std::vector<linja::Position> chosen;
    int widenings = 0;
    bool isGameUsed = false;
    for (long looked = 1; puzzles.size() < static_cast<std::size_t>(options.count); ++looked) {
        if (looked % kPatience == 0) {
            if (++widenings > kMostWidenings)
                break;
            shares.widen();
        }
        play.advance();
        isGameUsed = isGameUsed && play.ply() != 0;
        if (isGameUsed)
            continue;
        const auto facts = findPuzzle(play.position(), play.choices());
        if (!facts || !shares.admits(*facts))
            continue;
        const bool isNear = std::any_of(chosen.begin(), chosen.end(), [&](const linja::Position& other) {
            return pawnsApart(facts->position, other) < kLeastApart;
        });
        if (isNear)
            continue;
        const int difficulty = difficultyOf(*facts, depthNeeded(*facts));
        if (!shares.admits(difficulty))
            continue;
        shares.add(*facts, difficulty);
        chosen.push_back(facts->position);
        puzzles.push_back(toRecord(*facts, table.rules().id, difficulty));
        isGameUsed = true;
    }
    shares.print();
    return puzzles;
}

// Sorts by difficulty and numbers.
void giveIds(std::vector<linja::Puzzle>& puzzles) {
    std::stable_sort(puzzles.begin(), puzzles.end(),
                     [](const linja::Puzzle& a, const linja::Puzzle& b) { return a.difficulty < b.difficulty; });
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        puzzles[i].id = puzzles[i].rules + '-' + std::string(number.size() < 3 ? 3 - number.size() : 0, '0') + number;
    }
}

int makePuzzles(const PuzzleOptions& options) {
    const auto table = openTable(options.table);
    if (!table)
        return kBadInput;
    auto puzzles = choosePuzzles(*table, options);
    if (puzzles.size() < static_cast<std::size_t>(options.count))
        return complain(options.out, "only " + std::to_string(puzzles.size()) + " puzzles were found");
    giveIds(puzzles);
    const std::string rules(table->rules().id);
    std::ofstream file(options.out, std::ios::binary);
    file << "# Puzzles of Linja for the rule set " << rules << ", worked out by this project from its own table:\n"
         << "#     linja-tools puzzles --table " << rules << ".table --count " << options.count << " --seed "
         << options.seed << " --out " << rules << ".tsv\n"
         << "# id, rules, position, solution, value, value of the second best turn, difficulty; see "
            "core/record/puzzle.h\n";
    for (const linja::Puzzle& puzzle : puzzles)
        file << linja::puzzleLine(puzzle) << '\n';
    if (!file.flush())
        return complain(options.out, "cannot be written");
    return kDone;
}

// What the table says against a puzzle; empty when it agrees.
std::string objection(const linja::Puzzle& puzzle, const linja::ExactValues& exact) {
    if (puzzle.rules != exact.rules().id)
        return "is of the rule set " + puzzle.rules + ", the table of " + std::string(exact.rules().id);
    const auto position = linja::Position::parse(puzzle.position, exact.rules().rules);
    std::vector<Choice> choices;
    collectChoices(exact, *position, choices);
    const auto facts = findPuzzle(*position, choices);
    if (!facts)
        return "has no single best turn that matters";
    if (!linja::solves(puzzle, position->turnText(facts->solution)))
        return "has the solution " + position->turnText(facts->solution) + ", not " + puzzle.solution;
    if (facts->value != puzzle.value || facts->secondValue != puzzle.secondValue)
        return "has the values " + std::to_string(facts->value) + " and " + std::to_string(facts->secondValue);
    const int difficulty = difficultyOf(*facts, depthNeeded(*facts));
    return difficulty == puzzle.difficulty ? "" : "has the difficulty " + std::to_string(difficulty);
}

int verifyPuzzles(const PuzzleOptions& options) {
    const auto table = openTable(options.table);
    if (!table)
        return kBadInput;
    std::ifstream file(options.verify, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file)
        return complain(options.verify, "cannot be read");
    const auto puzzles = linja::readPuzzles(text);
    if (!puzzles)
        return complain(options.verify, game::describe(puzzles.fault()));
    std::set<std::string> ids;
    for (const linja::Puzzle& puzzle : *puzzles) {
        const std::string complaint = ids.insert(puzzle.id).second ? objection(puzzle, *table) : "occurs twice";
        if (!complaint.empty())
            return complain(options.verify, puzzle.id + ' ' + complaint);
    }
    std::cout << "puzzles\t" << puzzles->size() << "\nwrong\t0\n";
    return kDone;
}

} // namespace

void addPuzzles(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("puzzles", "Make puzzles from a solved table, or check a file of them");
    auto options = std::make_shared<PuzzleOptions>();
    command->add_option("--table", options->table, "Table of perfect play")->required();
    auto* out = command->add_option("--out", options->out, "File to write");
    command->add_option("--count", options->count, "How many")->check(CLI::Range(1, kMostPuzzles));
    command->add_option("--seed", options->seed, "Seed of the games they are taken from");
    command->add_option("--verify", options->verify, "File to check against the table instead")->excludes(out);
    command->callback([&run, options] {
        if (options->out.empty() && options->verify.empty())
            throw CLI::RequiredError("--out or --verify");
        run = [options] { return options->verify.empty() ? makePuzzles(*options) : verifyPuzzles(*options); };
    });
}

} // namespace tools

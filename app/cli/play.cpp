// The subcommand play: a game in the terminal. Every line says one thing in words, so that it can be followed by ear.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/games/thinkers.h"
#include "core/record/pasted.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <iostream>
#include <memory>

namespace cli {
namespace {

struct PlayOptions : GameOptions {
    std::string first = "human";
    std::string second = "level=2";
    std::uint64_t seed = 0;
};

// A square of a grid as turns name it: "b1".
std::string squareName(const game::Layout& layout, int place) {
    return static_cast<char>('a' + place % layout.columns) + std::to_string(place / layout.columns + 1);
}

std::string lowered(std::string_view name) {
    std::string text(name);
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

class Table {
public:
    Table(const PlayOptions& options, std::unique_ptr<game::Match> match)
        : m_info(*games::findGame(options.game)), m_match(std::move(match)), m_seed(options.seed) {}

    // Seats a person for "human", else the computer player that the text describes (ai::PlayerSpec). Gives kDone, or
    // complains with the option's name.
    int seat(game::Side side, const std::string& option, const std::string& spec) {
        if (spec == "human")
            return kDone;
        const auto parsed = ai::PlayerSpec::parse(spec);
        if (!parsed)
            return complain(option, parsed.fault());
        m_specs[indexOf(side)] = *parsed;
        m_specs[indexOf(side)].limits.seed = m_seed;
        m_players[indexOf(side)] = games::newPlayer(m_info.id, *parsed);
        return kDone;
    }

    int run() {
        std::cout << m_info.name << ", " << m_match->rulesId() << ". ";
        sayHelp();
        sayBoard();
        while (m_open && std::cout) {
            const game::StateView state = m_match->state();
            if (state.outcome) {
                sayEnd(*state.outcome);
                return kDone;
            }
            if (m_players[indexOf(state.toMove)])
                playComputer(state.toMove);
            else
                askPerson(state.toMove);
        }
        return m_status;
    }

private:
    void playComputer(game::Side side) {
        const ai::Thought thought =
            m_players[indexOf(side)]->think(*m_match, m_specs[indexOf(side)].limits, ai::StopToken{});
        (void)m_match->play(thought.turn);
        std::cout << nameOf(side) << " plays " << thought.turn << ".\n";
        sayScore();
    }

    void askPerson(game::Side side) {
        if (const auto turns = m_match->legalTurns(); turns.size() == 1 && turns.front().isPass()) {
            (void)m_match->play(turns.front().text);
            std::cout << nameOf(side) << " has no legal turn and passes.\n";
            return;
        }
        std::cout << nameOf(side) << " to move: " << std::flush;
        std::string line;
        if (!readLine(line)) {
            std::cout << '\n';
            m_status = complainOfInput();
            m_open = false;
            return;
        }
        line = record::typedTurn(line);
        if (!obey(line, side))
            playTyped(line);
    }

    // Whether the line was one of the words of the help.
    bool obey(const std::string& line, game::Side side) {
        if (line == "quit") {
            m_open = false;
        } else if (line == "help" || line == "?" || line.empty()) {
            sayHelp();
        } else if (line == "board") {
            sayBoard();
        } else if (line == "score") {
            sayScore();
        } else if (line == "turns") {
            for (const auto& turn : m_match->legalTurns())
                std::cout << turn.text << '\n';
        } else if (line == "hint") {
            if (!m_adviser)
                m_adviser = games::newThinker(m_info.id);
            std::cout << "Try " << m_adviser->think(*m_match, {.level = ai::levelCount()}, ai::StopToken{}).turn
                      << ".\n";
        } else if (line == "undo") {
            undo();
        } else if (line == "resign") {
            std::cout << nameOf(side) << " resigns. " << nameOf(game::opponent(side)) << " wins.\n";
            m_open = false;
        } else {
            return false;
        }
        return true;
    }

    void playTyped(const std::string& line) {
        const auto turn = m_match->play(line);
        if (!turn) {
            std::cout << "Not played: " << terminalText(games::describe(turn.fault())) << ".\n";
            return;
        }
        sayScore();
    }

    // Back to the last time a person was to move.
    void undo() {
        int plies = 0;
        const int count = m_match->plyCount();
        for (int ply = count - 1; ply >= 0 && plies == 0; --ply)
            if (!m_players[indexOf(m_match->sideToMoveAt(ply))] && !m_match->turnAt(ply).isPass())
                plies = count - ply;
        for (int i = 0; i < plies; ++i)
            m_match->undo();
        std::cout << (plies == 0 ? "There is no turn of yours to take back.\n" : "Taken back.\n");
        if (plies > 0)
            sayBoard();
    }

    // With the longest legal turn as the example.
    void sayHelp() const {
        const auto turns = m_match->legalTurns();
        const auto longest = std::max_element(
            turns.begin(), turns.end(), [](const auto& a, const auto& b) { return a.steps.size() < b.steps.size(); });
        std::cout << "Type a turn";
        if (longest != turns.end())
            std::cout << (longest->steps.size() > 1 ? ", its steps joined by commas: " : ": ") << longest->text;
        std::cout << "\nOr: board, turns, " << (m_info.isScored ? "score, " : "")
                  << "hint, undo, resign, quit, and help or ?\n";
    }

    void sayBoard() const {
        const game::BoardView board = m_match->state().board;
        if (m_info.layout.kind == game::Layout::Kind::rows)
            sayRows(board);
        else
            saySquares(board);
        sayScore();
    }

    void sayRows(const game::BoardView& board) const {
        for (std::size_t i = board.places.size(); i-- > 0;) {
            std::cout << "Row " << i + 1 << ':';
            bool any = false;
            for (const game::Side side : {game::Side::first, game::Side::second})
                if (const int count = board.places[i].pieces[indexOf(side)]; count > 0) {
                    std::cout << (any ? ", " : " ") << count << ' ' << lowered(nameOf(side));
                    any = true;
                }
            std::cout << (any ? "\n" : " empty\n");
        }
    }

    void saySquares(const game::BoardView& board) const {
        for (const game::Side side : {game::Side::first, game::Side::second}) {
            std::cout << nameOf(side) << ':';
            for (std::size_t i = 0; i < board.places.size(); ++i)
                if (board.places[i].pieces[indexOf(side)] > 0)
                    std::cout << ' ' << squareName(m_info.layout, static_cast<int>(i));
            std::cout << '\n';
        }
    }

    void sayScore() const {
        if (!m_info.isScored)
            return;
        const game::Score score = m_match->score();
        std::cout << "Score: " << nameOf(game::Side::first) << ' ' << score.text(game::Side::first) << ", "
                  << nameOf(game::Side::second) << ' ' << score.text(game::Side::second) << ".\n";
    }

    void sayEnd(const game::Outcome& outcome) const {
        sayBoard();
        std::cout << "The game is over (" << game::reasonId(outcome.reason) << "). ";
        if (outcome.winner)
            std::cout << nameOf(*outcome.winner) << " wins.\n";
        else
            std::cout << "A draw.\n";
    }

    [[nodiscard]] std::string_view nameOf(game::Side side) const { return m_info.sideNames[indexOf(side)]; }

    const games::GameInfo& m_info;
    std::unique_ptr<game::Match> m_match;
    std::array<std::unique_ptr<ai::Thinker>, 2> m_players; // null: a person
    std::array<ai::PlayerSpec, 2> m_specs;
    std::unique_ptr<ai::Thinker> m_adviser;
    std::uint64_t m_seed;
    bool m_open = true;
    int m_status = kDone;
};

int play(const PlayOptions& options) {
    auto match = openMatch(options.game, options.rules, options.position);
    if (!match)
        return kBadInput;
    Table table(options, std::move(match));
    if (const int status = table.seat(game::Side::first, "--first", options.first); status != kDone)
        return status;
    if (const int status = table.seat(game::Side::second, "--second", options.second); status != kDone)
        return status;
    return table.run();
}

} // namespace

void addPlay(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("play", "Play a game in the terminal");
    auto options = std::make_shared<PlayOptions>();
    addGameOptions(*command, *options);
    addPositionOption(*command, *options);
    command->add_option("--first", options->first, "First side: human, or a player as in match")->capture_default_str();
    command->add_option("--second", options->second, "Second side")->capture_default_str();
    addSeedOption(*command, options->seed);
    command->callback([&run, options] { run = [options] { return play(*options); }; });
}

} // namespace cli

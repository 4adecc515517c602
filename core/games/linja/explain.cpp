// The parts of a position that speak about a turn step by step: typed turns, turn views and the stages of an unfinished
// turn.
#include "core/games/linja/walk.h"

namespace linja {

using game::Fault;
using game::FaultCode;
using game::Side;
using game::StepView;

namespace {

Step stepOf(const StepView& view, Side mover) {
    return view.piece == mover ? Step::make(view.from, view.to) : Step::makeOpposing(view.from, view.to);
}

StepView viewOf(Step step, Side mover, game::StepKind kind) {
    return {step.from(), step.to(), step.isOpposing() ? game::opponent(mover) : mover, kind};
}

bool isRowDigit(char c) {
    return c >= '1' && c <= '0' + kRows;
}

// One step of 11.2, or nothing. A step that goes nowhere is not one.
std::optional<Step> readStep(std::string_view text, Side mover) {
    const char opposing = Position::sideLetters()[indexOf(game::opponent(mover))];
    const bool moves = !text.empty() && text.front() == opposing;
    if (moves)
        text.remove_prefix(1);
    if (text.size() != 3 || !isRowDigit(text[0]) || text[1] != '-' || !isRowDigit(text[2]) || text[0] == text[2])
        return std::nullopt;
    const int from = text[0] - '1';
    const int to = text[2] - '1';
    return moves ? Step::makeOpposing(from, to) : Step::make(from, to);
}

} // namespace

game::Result<Turn> Position::parseTurn(std::string_view text) const {
    TurnWalk walk(*this);
    Turn turn;
    if (text == "pass") {
        if (auto refused = walk.refusalToEnd())
            return *refused;
        return turn;
    }
    int made = 0;
    for (bool more = true; more; ++made) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        more = comma != std::string_view::npos;
        if (more)
            text.remove_prefix(comma + 1);
        const auto step = readStep(part, m_toMove);
        if (!step)
            return Fault{.code = FaultCode::turnSyntax, .step = made + 1, .rule = "11.2", .text = std::string(part)};
        if (auto refused = walk.refusal(*step))
            return *refused;
        walk.make(*step);
        turn = turn.with(made, *step);
    }
    if (auto refused = walk.refusalToEnd())
        return *refused;
    return turn;
}

std::string Position::turnText(const Turn& turn) const {
    if (turn.isPass())
        return "pass";
    std::string text;
    for (int i = 0; i < turn.size(); ++i) {
        if (i > 0)
            text += ',';
        if (turn[i].isOpposing())
            text += sideLetters()[indexOf(game::opponent(m_toMove))];
        text += static_cast<char>('1' + turn[i].from());
        text += '-';
        text += static_cast<char>('1' + turn[i].to());
    }
    return text;
}

game::TurnView Position::turnView(const Turn& turn) const {
    game::TurnView view{turnText(turn), {}};
    TurnWalk walk(*this);
    for (int i = 0; i < turn.size(); ++i) {
        view.steps.push_back(viewOf(turn[i], m_toMove, walk.next().value_or(game::StepKind::opening)));
        walk.make(turn[i]);
    }
    return view;
}

game::StageView Position::stage(std::span<const StepView> steps) const {
    TurnWalk walk(*this);
    Position shown = *this;
    for (const StepView& view : steps) {
        const Step step = stepOf(view, m_toMove);
        walk.make(step);
        shown.apply(step);
    }
    return {shown.board(), shown.score(), walk.next(), walk.distance(), walk.note()};
}

Fault Position::whyNot(std::span<const StepView> steps, const StepView& wanted) const {
    TurnWalk walk(*this);
    for (const StepView& view : steps)
        walk.make(stepOf(view, m_toMove));
    return walk.refusal(stepOf(wanted, m_toMove))
        .value_or(Fault{.code = FaultCode::notLegal, .step = static_cast<int>(steps.size()) + 1});
}

} // namespace linja

#include "core/ai/thinker.h"

#include "core/ai/turn_values.h"

namespace ai {

std::string Value::text() const {
    std::string text = kind == Kind::winIn ? "win " : kind == Kind::lossIn ? "loss " : "";
    text += std::to_string(amount);
    return text;
}

std::optional<TurnValues> Thinker::exactTurnValues(const game::Match&, const StopToken&) const {
    return std::nullopt;
}

} // namespace ai

#include "core/ai/thinker.h"

namespace ai {

std::string Value::text() const {
    std::string text = kind == Kind::winIn ? "win " : kind == Kind::lossIn ? "loss " : "";
    text += std::to_string(amount);
    return text;
}

} // namespace ai

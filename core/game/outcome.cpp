#include "core/game/outcome.h"

namespace game {
namespace {

constexpr std::array<std::string_view, kAllReasons.size()> kReasonIds = {
    "passed",      "blocked",  "repetition", "connected", "mate",   "stalemate",
    "fifty-moves", "material", "no-turn",    "time",      "resign", "agreed"};

} // namespace

std::string_view reasonId(Reason reason) {
    return kReasonIds[static_cast<std::size_t>(reason)];
}

std::optional<Reason> reasonFromId(std::string_view id) {
    for (const Reason reason : kAllReasons)
        if (reasonId(reason) == id)
            return reason;
    return std::nullopt;
}

std::string Score::text(Side side) const {
    const int value = halves[indexOf(side)];
    const int magnitude = value < 0 ? -value : value;
    std::string text = value < 0 ? "-" : "";
    text += std::to_string(magnitude / 2);
    if (magnitude % 2 != 0)
        text += ".5";
    return text;
}

} // namespace game

#include "core/game/shortened.h"

namespace game {
namespace {

bool isContinuation(std::string_view text, std::size_t at) {
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U;
}

} // namespace

std::string shortened(std::string_view text) {
    constexpr std::size_t kShown = 40;
    std::size_t end = 0;
    for (std::size_t shown = 0; end < text.size() && shown < kShown; ++shown) {
        ++end;
        while (isContinuation(text, end))
            ++end;
    }
    return end == text.size() ? std::string(text) : std::string(text.substr(0, end)) + "...";
}

} // namespace game

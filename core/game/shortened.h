// Text from outside as a fault quotes it.
#pragma once

#include <string>
#include <string_view>

namespace game {

// The first 40 characters of a UTF-8 text, followed by "..." where there are more. No character is cut in two.
[[nodiscard]] std::string shortened(std::string_view text);

} // namespace game

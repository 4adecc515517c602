// Position text (11.1) of the reference.
#include "tests/reference/linja_reference.h"

#include <numeric>

namespace reference {

namespace {

// Takes "<n><letter>" off the front of `text`: a number without leading zeros. Leaves `text` alone and gives 0 if it
// does not begin so.
int takeCount(std::string_view& text, char letter) {
    std::size_t digits = 0;
    int count = 0;
    while (digits < text.size() && digits < 3 && text[digits] >= '0' && text[digits] <= '9') {
        count = count * 10 + (text[digits] - '0');
        ++digits;
    }
    if (digits == 0 || text[0] == '0' || digits == text.size() || text[digits] != letter) {
        return 0;
    }
    text.remove_prefix(digits + 1);
    return count;
}

std::string rowText(int red, int black) {
    std::string text;
    if (red > 0) {
        text += std::to_string(red) + 'r';
    }
    if (black > 0) {
        text += std::to_string(black) + 'b';
    }
    return text.empty() ? "-" : text;
}

// 11.1: "valid when both sides have exactly 12 pawns and no inner row holds more than six".
bool isValid(const Rules& rules, const Position& position) {
    if (std::accumulate(position.red.begin(), position.red.end(), 0) != rules.size.pawns ||
        std::accumulate(position.black.begin(), position.black.end(), 0) != rules.size.pawns) {
        return false;
    }
    for (std::size_t row = 2; row + 1 < position.red.size(); ++row) {
        if (position.red[row] + position.black[row] > rules.size.room) {
            return false;
        }
    }
    return true;
}

} // namespace

std::string positionText(const Position& position) {
    std::string text;
    for (std::size_t row = 1; row < position.red.size(); ++row) {
        text += row == 1 ? "" : "/";
        text += rowText(position.red[row], position.black[row]);
    }
    text += ' ';
    text += position.toMove;
    return text;
}

std::optional<Position> readPosition(const Rules& rules, std::string_view text) {
    Position position;
    position.red = {0};
    position.black = {0};
    for (int row = 1; row <= rules.size.rows; ++row) {
        int red = 0;
        int black = 0;
        if (text.starts_with('-')) {
            text.remove_prefix(1);
        } else {
            red = takeCount(text, 'r');
            black = takeCount(text, 'b');
            if (red + black == 0) {
                return std::nullopt;
            }
        }
        position.red.push_back(red);
        position.black.push_back(black);
        if (!text.starts_with(row < rules.size.rows ? '/' : ' ')) {
            return std::nullopt;
        }
        text.remove_prefix(1);
    }
    if (text != "r" && text != "b") {
        return std::nullopt;
    }
    position.toMove = text[0];
    if (!isValid(rules, position)) {
        return std::nullopt;
    }
    position.finished = passed(position);
    return position;
}

} // namespace reference

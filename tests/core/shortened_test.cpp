// What faults quote of texts from outside.
#include "core/game/shortened.h"

#include <gtest/gtest.h>

namespace {

// `count` times "ñ", a character of two bytes.
std::string letters(int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "\xc3\xb1";
    return text;
}

TEST(Shortened, LeavesFortyCharactersAsTheyAre) {
    EXPECT_EQ(game::shortened(""), "");
    EXPECT_EQ(game::shortened(std::string(40, 'x')), std::string(40, 'x'));
    EXPECT_EQ(game::shortened(letters(40)), letters(40));
}

TEST(Shortened, CutsBetweenCharactersAndSaysSo) {
    EXPECT_EQ(game::shortened(std::string(41, 'x')), std::string(40, 'x') + "...");
    EXPECT_EQ(game::shortened(letters(41)), letters(40) + "...");
}

} // namespace

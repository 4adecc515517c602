// Twenty turns whose arrows are hard to read: two pawns of one row, one pawn twice, ways there and back, ways that
// cross, full rows. For pictures and for the tests of the arrows.
#pragma once

#include <array>

struct HardTurn {
    const char* what;
    const char* rules;
    const char* position; // before the turn
    const char* turn;
    std::array<int, 4> pawns; // which pawn of its group each step takes, from the side's end of the row; -1 the last
};

inline constexpr std::array<HardTurn, 20> kHardTurns{{
    {"two of the start line", "rulebook", "4r/2r1b/2r1b/1r1b/1r1b/1r1b/1r2b/5b r", "1-2,1-4", {1, 1, -1, -1}},
    {"two of one row, downwards", "rulebook", "4r/1r1b/2r1b/2r1b/1r1b/2r1b/3b/4b b", "7-6,7-4", {0, 1, -1, -1}},
    {"two of one row, which is left empty", "rulebook", "3r1b/2r2b/3r/1b/1b/2b/-/4r5b r", "2-3,2-5", {0, 0, -1, -1}},
    {"the same way twice", "rulebook", "1r2b/1r1b/3r1b/1r/1b/1r3b/1b/5r3b r", "3-4,3-4", {1, 0, -1, -1}},
    {"three into the goal", "edition-2015", "6b/1r2b/4r/-/-/1r/1r4b/5r b", "2-1,2-1,r2-1", {0, 0, 0, -1}},
    {"three into their goals", "edition-2015", "5r1b/2r1b/2b/2r/1b/-/3r3b/4b r", "7-8,7-8,b7-8", {-1, 0, 1, -1}},
    {"one pawn twice, one row each", "rulebook", "7b/1b/-/4r1b/1r/1b/-/7r2b b", "6-5,5-4", {-1, -1, -1, -1}},
    {"one pawn twice, the second far", "rulebook", "3r2b/4b/3r/-/1r2b/-/2r2b/3r2b r", "1-2,2-6", {1, -1, -1, -1}},
    {"one pawn, or two of one row", "rulebook", "1r5b/2r/2r/2r1b/-/2b/1r2b/4r2b b", "8-7,7-4", {0, 0, -1, -1}},
    {"one pawn three times", "rulebook", "7b/-/1b/1r/1r2b/2r2b/-/8r r", "4-5,5-8,8-7", {-1, 0, -1, -1}},
    {"into the goal and back", "rulebook", "7b/2r1b/1b/1r/-/2r3b/1r/6r r", "2-3,7-8,8-7", {0, -1, -1, -1}},
    {"into the row just left", "rulebook", "2r2b/2r/2r2b/1r1b/1r1b/-/1r3b/3r3b b", "4-3,8-4", {-1, 0, -1, -1}},
    {"the other side pushed",
     "rulebook+optional-bonus",
     "1r7b/2r1b/1r1b/-/1b/1b/1b/8r b",
     "7-6,2-1,r3-2",
     {-1, -1, -1, -1}},
    {"the other side pushed out of the same row",
     "rulebook+optional-bonus",
     "5b/2r1b/3r/-/1r3b/1r/1r1b/4r2b r",
     "5-6,7-8,b5-6",
     {-1, -1, 0, -1}},
    {"into the row just left, and a far way",
     "rulebook",
     "5r/1r1b/2r2b/1r2b/1r1b/-/-/2r6b r",
     "3-4,5-8,4-3",
     {0, -1, 0, -1}},
    {"forward, forward, back", "rulebook", "7b/2r/2r/1r/1b/2b/1r2b/6r r", "4-5,7-8,3-2", {-1, -1, 0, -1}},
    {"two into a full goal", "rulebook", "1r8b/1r1b/-/-/1r1b/1b/2r1b/7r r", "5-6,7-8,7-8", {-1, 0, -1, -1}},
    {"four steps", "classic+extra-turn", "6r1b/-/4b/1b/2r/2r1b/3b/2r2b b", "4-3,8-4,8-7,6-3", {-1, 0, -1, -1}},
    {"four steps, three ways side by side",
     "classic+extra-turn",
     "4r2b/2b/3b/-/2b/4r1b/1r2b/3r r",
     "6-7,1-4,6-7,4-8",
     {1, 2, 0, -1}},
    {"a row filled", "rulebook", "4r/1r1b/3r2b/2b/1r1b/-/1b/3r5b r", "3-4,1-3", {0, 2, -1, -1}},
}};

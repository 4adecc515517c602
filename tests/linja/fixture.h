// The small vocabulary in which the facts about Linja are told: rule sets by id, positions and turns by text.
#pragma once

#include "core/games/linja/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace linja_test {

using Texts = std::vector<std::string>;

inline constexpr std::string_view kStart = "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r";
inline constexpr std::string_view kAllRuleSets[] = {"rulebook",
                                                    "rulebook+optional-bonus",
                                                    "rulebook+opening-bonus",
                                                    "rulebook+optional-bonus+opening-bonus",
                                                    "classic",
                                                    "classic+extra-turn",
                                                    "edition-2015"};

inline linja::Rules rulesOf(std::string_view id) {
    for (const auto& set : linja::ruleSets()) {
        if (set.id == id) {
            return set.rules;
        }
    }
    ADD_FAILURE() << "no rule set " << id;
    return {};
}

// The position with this text, which must be valid.
inline linja::Position at(std::string_view rules, std::string_view text) {
    const auto position = linja::Position::parse(text, rulesOf(rules));
    EXPECT_TRUE(position) << text << ": " << (position ? "" : game::describe(position.fault()));
    return position ? *position : linja::Position();
}

inline linja::Position startOf(std::string_view rules) {
    return at(rules, kStart);
}

// All legal turns, sorted.
inline Texts turnsOf(const linja::Position& position) {
    Texts texts;
    for (const linja::Turn& turn : position.legalTurns()) {
        texts.push_back(position.turnText(turn));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

// The legal turns that begin with these steps and go on, sorted.
inline Texts turnsAfter(const linja::Position& position, std::string_view steps) {
    Texts texts;
    for (const std::string& text : turnsOf(position)) {
        if (text.starts_with(std::string(steps) + ',')) {
            texts.push_back(text);
        }
    }
    return texts;
}

// Whether the list of legal turns and the reading of turn text both have this turn.
inline bool allows(const linja::Position& position, std::string_view turn) {
    const Texts texts = turnsOf(position);
    const bool listed = std::find(texts.begin(), texts.end(), turn) != texts.end();
    const bool read = static_cast<bool>(position.parseTurn(turn));
    EXPECT_EQ(listed, read) << turn << (listed ? " is listed but not read" : " is read but not listed");
    return listed && read;
}

// The position after these turns, which must be legal.
inline linja::Position after(linja::Position position, std::initializer_list<std::string_view> turns) {
    for (const std::string_view text : turns) {
        const auto turn = position.parseTurn(text);
        if (!turn) {
            ADD_FAILURE() << text << " in " << position.text() << ": " << game::describe(turn.fault());
            break;
        }
        position.play(*turn);
    }
    return position;
}

} // namespace linja_test

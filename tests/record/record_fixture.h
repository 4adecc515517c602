// A small vocabulary for the tests of records.
#pragma once

#include "core/record/reader.h"
#include "core/record/writer.h"

#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace record_test {

inline std::string sample() {
    std::ifstream file(LINJA_TEST_DATA "/sample.linja", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline std::string withTags(const std::string& tags, const std::string& turns) {
    return "[Game \"linja\"]\n" + tags + "\n" + turns + "\n";
}

// An unfinished game of the default rules.
inline std::string unfinished(const std::string& turns) {
    return withTags("[Result \"*\"]\n", turns + " *");
}

inline record::Game good(const std::string& text) {
    auto game = record::read(text);
    EXPECT_TRUE(game) << (game ? "" : game::describe(game.fault())) << "\n" << text.substr(0, 400);
    return game ? *game : record::Game{};
}

inline game::Fault bad(const std::string& text) {
    const auto game = record::read(text);
    EXPECT_FALSE(game) << text.substr(0, 400);
    return game ? game::Fault{} : game.fault();
}

inline std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

} // namespace record_test

// Names of parametrised test cases, made of the ids they are about: GoogleTest takes letters, digits and underscores.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace tests {

// "classic_extra_turn" for "classic+extra-turn".
inline std::string testName(std::string_view id) {
    std::string name(id);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '+' || c == '-'; }, '_');
    return name;
}

// For INSTANTIATE_TEST_SUITE_P: the parameter is an id, or has one as its member `id`.
inline constexpr auto kById = [](const auto& instance) {
    if constexpr (requires { instance.param.id; })
        return testName(instance.param.id);
    else
        return testName(instance.param);
};

} // namespace tests

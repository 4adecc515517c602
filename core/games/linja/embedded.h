// The evaluator's weights inside the program: the files of resources/linja/evaluator, written into a source by
// embed.cmake.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ai::embedded {

struct File {
    std::string_view name; // without its ending
    const std::uint64_t* words = nullptr;
    std::size_t size = 0; // in bytes

    [[nodiscard]] std::vector<std::uint8_t> bytes() const {
        std::vector<std::uint8_t> result(size);
        for (std::size_t i = 0; i < size; ++i)
            result[i] = static_cast<std::uint8_t>(words[i / 8] >> (8 * (i % 8)));
        return result;
    }
};

[[nodiscard]] std::span<const File> files();

} // namespace ai::embedded

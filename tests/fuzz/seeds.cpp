// Without libFuzzer: gives a target its seeds, each whole, cut off at many places and with single bytes changed. The
// arguments are folders of seeds.
#include "tests/fuzz/target.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

using Bytes = std::vector<std::uint8_t>;

std::size_t tryAround(const Bytes& seed) {
    constexpr std::size_t kPlaces = 200;
    const std::size_t step = std::max<std::size_t>(1, seed.size() / kPlaces);
    std::size_t tried = 1;
    fuzz::one(seed);
    for (std::size_t at = 0; at < seed.size(); at += step) {
        fuzz::one(std::span(seed).first(at));
        Bytes changed = seed;
        for (const int value : {0x00, 0x09, 0x28, 0x30, 0x5b, 0x7f, 0xff}) {
            changed[at] = static_cast<std::uint8_t>(value);
            fuzz::one(changed);
        }
        tried += 8;
    }
    return tried;
}

} // namespace

int main(int argc, char** argv) {
    std::size_t seeds = 0;
    std::size_t tried = 0;
    for (int i = 1; i < argc; ++i)
        for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
            std::ifstream file(entry.path(), std::ios::binary);
            tried += tryAround({std::istreambuf_iterator<char>(file), {}});
            ++seeds;
        }
    std::printf("%zu seeds, %zu inputs\n", seeds, tried);
    return seeds > 0 ? 0 : 1;
}

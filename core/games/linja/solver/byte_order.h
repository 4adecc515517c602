// The numbers of a table's file are little-endian on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstring>

namespace solver {

// A number between its form in memory and that in the file, either way.
template <std::integral T>
[[nodiscard]] T littleEndian(T number) {
    if constexpr (std::endian::native == std::endian::little)
        return number;
    auto bytes = std::bit_cast<std::array<unsigned char, sizeof(T)>>(number);
    std::reverse(bytes.begin(), bytes.end());
    return std::bit_cast<T>(bytes);
}

template <std::integral T>
[[nodiscard]] T numberAt(const void* place) {
    T number{};
    std::memcpy(&number, place, sizeof number);
    return littleEndian(number);
}

template <std::integral T>
void putNumber(void* place, T number) {
    number = littleEndian(number);
    std::memcpy(place, &number, sizeof number);
}

} // namespace solver

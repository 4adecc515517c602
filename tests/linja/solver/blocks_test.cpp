// Layers stored as compressed blocks, and work shared out among threads.
#include "core/game/random.h"
#include "core/games/linja/solver/blocks.h"
#include "core/games/linja/solver/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <stdexcept>

namespace {

using solver::kBlockBytes;

std::vector<std::uint8_t> someValues(std::size_t count, std::uint64_t seed) {
    game::Random random(seed);
    std::vector<std::uint8_t> values(count);
    for (std::uint8_t& value : values)
        value = static_cast<std::uint8_t>(random.below(5) * random.below(60));
    return values;
}

struct Stored {
    std::vector<std::uint8_t> bytes;
    std::vector<solver::BlockPlace> places;

    [[nodiscard]] std::span<const std::uint8_t> blocks(std::size_t values) const {
        return std::span(bytes).subspan(solver::indexBytesOf(values));
    }
};

Stored store(const std::vector<std::uint8_t>& values, int threads) {
    Stored stored{solver::storedLayer(9, values, threads), {}};
    const auto index = std::span(stored.bytes).first(solver::indexBytesOf(values.size()));
    auto places = solver::readIndex(index, values.size(), 1000, stored.bytes.size());
    EXPECT_TRUE(places);
    if (places)
        stored.places = *places;
    return stored;
}

TEST(Blocks, GiveBackWhatWasStoredWhateverItsSize) {
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, kBlockBytes - 1, kBlockBytes, kBlockBytes + 1,
                                   64 * kBlockBytes, 300 * kBlockBytes + 77}) {
        const auto values = someValues(size, size);
        const Stored stored = store(values, 2);
        EXPECT_EQ(stored.places.size(), solver::blocksOf(size));
        const auto layer = solver::unpackLayer(9, stored.blocks(size), stored.places, size, 2);
        EXPECT_FALSE(layer.damaged);
        EXPECT_EQ(layer.values, values) << size;
        EXPECT_EQ(solver::storedLayer(9, values, 1), stored.bytes) << "whatever the number of threads";
    }
}

TEST(Blocks, AreBoundToTheirLayer) {
    const auto values = someValues(5 * kBlockBytes, 3);
    const Stored stored = store(values, 1);
    EXPECT_EQ(solver::unpackLayer(10, stored.blocks(values.size()), stored.places, values.size(), 1).damaged, 0U);
}

TEST(Blocks, NameTheFirstOneThatIsDamaged) {
    const auto values = someValues(200 * kBlockBytes, 4);
    Stored stored = store(values, 1);
    const auto indexBytes = solver::indexBytesOf(values.size());
    for (const std::size_t number : {150U, 70U})
        stored.bytes[indexBytes + stored.places[number].offset() - stored.places[0].offset() + 20] ^= 1;
    EXPECT_EQ(solver::unpackLayer(9, stored.blocks(values.size()), stored.places, values.size(), 2).damaged, 70U);
}

TEST(Blocks, AnIndexThatDoesNotFitItsRoomIsRefused) {
    const auto values = someValues(10 * kBlockBytes, 5);
    const Stored stored = store(values, 1);
    const auto indexBytes = solver::indexBytesOf(values.size());
    const auto accepts = [&](std::vector<std::uint8_t> index, std::uint64_t size, std::uint64_t room) {
        return solver::readIndex(index, size, 0, room).has_value();
    };
    const std::vector<std::uint8_t> index(stored.bytes.begin(), stored.bytes.begin() + static_cast<long>(indexBytes));
    const std::uint64_t room = stored.bytes.size();
    EXPECT_TRUE(accepts(index, values.size(), room));
    EXPECT_FALSE(accepts(index, values.size() + kBlockBytes, room));
    EXPECT_FALSE(accepts(index, values.size(), room + 1));
    EXPECT_FALSE(accepts(index, values.size(), room - 1));
    EXPECT_FALSE(accepts(index, values.size(), 5));
    for (const unsigned length : {0x00U, 0xffU}) { // of one block: nothing, and more than all
        auto altered = index;
        for (std::size_t byte = 12; byte < 16; ++byte)
            altered.at(byte) = static_cast<std::uint8_t>(length);
        EXPECT_FALSE(accepts(altered, values.size(), room));
    }
}

TEST(Unpacker, DamagedBytesDoNoHarm) {
    game::Random random(6);
    const auto values = someValues(kBlockBytes, 7);
    solver::Packer packer;
    std::vector<std::uint8_t> packed;
    packer.pack(values, packed);
    solver::Unpacker unpacker;
    std::vector<std::uint8_t> room(kBlockBytes);
    ASSERT_TRUE(unpacker.unpack(packed, room));
    EXPECT_EQ(room, values);
    for (int round = 0; round < 20'000; ++round) {
        auto damaged = packed;
        for (std::uint32_t flips = 1 + random.below(4); flips > 0; --flips)
            damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] ^=
                static_cast<std::uint8_t>(1U << random.below(8));
        damaged.resize(damaged.size() - random.below(3));
        if (unpacker.unpack(damaged, room) && room != values) {
            EXPECT_NE(solver::blockChecksum(room, 1, 1), solver::blockChecksum(values, 1, 1));
        }
    }
    EXPECT_FALSE(unpacker.unpack({}, room));
    EXPECT_FALSE(unpacker.unpack(packed, std::span(room).first(kBlockBytes - 1)));
}

TEST(ParallelFor, DoesEveryPieceOfWorkOnce) {
    for (const int threads : {1, 2, 5}) {
        std::vector<std::atomic<int>> done(1000);
        std::atomic<bool> isThreadKnown{true};
        solver::parallelFor(threads, 1000, [&](int index, int thread) {
            ++done[static_cast<std::size_t>(index)];
            if (thread < 0 || thread >= threads)
                isThreadKnown = false;
        });
        EXPECT_TRUE(std::all_of(done.begin(), done.end(), [](const auto& count) { return count == 1; }));
        EXPECT_TRUE(isThreadKnown);
    }
}

TEST(ParallelFor, HandsAnExceptionOfAnyThreadToTheCaller) {
    for (const int threads : {1, 2, 4})
        for (const int failing : {0, 1, 40, 99}) {
            std::atomic<int> running{0};
            EXPECT_THROW(solver::parallelFor(threads, 100,
                                             [&](int index, int) {
                                                 ++running;
                                                 if (index == failing)
                                                     throw std::bad_alloc();
                                                 --running;
                                             }),
                         std::bad_alloc);
            EXPECT_EQ(running, 1) << "all others have come to their end";
        }
    EXPECT_THROW(solver::parallelFor(3, 100, [](int, int) { throw std::runtime_error("each"); }), std::runtime_error);
}

TEST(ParallelFor, BeginsNothingMoreAfterAnException) {
    int done = 0;
    EXPECT_THROW(solver::parallelFor(1, 100,
                                     [&](int index, int) {
                                         if (index == 3)
                                             throw std::bad_alloc();
                                         ++done;
                                     }),
                 std::bad_alloc);
    EXPECT_EQ(done, 3);
}

} // namespace

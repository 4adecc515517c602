#include "record_fixture.h"

#include "core/game/random.h"

using namespace record_test;

namespace {

// A text with one to four random changes of bytes: another value, one more, one less, a piece doubled or moved.
std::string mutated(std::string text, game::Random& random) {
    constexpr std::string_view kBytes = "\"\\{}()[]*-/., \n\r\t0123456789passbr\xC3\xA9";
    const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
    const auto byte = [&] {
        return random.below(4) == 0 ? static_cast<char>(random.below(256))
                                    : kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))];
    };
    for (std::uint32_t changes = 1 + random.below(4); changes > 0 && !text.empty(); --changes) {
        const std::size_t at = place();
        switch (random.below(5)) {
        case 0:
            text[at] = byte();
            break;
        case 1:
            text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), byte());
            break;
        case 2:
            text.erase(at, 1 + random.below(8));
            break;
        case 3:
            text.insert(place(), text.substr(at, 1 + random.below(40)));
            break;
        default:
            text.resize(random.below(8) == 0 ? at : text.size());
            break;
        }
    }
    return text;
}

// Tries `count` changes of this text; gives how many were accepted.
int fuzz(const std::string& text, std::uint64_t seed, int count) {
    game::Random random(seed);
    int accepted = 0;
    for (int i = 0; i < count; ++i) {
        const std::string input = mutated(text, random);
        const auto game = record::read(input);
        if (!game) {
            EXPECT_FALSE(game::describe(game.fault()).empty());
            continue;
        }
        ++accepted;
        const std::string written = record::write(*game);
        const auto again = record::read(written);
        if (!again || record::write(*again) != written || again->tags != game->tags ||
            again->nodes.size() != game->nodes.size()) {
            ADD_FAILURE() << "seed " << seed << ", change " << i << ":\n" << input << "\nwritten:\n" << written;
            break;
        }
    }
    return accepted;
}

} // namespace

TEST(RecordFuzz, ChangesOfTheSampleAreRefusedOrRoundTrip) {
    EXPECT_GT(fuzz(sample(), 1, 20'000), 1'000);
}

TEST(RecordFuzz, ChangesOfAnUnfinishedGameAreRefusedOrRoundTrip) {
    const std::string text = "[Game \"linja\"]\n[Rules \"classic\"]\n[Format \"1\"]\n[Red \"Ana \\\"A\\\"\"]\n"
                             "[Result \"*\"]\n\n{\\{start\\}} 1. 1-2,1-3 (1. 2-3,1-3 (1. 3-4,1-3) 8-7,8-6) "
                             "({why} 1. 4-5,1-3 {so}) *\n";
    good(text);
    EXPECT_GT(fuzz(text, 2, 20'000), 1'000);
}

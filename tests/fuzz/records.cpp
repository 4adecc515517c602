// A record, as a file and as pasted text: what is accepted is written in a form that is read to the same.
#include "core/record/pasted.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "tests/fuzz/target.h"

namespace {

void check(std::string_view text) {
    const auto game = record::read(text);
    if (!game) {
        fuzz::require(!game::describe(game.fault()).empty(), "a refusal has words");
        return;
    }
    const std::string written = record::write(*game);
    if (written.size() > static_cast<std::size_t>(record::kMaxBytes))
        return; // who writes asks first
    const auto again = record::read(written);
    fuzz::require(static_cast<bool>(again), "what is written is read");
    fuzz::require(again->tags == game->tags && again->nodes.size() == game->nodes.size(), "it is the same game");
    fuzz::require(record::write(*again) == written, "it is written the same way");
    fuzz::require(static_cast<bool>(record::replay(*game)), "it can be replayed");
}

} // namespace

void fuzz::one(std::span<const std::uint8_t> bytes) {
    const std::string_view text = textOf(bytes);
    check(text);
    const record::Pasted pasted = record::pasted(text);
    if (pasted.kind == record::PastedKind::game)
        check(pasted.text);
    if (record::read(text))
        require(pasted.kind == record::PastedKind::game && pasted.text == text, "a sound record is pasted as it is");
}

#include "ui/games/games.h"

#include "ui/games/linja/linja_art.h"
#include "ui/games/linja/linja_controls.h"
#include "ui/games/linja/linja_words.h"
#include "ui/games/loa/loa_art.h"
#include "ui/games/loa/loa_controls.h"
#include "ui/games/loa/loa_words.h"

#include <QLatin1String>
#include <algorithm>

namespace ui {
namespace {

template <class Words, class Art, class Controls>
OfferedGame folder() {
    static const Words kWords;
    static const Art kArt;
    static const Controls kControls;
    return {kWords, kArt, kControls};
}

const OfferedGame* find(QStringView gameId) {
    const auto& games = offeredGames();
    const auto found = std::find_if(games.begin(), games.end(), [gameId](const OfferedGame& game) {
        return gameId == QLatin1String(game.words.id());
    });
    return found == games.end() ? nullptr : &*found;
}

const OfferedGame& findOrFirst(QStringView gameId) {
    const OfferedGame* found = find(gameId);
    return found ? *found : offeredGames().front();
}

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

QImage GameArt::diagram(const QString&, int, qreal, const Theme&) const {
    return {};
}

const std::vector<OfferedGame>& offeredGames() {
    static const std::vector<OfferedGame> kGames{folder<LinjaWords, LinjaArt, LinjaControls>(),
                                                 folder<LoaWords, LoaArt, LoaControls>()};
    return kGames;
}

QStringList playableGames() {
    QStringList ids;
    for (const OfferedGame& game : offeredGames())
        ids << QString::fromLatin1(game.words.id());
    return ids;
}

const GameWords& wordsOf(QStringView gameId) {
    return findOrFirst(gameId).words;
}

const GameWords& wordsOf(std::string_view gameId) {
    return wordsOf(text(gameId));
}

const GameArt& artOf(QStringView gameId) {
    return findOrFirst(gameId).art;
}

const GameArt& artOf(std::string_view gameId) {
    return artOf(text(gameId));
}

const GameControls& controlsOf(std::string_view gameId) {
    return findOrFirst(text(gameId)).controls;
}

const GameWords* wordsOfId(std::string_view id) {
    const OfferedGame* found = find(text(id.substr(0, id.find('.'))));
    return found ? &found->words : nullptr;
}

} // namespace ui

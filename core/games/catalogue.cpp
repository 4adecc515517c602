#include "core/games/catalogue.h"

#include "core/game/typed_match.h"
#include "core/games/all_games.h"

namespace games {
namespace {

template <class P>
GameInfo infoOf() {
    GameInfo info{P::kGameId, P::kGameName, P::sideLetters(), P::sideNames(), P::layout(), P::kIsScored, {}, {}};
    if constexpr (requires { P::formats(); })
        for (const game::ForeignFormat* format : P::formats())
            info.formats.push_back(format);
    for (const auto& rules : P::ruleSets())
        info.ruleSets.push_back({rules.id, rules.name});
    return info;
}

template <class P>
game::Result<std::unique_ptr<game::Match>> newMatchOf(std::string_view rulesId, std::string_view positionText) {
    for (const auto& named : P::ruleSets()) {
        if (!rulesId.empty() && named.id != rulesId)
            continue;
        if (positionText.empty())
            return {std::make_unique<game::TypedMatch<P>>(named, P::start(named.rules))};
        const auto position = P::parse(positionText, named.rules);
        if (!position)
            return position.fault();
        return {std::make_unique<game::TypedMatch<P>>(named, *position)};
    }
    return game::Fault{.code = game::FaultCode::unknownRules, .text = std::string(rulesId)};
}

} // namespace

const std::vector<GameInfo>& catalogue() {
    static const std::vector<GameInfo> kGames = [] {
        std::vector<GameInfo> infos;
        forEachGame([&infos]<class P>(GameType<P>) { infos.push_back(infoOf<P>()); });
        return infos;
    }();
    return kGames;
}

const GameInfo* findGame(std::string_view gameId) {
    for (const GameInfo& info : catalogue())
        if (info.id == gameId)
            return &info;
    return nullptr;
}

game::Result<std::unique_ptr<game::Match>> newMatch(std::string_view gameId, std::string_view rulesId,
                                                    std::string_view positionText) {
    std::optional<game::Result<std::unique_ptr<game::Match>>> made;
    forEachGame([&]<class P>(GameType<P>) {
        if (P::kGameId == gameId)
            made.emplace(newMatchOf<P>(rulesId, positionText));
    });
    if (made)
        return std::move(*made);
    return game::Fault{.code = game::FaultCode::unknownGame, .text = std::string(gameId)};
}

std::string describe(const game::Fault& fault) {
    const std::string_view gameId = fault.id.substr(0, fault.id.find('.'));
    std::string text;
    forEachGame([&]<class P>(GameType<P>) {
        if constexpr (requires { P::sentence(fault); })
            if (P::kGameId == gameId)
                text = game::describe(fault, P::sentence(fault));
    });
    return text.empty() ? game::describe(fault) : text;
}

} // namespace games

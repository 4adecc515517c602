// What the two files of GameStore share. Private to this folder.
#pragma once

#include "core/session/game_store.h"

namespace session {

// A game that is not on the table any more.
struct GameStore::Left {
    record::Game game; // without the tags of files
    Source source{};
    bool isStored = false;     // the archive has it, or it lies elsewhere
    QString file{};            // beside the autosave, where it waits; empty: there is none
    bool isInAutosave = false; // which must not be overwritten before the game lies elsewhere
    bool isReported = false;   // the user knows that the archive did not take it
};

struct GameStore::Autosaved {
    std::optional<record::Game> game{};
    bool isUsable = true; // another game may be saved there
};

} // namespace session

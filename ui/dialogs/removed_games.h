// The games that were deleted from the archive since the program began, to be brought back: what was deleted in one go
// comes back in one go, the last first.
#pragma once

#include "core/session/session_types.h"

#include <QList>

namespace ui {

struct RemovedGames {
    QList<QList<session::RemovedGame>> batches; // none of them empty

    [[nodiscard]] int count() const {
        int games = 0;
        for (const auto& batch : batches)
            games += static_cast<int>(batch.size());
        return games;
    }
};

} // namespace ui

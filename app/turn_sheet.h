// The twenty turns whose arrows are hardest to read, side by side in one picture, to be looked at.
#pragma once

#include "ui/appearance/theme.h"

#include <QImage>

[[nodiscard]] QImage hardTurnSheet(const ui::Theme& theme);

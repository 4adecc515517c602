// Pictures of the board as it stands, for files and the clipboard.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

namespace ui {

class BoardWidget;

inline constexpr int kNarrowestPicture = 200;
inline constexpr int kWidestPicture = 3840;

// The size of a picture of this width; widths beyond the two above are brought back to them.
[[nodiscard]] QSize pictureSize(int width);

// Pixels, as wide as asked for.
[[nodiscard]] QImage boardImage(const BoardWidget& board, int width);

// Write the picture as a PNG of this width, or as an SVG drawing. The system's reason when the file cannot be written;
// what stood there is then as it was.
[[nodiscard]] std::optional<QString> savePng(const BoardWidget& board, int width, const QString& path);
[[nodiscard]] std::optional<QString> saveSvg(const BoardWidget& board, const QString& path);

} // namespace ui

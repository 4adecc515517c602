#include "ui/picture/board_picture.h"

#include "core/session/file_access.h"
#include "ui/board/board_widget.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>

namespace ui {
namespace {

constexpr double kHeightOfWidth = 0.94;
constexpr int kSvgWidth = 1000;

} // namespace

QSize pictureSize(int width) {
    const int wide = std::clamp(width, kNarrowestPicture, kWidestPicture);
    return {wide, static_cast<int>(wide * kHeightOfWidth)};
}

QImage boardImage(const BoardWidget& board, int width) {
    QImage image(pictureSize(width), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    board.renderBoard(painter, image.size());
    return image;
}

std::optional<QString> savePng(const BoardWidget& board, int width, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!boardImage(board, width).save(&buffer, "PNG"))
        return QCoreApplication::translate("BoardPicture", "There is not enough memory for a picture of this size.");
    return session::replaceFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

std::optional<QString> saveSvg(const BoardWidget& board, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pictureSize(kSvgWidth));
    generator.setViewBox(QRect(QPoint(0, 0), pictureSize(kSvgWidth)));
    generator.setTitle(QStringLiteral("Linja"));
    QPainter painter(&generator);
    board.renderBoard(painter, pictureSize(kSvgWidth));
    painter.end();
    return session::replaceFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace ui

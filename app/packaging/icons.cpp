// Draws the icons of the packages from the project's pictures while the program is built; not installed.
//
//   linja-icons RESOURCES FOLDER    writes FOLDER/hicolor/... in all sizes, linja.ico and linja.icns
//
// The small sizes have a plainer drawing of their own. Exit status 1 when something could not be read or written.
#include <QBuffer>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>
#include <iterator>

namespace {

constexpr int kSizes[] = {16, 22, 24, 32, 48, 64, 96, 128, 256, 512};
constexpr int kLargestPlain = 32;

// A picture as PNG; empty where the drawing cannot be read.
QByteArray drawn(const QString& file, int size) {
    QSvgRenderer renderer(file);
    if (!renderer.isValid())
        return {};
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    return image.save(&buffer, "PNG") ? png : QByteArray();
}

QByteArray programIcon(const QDir& resources, int size) {
    return drawn(
        resources.filePath(size <= kLargestPlain ? QStringLiteral("icon-small.svg") : QStringLiteral("icon.svg")),
        size);
}

bool write(const QString& name, const QByteArray& content) {
    QDir().mkpath(QFileInfo(name).path());
    QFile file(name);
    if (!content.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(content) == content.size())
        return true;
    std::fprintf(stderr, "linja-icons: %s cannot be made\n", qUtf8Printable(name));
    return false;
}

// Windows: a directory of pictures, each a whole PNG. A size of 256 is written as 0.
QByteArray windowsIcon(const QDir& resources) {
    constexpr int kWindowsSizes[] = {16, 24, 32, 48, 64, 256};
    constexpr quint16 kCount = std::size(kWindowsSizes);
    QByteArray head;
    QByteArray pictures;
    QDataStream stream(&head, QIODevice::WriteOnly);
    stream.setByteOrder(QDataStream::LittleEndian);
    stream << quint16{0} << quint16{1} << kCount;
    for (const int size : kWindowsSizes) {
        const QByteArray png = programIcon(resources, size);
        const auto side = static_cast<quint8>(size % 256);
        stream << side << side << quint8{0} << quint8{0} << quint16{1} << quint16{32}
               << static_cast<quint32>(png.size()) << static_cast<quint32>(6 + 16 * kCount + pictures.size());
        pictures += png;
    }
    return head + pictures;
}

// macOS: pieces of a type of four letters, their length with this head, and a PNG; the numbers big-endian.
QByteArray macIcon(const QDir& resources) {
    struct Piece {
        const char* type;
        int size;
    };
    QByteArray pieces;
    QDataStream stream(&pieces, QIODevice::WriteOnly);
    for (const Piece& piece : {Piece{"icp4", 16}, Piece{"icp5", 32}, Piece{"ic07", 128}, Piece{"ic08", 256},
                               Piece{"ic09", 512}, Piece{"ic10", 1024}}) {
        const QByteArray png = programIcon(resources, piece.size);
        stream.writeRawData(piece.type, 4);
        stream << static_cast<quint32>(png.size() + 8);
        stream.writeRawData(png.constData(), static_cast<int>(png.size()));
    }
    QByteArray head("icns");
    QDataStream(&head, QIODevice::Append) << static_cast<quint32>(pieces.size() + 8);
    return head + pieces;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "linja-icons: wanted: the folder of the drawings, and one to write to\n");
        return 2;
    }
    const QDir resources(QFile::decodeName(argv[1]));
    const QDir out(QFile::decodeName(argv[2]));
    bool isFine = true;
    for (const int size : kSizes) {
        const QString folder = QStringLiteral("hicolor/%1x%1/").arg(size);
        isFine &= write(out.filePath(folder + QStringLiteral("apps/linja.png")), programIcon(resources, size));
        isFine &= write(out.filePath(folder + QStringLiteral("mimetypes/application-x-linja.png")),
                        drawn(resources.filePath(QStringLiteral("record.svg")), size));
    }
    isFine &= write(out.filePath(QStringLiteral("linja.ico")), windowsIcon(resources));
    isFine &= write(out.filePath(QStringLiteral("linja.icns")), macIcon(resources));
    return isFine ? 0 : 1;
}

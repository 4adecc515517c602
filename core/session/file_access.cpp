#include "core/session/file_access.h"

#include "core/files/read.h"
#include "core/files/write.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace session {

std::filesystem::path systemPath(const QString& path) {
    return QFileInfo(path).filesystemFilePath();
}

QString fromSystem(const std::string& reason) {
    return QString::fromLocal8Bit(reason.c_str());
}

game::Result<std::string> readFile(const QString& path, int mostBytes) {
    files::Content content = files::readFile(systemPath(path), static_cast<std::size_t>(mostBytes));
    if (content)
        return std::move(content.bytes);
    if (content.failure->trouble == files::ReadTrouble::tooLong)
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = mostBytes};
    return game::Fault{.code = game::FaultCode::unreadable, .text = fromSystem(content.failure->reason).toStdString()};
}

std::optional<QString> replaceFile(const QString& path, std::string_view bytes) {
    if (const auto failure = files::replaceFile(systemPath(path), bytes))
        return fromSystem(failure->reason);
    return std::nullopt;
}

QByteArray checksum(std::string_view bytes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result().toHex();
}

QString freeName(const QString& stem, const QString& ending) {
    const auto isTaken = [](const QString& name) {
        const QFileInfo info(name);
        return info.exists() || info.isSymLink();
    };
    QString name = stem + ending;
    for (int number = 2; isTaken(name); ++number)
        name = stem + QLatin1Char('-') + QString::number(number) + ending;
    return name;
}

} // namespace session

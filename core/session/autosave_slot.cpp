#include "core/session/autosave_slot.h"

#include "core/files/write.h"
#include "core/session/archive.h"
#include "core/session/file_access.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>

namespace session {

AutosaveSlot::AutosaveSlot(const QString& folder, int number) : m_folder(folder), m_number(number) {}

AutosaveSlot::~AutosaveSlot() = default;

QString AutosaveSlot::path(const QString& ending) const {
    const QString number = m_number == 1 ? QString() : QLatin1Char('-') + QString::number(m_number);
    return m_folder + QStringLiteral("/current") + number + ending;
}

LockState AutosaveSlot::take() {
    auto lock = std::make_unique<QLockFile>(path(QStringLiteral(".lock")));
    const LockState state = takeLock(*lock);
    if (state == LockState::taken)
        m_lock = std::move(lock);
    return state;
}

QStringList AutosaveSlot::replaced() const {
    const QString stem = QFileInfo(path(QStringLiteral(".replaced-"))).fileName();
    QStringList names =
        QDir(m_folder).entryList({stem + QStringLiteral("*.linja")}, QDir::Files | QDir::System, QDir::NoSort);
    const auto number = [&](const QString& name) { return name.mid(stem.size()).chopped(6).toInt(); };
    std::sort(names.begin(), names.end(), [&](const QString& a, const QString& b) { return number(a) < number(b); });
    for (QString& name : names)
        name.prepend(m_folder + QLatin1Char('/'));
    return names;
}

QString AutosaveSlot::nameForReplaced() const {
    const QStringList there = replaced();
    const QString stem = path(QStringLiteral(".replaced-"));
    const int last = there.isEmpty() ? 0 : there.back().mid(stem.size()).chopped(6).toInt();
    return stem + QString::number(last + 1) + QStringLiteral(".linja");
}

bool AutosaveSlot::isEmpty() const {
    const QString stem = QFileInfo(path(QString())).fileName();
    return QDir(m_folder)
               .entryList(
                   {stem + QStringLiteral(".linja*"), stem + QStringLiteral(".replaced-*"), temporaryName(m_number)},
                   QDir::Files | QDir::System | QDir::Hidden)
               .isEmpty() &&
           !QFileInfo::exists(m_folder + QStringLiteral("/archive/") + temporaryName(m_number));
}

void AutosaveSlot::removeTemporaries() const {
    const QString archive = m_folder + QStringLiteral("/archive");
    for (const QString& folder : {m_folder, archive}) {
        QFile::remove(folder + QLatin1Char('/') + temporaryName(m_number));
        files::removeLeftovers(systemPath(folder));
    }
    // Earlier versions of the program had other names for them: six letters behind that of the file.
    const auto removeOld = [](const QString& folder, const QString& pattern) {
        const QRegularExpression six(QStringLiteral("\\.linja\\.[A-Za-z0-9]{6}$"));
        for (const QString& name : QDir(folder).entryList({pattern}, QDir::Files | QDir::Hidden))
            if (six.match(name).hasMatch())
                QFile::remove(folder + QLatin1Char('/') + name);
    };
    removeOld(m_folder, QFileInfo(autosave()).fileName() + QStringLiteral(".??????"));
    if (m_number == 1)
        removeOld(archive, QStringLiteral("*.linja.??????"));
}

std::optional<QString> setAside(const QString& path) {
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString aside = freeName(path + QStringLiteral(".damaged-") + stamp, {});
    if (!QFile::rename(path, aside))
        return std::nullopt;
    return aside;
}

} // namespace session

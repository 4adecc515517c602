// What a walk has to keep: written by the player after each step, outside the folder whose calls fail, and read by the
// test afterwards. Each line is one entry of JSON:
//
//   {"kept": "<name>", "text": "<record>"}   from now on this game must be found again
//   {"gone": "<name>"}                       no longer: the user has thrown it away
//   {"file": "<path>", "text": "<record>"}   from now on this file must hold this game
//   {"told": "<text>"}                       the user has read this in a message
//   {"done": true}                           the player came to the end of its script
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <fcntl.h>
#include <unistd.h>

namespace walk {

class Journal {
public:
    explicit Journal(const char* path) : m_file(::open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) {}
    ~Journal() { ::close(m_file); }
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    void kept(const QString& name, const std::string& text) const {
        add({{QStringLiteral("kept"), name}, {QStringLiteral("text"), QString::fromStdString(text)}});
    }
    void gone(const QString& name) const { add({{QStringLiteral("gone"), name}}); }
    void saved(const QString& path, const std::string& text) const {
        add({{QStringLiteral("file"), path}, {QStringLiteral("text"), QString::fromStdString(text)}});
    }
    void told(const QString& text) const { add({{QStringLiteral("told"), text}}); }
    void done() const { add({{QStringLiteral("done"), true}}); }

private:
    void add(const QJsonObject& entry) const {
        const QByteArray line = QJsonDocument(entry).toJson(QJsonDocument::Compact) + '\n';
        [[maybe_unused]] const auto written = ::write(m_file, line.constData(), static_cast<std::size_t>(line.size()));
    }

    int m_file;
};

} // namespace walk

#include "app/instance.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>
#include <QWidget>
#include <utility>

namespace {

constexpr qsizetype kLongestMessage = 1024 * 1024;
constexpr char kToken[] = "XDG_ACTIVATION_TOKEN"; // Qt reads it too when a window asks for the focus
const QByteArray kTaken = QByteArrayLiteral("taken\n");

int millisecondsLeft(const QDeadlineTimer& deadline) {
    return static_cast<int>(qMax<qint64>(1, deadline.remainingTime()));
}

// The user is in the name too: on some systems all users' sockets have one place.
QString nameFor(const QString& dataFolder) {
    const QFileInfo info(dataFolder);
    const QString folder = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QString key = QDir::homePath() + QLatin1Char('\n') + qEnvironmentVariable("USER") +
                        qEnvironmentVariable("USERNAME") + QLatin1Char('\n') + folder;
    const QByteArray hash = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString name = QStringLiteral("linja-") + QString::fromLatin1(hash);
#ifdef Q_OS_UNIX
    QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    // Of a Flatpak's runtime folder only this part is one for all of its processes.
    if (const QString id = qEnvironmentVariable("FLATPAK_ID"); !id.isEmpty() && !runtime.isEmpty())
        runtime += QStringLiteral("/app/") + id;
    return runtime.isEmpty() ? name : runtime + QLatin1Char('/') + name;
#else
    return name;
#endif
}

} // namespace

Instance::Instance(const QString& dataFolder, QObject* parent) : QObject(parent), m_name(nameFor(dataFolder)) {}

Instance::~Instance() = default;

bool Instance::isListening() const {
    return m_server && m_server->isListening();
}

bool Instance::handOver(const QStringList& files, std::chrono::milliseconds patience) {
    // Of two that start at one moment, the second waits until the first listens.
    QLockFile starting(QDir::isAbsolutePath(m_name) ? m_name + QStringLiteral(".lock")
                                                    : QDir::temp().filePath(m_name + QStringLiteral(".lock")));
    starting.setStaleLockTime(static_cast<int>(2 * patience.count()));
    (void)starting.tryLock(static_cast<int>(patience.count()));
    const Reply reply = ask(files, patience);
    if (reply == Reply::taken)
        return true;
    if (reply == Reply::nobody)
        listen();
    return false;
}

Instance::Reply Instance::ask(const QStringList& files, std::chrono::milliseconds patience) const {
    const QDeadlineTimer deadline(patience);
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(millisecondsLeft(deadline)))
        return socket.error() == QLocalSocket::SocketTimeoutError ? Reply::silent : Reply::nobody;
    QJsonObject message;
    message[QLatin1String("files")] = QJsonArray::fromStringList(files);
    message[QLatin1String("token")] = qEnvironmentVariable(kToken);
    socket.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    QByteArray answer;
    while (!answer.endsWith('\n') && !deadline.hasExpired()) {
        if (!socket.waitForReadyRead(millisecondsLeft(deadline)) && socket.bytesAvailable() == 0)
            break;
        answer += socket.readAll();
    }
    return answer == kTaken ? Reply::taken : Reply::silent;
}

void Instance::listen() {
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &Instance::greet);
    // Nobody answers there: what has the name was left behind by a crash.
    if (!m_server->listen(m_name) && m_server->serverError() == QAbstractSocket::AddressInUseError) {
        QLocalServer::removeServer(m_name);
        (void)m_server->listen(m_name);
    }
}

void Instance::greet() {
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(kPatience, socket, [socket] { socket->abort(); });
        if (socket->bytesAvailable() > 0)
            read(*socket);
    }
}

// The message is one line.
void Instance::read(QLocalSocket& socket) {
    if (!socket.canReadLine()) {
        if (socket.bytesAvailable() > kLongestMessage)
            socket.abort();
        return;
    }
    const QJsonObject message = QJsonDocument::fromJson(socket.readLine(kLongestMessage)).object();
    if (!message[QLatin1String("files")].isArray()) {
        socket.abort();
        return;
    }
    QStringList files;
    for (const QJsonValue& file : message[QLatin1String("files")].toArray())
        files << file.toString();
    socket.write(kTaken);
    socket.flush();
    socket.disconnectFromServer();
    emit asked(files, message[QLatin1String("token")].toString());
}

void bringToFront(QWidget& window, const QString& token) {
    if (!token.isEmpty())
        qputenv(kToken, token.toUtf8());
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
    QApplication::alert(&window);
}

// One window for each user and data folder: a program that starts while another runs hands its files over to that one,
// which comes to the front, and ends.
//
// They speak through a local socket that only the user can reach. One that a crash has left behind is taken over, and
// a program that does not answer in time is not waited for: then both run, as with --new-window.
#pragma once

#include <QObject>
#include <QStringList>
#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;
class QWidget;

class Instance : public QObject {
    Q_OBJECT

public:
    explicit Instance(const QString& dataFolder, QObject* parent = nullptr);
    ~Instance() override;

    // True when a running program has taken the files over. Otherwise this one listens from now on, if it can.
    [[nodiscard]] bool handOver(const QStringList& files, std::chrono::milliseconds patience = kPatience);
    [[nodiscard]] bool isListening() const;
    [[nodiscard]] QString socketName() const { return m_name; }

    static constexpr std::chrono::milliseconds kPatience{2000};

signals:
    // Another program has started; its files may be none. The token, where the desktop gives one, allows to come to the
    // front.
    void asked(const QStringList& files, const QString& token);

private:
    enum class Reply { taken, silent, nobody };

    [[nodiscard]] Reply ask(const QStringList& files, std::chrono::milliseconds patience) const;
    void listen();
    void greet();
    void read(QLocalSocket& socket);

    QString m_name;
    std::unique_ptr<QLocalServer> m_server;
};

// Shows the window before all others, as far as the desktop lets it.
void bringToFront(QWidget& window, const QString& token);

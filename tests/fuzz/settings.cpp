// The settings file: whatever it holds, the settings are read to values that mean something, and are kept as read.
#include "ui/settings/settings.h"
#include "core/games/catalogue.h"
#include "tests/fuzz/target.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

void fuzz::one(std::span<const std::uint8_t> bytes) {
    static const QTemporaryDir kFolder;
    static const bool kIsSet = [] {
        QCoreApplication::setOrganizationName(QStringLiteral("Linja"));
        QCoreApplication::setApplicationName(QStringLiteral("fuzz"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, kFolder.path());
        return true;
    }();
    require(kIsSet, "settings have a folder of their own");
    QFile file(QSettings().fileName());
    require(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly), "the file can be written");
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
    file.close();
    const ui::Preferences read = ui::Settings::preferences();
    const ui::NewGameChoice choice = ui::Settings::newGame();
    (void)ui::Settings::layout();
    require(games::findGame(choice.gameId.toStdString()) != nullptr, "the next game is one that is there");
    for (const ui::SeatChoice& seat : choice.seats)
        require(seat.level >= ui::kHuman && seat.name.size() <= ui::kLongestName, "players are in their limits");
    require(choice.games >= 0 && choice.games <= ui::kMostGames, "games are in their limits");
    ui::Settings::setPreferences(read);
    ui::Settings::setNewGame(choice);
    require(ui::Settings::newGame() == choice, "a choice is kept as it was read");
}

#include "ui/settings/settings.h"

#include "core/games/catalogue.h"
#include "ui/settings/preference_rows.h"
#include "ui/text/rules_text.h"

#include <QSettings>
#include <algorithm>

namespace ui {
namespace {

constexpr int kMostLevels = 99; // the window clamps to the levels there are

constexpr int kFormat = 2; // of the settings file

struct StarterWord {
    const char* word;
    Starter starter;
};
constexpr StarterWord kStarters[] = {{"red", Starter::first}, {"black", Starter::second}, {"lot", Starter::lot}};

QString keyOf(const PreferenceRow& row) {
    return QString::fromLatin1(row.key);
}

QString cleanName(const QString& name) {
    return name.simplified().left(kLongestName);
}

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString defaultGame() {
    return text(games::catalogue().front().id);
}

QString rulesKey(const QString& gameId) {
    return gameId == defaultGame() ? QStringLiteral("rules") : QStringLiteral("rules-") + gameId;
}

SeatChoice readSeat(const QSettings& settings, const QString& key, const SeatChoice& otherwise) {
    SeatChoice seat = otherwise;
    seat.name = cleanName(settings.value(key + QLatin1String("name")).toString());
    const QString text = settings.value(key).toString();
    bool isNumber = false;
    const int level = text.toInt(&isNumber);
    if (text == QLatin1String("human"))
        seat.level = kHuman;
    if (isNumber && level >= 1 && level <= kMostLevels)
        seat.level = level;
    return seat;
}

void writeSeat(QSettings& settings, const QString& key, const SeatChoice& seat) {
    settings.setValue(key, seat.isHuman() ? QStringLiteral("human") : QString::number(seat.level));
    settings.setValue(key + QLatin1String("name"), cleanName(seat.name));
}

} // namespace

Preferences Settings::defaults() {
    Preferences p;
    for (const games::GameInfo& game : games::catalogue())
        p.rules.insert(text(game.id), defaultRules(text(game.id)));
    return p;
}

Preferences Settings::preferences() {
    const QSettings settings;
    Preferences p = defaults();
    for (const PreferenceRow& row : preferenceRows()) {
        const QString text = settings.value(keyOf(row)).toString();
        for (const auto& [word, value] : row.values)
            if (text == QLatin1String(word))
                row.field.set(p, value);
    }
    if (!settings.contains(QStringLiteral("format")) && p.animation == AnimationChoice::normal)
        p.animation = AnimationChoice::system;
    for (auto rules = p.rules.begin(); rules != p.rules.end(); ++rules) {
        const QString chosen = settings.value(rulesKey(rules.key())).toString();
        if (isKnownRules(rules.key(), chosen))
            rules.value() = chosen;
    }
    return p;
}

void Settings::setPreferences(const Preferences& p) {
    QSettings settings;
    settings.setValue(QStringLiteral("format"), kFormat);
    for (auto rules = p.rules.begin(); rules != p.rules.end(); ++rules)
        settings.setValue(rulesKey(rules.key()), rules.value());
    for (const PreferenceRow& row : preferenceRows())
        for (const auto& [word, value] : row.values)
            if (value == row.field.get(p))
                settings.setValue(keyOf(row), QString::fromLatin1(word));
}

NewGameChoice Settings::newGame() {
    const QSettings settings;
    const NewGameChoice defaults;
    NewGameChoice choice;
    const QString game = settings.value(QStringLiteral("newgame/game")).toString();
    choice.gameId = games::findGame(game.toStdString()) ? game : defaultGame();
    choice.seats[0] = readSeat(settings, QStringLiteral("newgame/red"), defaults.seats[0]);
    choice.seats[1] = readSeat(settings, QStringLiteral("newgame/black"), defaults.seats[1]);
    const QString starter = settings.value(QStringLiteral("newgame/starter")).toString();
    for (const auto& [word, value] : kStarters)
        if (starter == QLatin1String(word))
            choice.starter = value;
    bool isNumber = false;
    const int count = settings.value(QStringLiteral("newgame/games")).toString().toInt(&isNumber);
    choice.games = isNumber && count >= 0 && count <= kMostGames ? count : defaults.games;
    return choice;
}

void Settings::setNewGame(const NewGameChoice& choice) {
    QSettings settings;
    settings.setValue(QStringLiteral("newgame/game"), choice.gameId);
    writeSeat(settings, QStringLiteral("newgame/red"), choice.seats[0]);
    writeSeat(settings, QStringLiteral("newgame/black"), choice.seats[1]);
    for (const auto& [word, value] : kStarters)
        if (value == choice.starter)
            settings.setValue(QStringLiteral("newgame/starter"), QString::fromLatin1(word));
    settings.setValue(QStringLiteral("newgame/games"), QString::number(std::clamp(choice.games, 0, kMostGames)));
}

WindowLayout Settings::layout() {
    const QSettings settings;
    const int panel = settings.value(QStringLiteral("window/panel")).toInt();
    return {settings.value(QStringLiteral("window/geometry")).toByteArray(), panel > 0 && panel < 10000 ? panel : 0};
}

void Settings::setLayout(const WindowLayout& layout) {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), layout.geometry);
    settings.setValue(QStringLiteral("window/panel"), layout.panelWidth);
}

Animation animationFor(AnimationChoice choice, bool systemWantsNone) {
    switch (choice) {
    case AnimationChoice::system:
        return systemWantsNone ? Animation::off : Animation::normal;
    case AnimationChoice::off:
        return Animation::off;
    case AnimationChoice::fast:
        return Animation::fast;
    case AnimationChoice::normal:
        return Animation::normal;
    case AnimationChoice::slow:
        return Animation::slow;
    }
    return Animation::normal;
}

int paceMilliseconds(Pace pace) {
    switch (pace) {
    case Pace::off:
        return 0;
    case Pace::brief:
        return 700;
    case Pace::lengthy:
        return 2000;
    }
    return 0;
}

} // namespace ui

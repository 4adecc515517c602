#include "ui/settings.h"

#include "core/games/catalogue.h"
#include "ui/reduced_motion.h"
#include "ui/text/rules_text.h"

#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <span>

namespace ui {
namespace {

constexpr int kMostLevels = 99; // the window clamps to the levels there are

template <class T>
struct Word {
    const char* word;
    T value;
};

constexpr Word<Language> kLanguages[] = {
    {"system", Language::system}, {"en", Language::english}, {"es", Language::spanish}};
constexpr Word<ThemeChoice> kThemes[] = {{"system", ThemeChoice::system},
                                         {"light", ThemeChoice::light},
                                         {"dark", ThemeChoice::dark},
                                         {"contrast", ThemeChoice::highContrast}};
constexpr Word<BoardSet> kSets[] = {
    {"wood", BoardSet::classicWood}, {"flat", BoardSet::flatModern}, {"clear", BoardSet::clearShapes}};
constexpr Word<Animation> kAnimations[] = {
    {"off", Animation::off}, {"fast", Animation::fast}, {"normal", Animation::normal}, {"slow", Animation::slow}};
constexpr Word<Pace> kPaces[] = {{"off", Pace::off}, {"short", Pace::brief}, {"long", Pace::lengthy}};
constexpr Word<Starter> kStarters[] = {{"red", Starter::red}, {"black", Starter::black}, {"lot", Starter::lot}};
constexpr Word<GraphChoice> kGraphs[] = {
    {"off", GraphChoice::off}, {"after", GraphChoice::afterGame}, {"always", GraphChoice::always}};
constexpr Word<bool> kBooleans[] = {{"true", true}, {"false", false}};

template <class T>
T read(const QSettings& settings, const QString& key, std::span<const Word<T>> words, T otherwise) {
    const QString text = settings.value(key).toString();
    for (const auto& [word, value] : words)
        if (text == QLatin1String(word))
            return value;
    return otherwise;
}

template <class T>
void write(QSettings& settings, const QString& key, std::span<const Word<T>> words, T wanted) {
    for (const auto& [word, value] : words)
        if (value == wanted)
            settings.setValue(key, QString::fromLatin1(word));
}

QString cleanName(const QString& name) {
    return name.simplified().left(kLongestName);
}

QString defaultGame() {
    return QString::fromUtf8(games::catalogue().front().id.data(),
                             static_cast<qsizetype>(games::catalogue().front().id.size()));
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

void readAnalysis(const QSettings& settings, Preferences& p) {
    p.evaluationBar = read<bool>(settings, QStringLiteral("analysis/bar"), kBooleans, p.evaluationBar);
    p.evaluationGraph = read<GraphChoice>(settings, QStringLiteral("analysis/graph"), kGraphs, p.evaluationGraph);
    p.tutor = read<bool>(settings, QStringLiteral("analysis/tutor"), kBooleans, p.tutor);
    const int points = settings.value(QStringLiteral("analysis/tutorpoints")).toString().toInt();
    if (std::find(kTutorPoints.begin(), kTutorPoints.end(), points) != kTutorPoints.end())
        p.tutorPoints = points;
}

void writeAnalysis(QSettings& settings, const Preferences& p) {
    write<bool>(settings, QStringLiteral("analysis/bar"), kBooleans, p.evaluationBar);
    write<GraphChoice>(settings, QStringLiteral("analysis/graph"), kGraphs, p.evaluationGraph);
    write<bool>(settings, QStringLiteral("analysis/tutor"), kBooleans, p.tutor);
    settings.setValue(QStringLiteral("analysis/tutorpoints"), QString::number(p.tutorPoints));
}

} // namespace

Preferences Settings::defaults() {
    Preferences p;
    p.rules = defaultRules(defaultGame());
    if (systemWantsNoMotion(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)))
        p.animation = Animation::off;
    return p;
}

Preferences Settings::preferences() {
    const QSettings settings;
    const Preferences defaults = Settings::defaults();
    Preferences p;
    p.language = read<Language>(settings, QStringLiteral("language"), kLanguages, defaults.language);
    p.rules = settings.value(QStringLiteral("rules")).toString();
    if (!isKnownRules(defaultGame(), p.rules))
        p.rules = defaults.rules;
    p.theme = read<ThemeChoice>(settings, QStringLiteral("view/theme"), kThemes, defaults.theme);
    p.set = read<BoardSet>(settings, QStringLiteral("view/set"), kSets, defaults.set);
    const int textSize = settings.value(QStringLiteral("view/textsize")).toString().toInt();
    if (std::find(kTextSizes.begin(), kTextSizes.end(), textSize) != kTextSizes.end())
        p.textSize = textSize;
    p.marks = read<bool>(settings, QStringLiteral("view/marks"), kBooleans, defaults.marks);
    p.counts = read<bool>(settings, QStringLiteral("view/counts"), kBooleans, defaults.counts);
    p.coordinates = read<bool>(settings, QStringLiteral("view/coordinates"), kBooleans, defaults.coordinates);
    p.prompts = read<bool>(settings, QStringLiteral("view/prompts"), kBooleans, defaults.prompts);
    p.confirm = read<bool>(settings, QStringLiteral("play/confirm"), kBooleans, defaults.confirm);
    p.animation = read<Animation>(settings, QStringLiteral("play/animation"), kAnimations, defaults.animation);
    p.pace = read<Pace>(settings, QStringLiteral("play/pace"), kPaces, defaults.pace);
    readAnalysis(settings, p);
    return p;
}

void Settings::setPreferences(const Preferences& p) {
    QSettings settings;
    write<Language>(settings, QStringLiteral("language"), kLanguages, p.language);
    settings.setValue(QStringLiteral("rules"), p.rules);
    write<ThemeChoice>(settings, QStringLiteral("view/theme"), kThemes, p.theme);
    write<BoardSet>(settings, QStringLiteral("view/set"), kSets, p.set);
    settings.setValue(QStringLiteral("view/textsize"), QString::number(p.textSize));
    write<bool>(settings, QStringLiteral("view/marks"), kBooleans, p.marks);
    write<bool>(settings, QStringLiteral("view/counts"), kBooleans, p.counts);
    write<bool>(settings, QStringLiteral("view/coordinates"), kBooleans, p.coordinates);
    write<bool>(settings, QStringLiteral("view/prompts"), kBooleans, p.prompts);
    write<bool>(settings, QStringLiteral("play/confirm"), kBooleans, p.confirm);
    write<Animation>(settings, QStringLiteral("play/animation"), kAnimations, p.animation);
    write<Pace>(settings, QStringLiteral("play/pace"), kPaces, p.pace);
    writeAnalysis(settings, p);
}

NewGameChoice Settings::newGame() {
    const QSettings settings;
    const NewGameChoice defaults;
    NewGameChoice choice;
    choice.seats[0] = readSeat(settings, QStringLiteral("newgame/red"), defaults.seats[0]);
    choice.seats[1] = readSeat(settings, QStringLiteral("newgame/black"), defaults.seats[1]);
    choice.starter = read<Starter>(settings, QStringLiteral("newgame/starter"), kStarters, defaults.starter);
    bool isNumber = false;
    const int count = settings.value(QStringLiteral("newgame/games")).toString().toInt(&isNumber);
    choice.games = isNumber && count >= 0 && count <= kMostGames ? count : defaults.games;
    return choice;
}

void Settings::setNewGame(const NewGameChoice& choice) {
    QSettings settings;
    writeSeat(settings, QStringLiteral("newgame/red"), choice.seats[0]);
    writeSeat(settings, QStringLiteral("newgame/black"), choice.seats[1]);
    write<Starter>(settings, QStringLiteral("newgame/starter"), kStarters, choice.starter);
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

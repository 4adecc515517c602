// What the user chose, kept between starts in QSettings. Reading never fails: what is absent, damaged or absurd reads
// as its default. Keys of the settings file:
//
//   language            system | en | es
//   rules               a rule set id of the catalogue: the edition and switches of the next game of the first game;
//                       rules-loa and so on of the others
//   view/theme          system | light | dark | contrast
//   view/set            wood | flat | clear: which board and pawns are drawn
//   view/textsize       90 | 100 | 115 | 130 | 150: size of all text, in percent of the system's
//   view/marks          true | false: marks under pawns that can move, target rows, last turn
//   view/counts         true | false: pawns per row
//   view/coordinates    true | false: row numbers
//   view/prompts        true | false: the board says which step is wanted
//   play/confirm        true | false: a whole turn waits for End turn before it is played
//   view/words          true | false: turns are told as "row 2 to row 3" instead of "2-3"
//   play/sound          true | false: a sound after each turn of the computer
//   view/points         true | false: what each row is worth
//   view/groups         true | false: connected stones are joined
//   play/animation      system | off | fast | normal | slow; system: normal, and off where the system is set to show
//                       no animations
//   play/captions       true | false: each step of the computer's turn is named on the board, and waits a moment
//   play/pace           off | short | long: how long the computer waits before it moves
//   analysis/bar        true | false: the bar with the value of the shown position
//   analysis/graph      off | after | always: the graph of values never, once a game is over, or always
//   analysis/tutor      true | false: a turn that loses too much is held back
//   analysis/tutorpoints  1 | 2 | 3 | 5: more points than these are too much
//   newgame/*           the last new game: game (its id), red, black (of the first and the second side: human | level
//                       number), redname, blackname, starter (red | black | lot), games (1: single game, 0: open match,
//                       else the number of games)
//   files/folder        where a game was last opened or saved
//   format              2. Files without it were written before animation knew "system": every one of them holds an
//                       animation, mostly "normal" that nobody chose, so "normal" reads as "system" in them
//   window/geometry       size and place, in Qt's form
//   window/panel          width of the side panel; 0: a share of the window
#pragma once

#include "ui/appearance/theme.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <array>

namespace ui {

enum class Language { system, english, spanish };
enum class ThemeChoice { system, light, dark, highContrast };
enum class AnimationChoice { system, off, fast, normal, slow };
enum class Animation { off, fast, normal, slow };
enum class Pace { off, brief, lengthy };
enum class GraphChoice { off, afterGame, always };
enum class Starter { first, second, lot };

inline constexpr int kHuman = 0;      // a player's level when a person plays
inline constexpr int kUsualLevel = 3; // of the computer in the very first game
inline constexpr int kLongestName = 40;
inline constexpr int kMostGames = 99;
// To the tutor, in a game without points, a point is so many hundredths of the chance to win.
inline constexpr int kChancePerPoint = 5;

struct SeatChoice {
    QString name;       // empty: the side, "You", "Computer", as fits
    int level = kHuman; // 1 and more: the computer at this level

    [[nodiscard]] bool isHuman() const { return level == kHuman; }
    friend bool operator==(const SeatChoice&, const SeatChoice&) = default;
};

struct NewGameChoice {
    QString gameId; // never empty once loaded
    std::array<SeatChoice, 2> seats{SeatChoice{}, SeatChoice{{}, kUsualLevel}};
    Starter starter = Starter::first;
    int games = 1; // 0: a match without end

    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

struct Preferences {
    Language language = Language::system;
    QMap<QString, QString> rules; // of the next game, by the id of the game; never without one once loaded
    ThemeChoice theme = ThemeChoice::system;
    BoardSet set = BoardSet::classicWood;
    int textSize = 100; // in percent
    AnimationChoice animation = AnimationChoice::system;
    Pace pace = Pace::brief;
    bool marks = true;
    bool counts = true;
    bool coordinates = true;
    bool prompts = true;
    bool captions = true;
    bool points = false;
    bool groups = false;
    bool confirm = false;
    bool turnsInWords = false;
    bool turnSound = false;
    // What a position is worth spoils a running game for whoever has not asked for it.
    bool evaluationBar = false;
    GraphChoice evaluationGraph = GraphChoice::afterGame;
    bool tutor = false;
    int tutorPoints = 2;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

struct WindowLayout {
    QByteArray geometry;
    int panelWidth = 0; // as the user chose it; 0: not chosen
};

// Reads and writes the file named by the application's organisation and name.
class Settings {
public:
    // What holds before anything is chosen.
    [[nodiscard]] static Preferences defaults();
    [[nodiscard]] static Preferences preferences();
    static void setPreferences(const Preferences& preferences);

    [[nodiscard]] static NewGameChoice newGame();
    static void setNewGame(const NewGameChoice& choice);

    [[nodiscard]] static WindowLayout layout();
    static void setLayout(const WindowLayout& layout);
};

[[nodiscard]] Animation animationFor(AnimationChoice choice, bool systemWantsNone);

// Milliseconds the computer waits before its move shows.
[[nodiscard]] int paceMilliseconds(Pace pace);

} // namespace ui

// A small vocabulary for the tests of the session.
#pragma once

#include "core/session/game_session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <string>

#include <gtest/gtest.h>

namespace session_test {

using session::Change;
using session::GameSession;
using session::GameSetup;
using session::MatchLength;
using session::PlayerKind;
using session::Problem;
using session::ProblemCode;
using session::UndoStep;

inline constexpr game::Side kRed = game::Side::first;
inline constexpr game::Side kBlack = game::Side::second;
inline const std::string kRedMustPass = "-/-/6r/6b/-/-/-/6r6b r";

[[nodiscard]] GameSetup twoPeople();
// Red is a person and Black a computer.
[[nodiscard]] GameSetup againstComputer(int level = 1);
[[nodiscard]] GameSetup twoComputers(int level = 1);
// A level that thinks long enough to be disturbed.
[[nodiscard]] int slowLevel();

// Runs the event loop until this holds; false after half a minute.
bool waitUntil(const std::function<bool()>& holds);
// Runs the event loop to the end of everything that was due by now.
void letTheEventLoopRun();

// Goes to this ply of the line that is played, and plays on from there.
void playFromPly(GameSession& session, int ply);

// Plays the first legal turn for the person to move.
void playAny(GameSession& session);
// Plays this many turns, of people and computers, waiting for passes and computers.
void playTurns(GameSession& session, int count);
// Plays until the game is over by its rules.
void playToTheEnd(GameSession& session);

// Plays the 22 turns of the sample record, which Red wins by 45 to 43.
void playSample(GameSession& session);

// The games of the archive, the newest first; those that cannot be read are in `problems`.
[[nodiscard]] std::vector<session::ArchiveEntry> archived(const GameSession& session,
                                                          std::vector<Problem>* problems = nullptr);

// Everything that must survive: position, turns, undo and redo, players, match.
[[nodiscard]] std::string snapshot(const GameSession& session);

// How often a session has told of a change.
class ChangeSpy {
public:
    ChangeSpy(GameSession& session, Change change);
    [[nodiscard]] int size() const { return *m_count; }
    [[nodiscard]] bool isEmpty() const { return *m_count == 0; }

private:
    std::shared_ptr<int> m_count = std::make_shared<int>(0);
};

// The problems that a session tells.
class Problems {
public:
    explicit Problems(GameSession& session);
    [[nodiscard]] std::vector<ProblemCode> codes() const;
    [[nodiscard]] const std::vector<Problem>& all() const { return *m_all; }

private:
    std::shared_ptr<std::vector<Problem>> m_all = std::make_shared<std::vector<Problem>>();
};

class Folder {
public:
    [[nodiscard]] QString path() const { return m_dir.path(); }
    [[nodiscard]] QString file(const QString& name) const { return m_dir.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QByteArray read(const QString& name) const;
    [[nodiscard]] QStringList names(const QString& pattern) const;

private:
    QTemporaryDir m_dir;
};

// Runs this test program as `--play <folder> <turns>`: it plays and is killed without a chance to clean up.
void playAndBeKilled(const QString& folder, int turns);
int playAndWait(const QString& folder, int turns);

} // namespace session_test

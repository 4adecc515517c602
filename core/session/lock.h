// Locks between programs, as files. What counts is whether a program holds the lock at this moment: a file that a crash
// left behind, one that says nothing, one of a computer that had another name, and what is no file at all hold nobody
// up.
#pragma once

#include <cstdint>

class QLockFile;

namespace session {

enum class LockState : std::uint8_t {
    taken,
    heldByProgram,  // another program on this computer, or another window
    heldByComputer, // on a disk that is reached through a network: another computer holds it, or did when it went off
    unusable,       // the folder does not take a lock
};

// Tries to take it, without waiting (but for a moment where the lock says nothing yet).
[[nodiscard]] LockState takeLock(QLockFile& lock);

} // namespace session

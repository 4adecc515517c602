// The place in the data folder where one window keeps the game on its table, and which it holds by a lock. Windows that
// run at the same time have one each, up to eight.
//
//     current.linja, current.lock       the first: its autosave, and who holds it
//     current-2.linja, current-2.lock   the second
//     current.replaced-1.linja          a game that a later one has replaced in the first, until the archive has it
//     *.damaged-20261129-153012         files that could be read and made no sense, set aside
#pragma once

#include "core/session/lock.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QLockFile;

namespace session {

inline constexpr int kSlots = 8;

class AutosaveSlot {
public:
    AutosaveSlot(const QString& folder, int number); // touches nothing
    ~AutosaveSlot();                                 // gives the lock back

    [[nodiscard]] LockState take();
    [[nodiscard]] int number() const { return m_number; }

    [[nodiscard]] QString autosave() const { return path(QStringLiteral(".linja")); }
    // The replaced games that are there, the oldest first, and a name for another one.
    [[nodiscard]] QStringList replaced() const;
    [[nodiscard]] QString nameForReplaced() const;
    // Whether a window has left anything in it.
    [[nodiscard]] bool isEmpty() const;
    // Removes what a window that was killed while it wrote has left. Only while it is taken.
    void removeTemporaries() const;

private:
    [[nodiscard]] QString path(const QString& ending) const;

    QString m_folder;
    int m_number;
    std::unique_ptr<QLockFile> m_lock; // null while it is not taken
};

// Gives a file a name that says it makes no sense; the name, or nothing where that cannot be done.
[[nodiscard]] std::optional<QString> setAside(const QString& path);

} // namespace session

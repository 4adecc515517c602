#include "ui/text/level_text.h"

#include "core/ai/thinker.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(LevelText)
};

// What the level is like, in one word.
QString character(int level) {
    switch (level) {
    case 1:
        return LevelText::tr("relaxed");
    case 2:
        return LevelText::tr("casual");
    case 3:
        return LevelText::tr("attentive");
    case 4:
        return LevelText::tr("steady");
    case 5:
        return LevelText::tr("skilled");
    case 6:
        return LevelText::tr("sharp");
    case 7:
        return LevelText::tr("master");
    case 8:
        return LevelText::tr("oracle");
    default:
        return {};
    }
}

} // namespace

// The names are short: a player's card in a narrow window has room for about eighteen letters.
QString levelName(int level) {
    const QString word = character(level);
    return word.isEmpty() ? LevelText::tr("Level %1").arg(level) : LevelText::tr("Level %1: %2").arg(level).arg(word);
}

QString computerName(int level) {
    const QString word = character(level);
    return word.isEmpty() ? LevelText::tr("Computer, level %1").arg(level)
                          : LevelText::tr("Computer, level %1: %2").arg(level).arg(word);
}

QString perfectPlayName() {
    return LevelText::tr("Perfect play");
}

QString levelSentence(int level) {
    // What the highest level does holds wherever it stands.
    if (level == ai::levelCount())
        return LevelText::tr("Plays as well as it can, and perfectly where the table of the rules is built.");
    switch (level) {
    case 1:
        return LevelText::tr("Overlooks much and hardly looks ahead: good for your first games.");
    case 2:
        return LevelText::tr("Sees what is near, and misses much of what is not.");
    case 3:
        return LevelText::tr("Looks a little ahead, with a slip every few turns.");
    case 4:
        return LevelText::tr("Plays soundly and misses the finer turns.");
    case 5:
        return LevelText::tr("Plans ahead; its mistakes are small and you have to find them.");
    case 6:
        return LevelText::tr("Overlooks little: to win you need a good plan.");
    case 7:
        return LevelText::tr("Looks several turns ahead and seldom gives anything away.");
    default:
        return {};
    }
}

} // namespace ui

#include "ui/text/level_text.h"

#include "core/ai/thinker.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(LevelText)
};

} // namespace

// The names are short: a player's card in a narrow window has room for about eighteen letters.
QString levelName(int level) {
    switch (level) {
    case 1:
        return LevelText::tr("Level 1, Relaxed");
    case 2:
        return LevelText::tr("Level 2, Casual");
    case 3:
        return LevelText::tr("Level 3, Attentive");
    case 4:
        return LevelText::tr("Level 4, Steady");
    case 5:
        return LevelText::tr("Level 5, Skilled");
    case 6:
        return LevelText::tr("Level 6, Sharp");
    case 7:
        return LevelText::tr("Level 7, Master");
    case 8:
        return LevelText::tr("Level 8, Oracle");
    default:
        return LevelText::tr("Level %1").arg(level);
    }
}

QString perfectPlayName() {
    return LevelText::tr("Perfect play");
}

QString levelSentence(int level) {
    // What the highest level does holds wherever it stands.
    if (level == ai::levelCount())
        return LevelText::tr("Plays perfectly where the table of the rules is built, and otherwise as well as it can.");
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
        return LevelText::tr("Looks several turns ahead and seldom gives a point away.");
    default:
        return {};
    }
}

} // namespace ui

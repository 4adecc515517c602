#include "ui/text/level_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(LevelText)
};

} // namespace

QString levelName(int level) {
    switch (level) {
    case 1:
        return LevelText::tr("Level 1, Relaxed");
    case 2:
        return LevelText::tr("Level 2, Attentive");
    case 3:
        return LevelText::tr("Level 3, Experienced");
    default:
        return LevelText::tr("Level %1").arg(level);
    }
}

QString levelSentence(int level) {
    switch (level) {
    case 1:
        return LevelText::tr("Overlooks much: a fair partner for your first games.");
    case 2:
        return LevelText::tr("Looks a little ahead and makes a slip now and then.");
    case 3:
        return LevelText::tr("Looks several turns ahead and seldom gives a point away.");
    default:
        return {};
    }
}

} // namespace ui

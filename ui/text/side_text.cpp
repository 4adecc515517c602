#include "ui/text/side_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct SideText {
    Q_DECLARE_TR_FUNCTIONS(SideText)
};

} // namespace

QString sideName(game::Side side) {
    return side == game::Side::first ? SideText::tr("Red") : SideText::tr("Black");
}

} // namespace ui

#include "app/turn_sheet.h"

#include "app/hard_turns.h"
#include "core/games/catalogue.h"
#include "ui/board/arrangement.h"
#include "ui/board/board_art.h"
#include "ui/board/board_painter.h"

#include <QPainter>

namespace {

constexpr QSize kBoard(520, 460);
constexpr int kCaption = 24;
constexpr int kColumns = 5;

// After the turn, with its arrows; nothing when it is not legal.
ui::BoardScene sceneOf(const HardTurn& hard) {
    auto match = games::newMatch("linja", hard.rules, hard.position);
    if (!match)
        return {};
    ui::Arrangement arrangement{ui::countsOf((*match)->state().board), {}};
    const auto turn = (*match)->play(hard.turn);
    ui::BoardScene scene;
    if (!turn)
        return scene;
    const auto transitions = (*match)->transitionsAt(0);
    for (std::size_t i = 0; i < transitions.size(); ++i)
        arrangement.make(transitions[i], hard.pawns[i]);
    scene.counts = arrangement.counts;
    for (const ui::MadeStep& made : arrangement.made)
        scene.arrows.push_back({made.step.from, made.step.to, made.step.piece,
                                static_cast<int>(scene.arrows.size()) + 1, false, made.fromSlot, made.toSlot});
    return scene;
}

} // namespace

QImage hardTurnSheet(const ui::Theme& theme) {
    const QSize cell(kBoard.width(), kBoard.height() + kCaption);
    const int rows = (static_cast<int>(kHardTurns.size()) + kColumns - 1) / kColumns;
    QImage sheet(cell.width() * kColumns, cell.height() * rows, QImage::Format_RGB32);
    sheet.fill(theme.window);
    const ui::BoardFace& face = ui::faceOf("linja");
    const auto geometry = face.geometry(kBoard, false);
    ui::BoardArt art;
    art.prepare(face, *geometry, theme, 1.0);
    QPainter painter(&sheet);
    for (std::size_t i = 0; i < kHardTurns.size(); ++i) {
        const auto at = static_cast<int>(i);
        painter.save();
        painter.translate(at % kColumns * cell.width(), at / kColumns * cell.height());
        painter.setPen(theme.text);
        painter.drawText(QRect(10, 0, cell.width() - 20, kCaption), Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("%1. %2: %3")
                             .arg(at + 1)
                             .arg(QString::fromLatin1(kHardTurns[i].turn), QString::fromLatin1(kHardTurns[i].what)));
        painter.translate(0, kCaption);
        ui::BoardPainter(face, art, *geometry, theme).paint(painter, sceneOf(kHardTurns[i]));
        painter.restore();
    }
    return sheet;
}

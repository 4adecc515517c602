// The panel at the side of the board where there is little room: it stands tighter, and then scrolls by itself.
#include "tests/ui/window_fixture.h"
#include "tests/ui/window_room.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/game/result_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"

#include <QScrollArea>
#include <QScrollBar>

namespace ui {
namespace {

class ThePanelBesideTheBoard : public WindowOnTable {
protected:
    void playToTheEnd() {
        for (int turn = 0; !session().game().isOver(); ++turn) {
            ASSERT_LT(turn, 300);
            ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().back().text));
        }
    }
    [[nodiscard]] QScrollArea* scrollerOfPanel() const {
        return qobject_cast<QScrollArea*>(window->panel().parentWidget()->parentWidget());
    }
};

// Wherever the rest has been scrolled to.
TEST_F(ThePanelBesideTheBoard, KeepsTheStatusLineInView) {
    open({}, {});
    window->setMinimumSize(0, 0);
    const StatusLine& line = window->panel().statusLine();
    const auto expectInView = [&](const QString& where) {
        ASSERT_TRUE(waitUntilLaidOut(*window));
        QScrollBar* bar = scrollerOfPanel()->verticalScrollBar();
        for (const int value : {bar->minimum(), bar->maximum()}) {
            bar->setValue(value);
            EXPECT_FALSE(line.text().isEmpty());
            EXPECT_TRUE(line.isVisible()) << where.toStdString();
            EXPECT_EQ(line.visibleRegion().boundingRect(), line.rect()) << where.toStdString();
        }
    };
    int scrolled = 0;
    for (int round = 0; round < 2; ++round) {
        for (const QSize size : {QSize(1000, 700), QSize(800, 420), QSize(683, 384), QSize(1280, 900)})
            for (const int textSize : {100, 150}) {
                window->resize(size);
                change([=](Preferences& p) { p.textSize = textSize; });
                expectInView(QStringLiteral("%1x%2 %3 %").arg(size.width()).arg(size.height()).arg(textSize));
                scrolled += scrollerOfPanel()->verticalScrollBar()->maximum() > 0 ? 1 : 0;
            }
        if (round == 0)
            playToTheEnd();
    }
    EXPECT_GT(scrolled, 2);
}

// The board lies wholly in the window, and of the panel nothing is lost: what does not fit can be scrolled to.
TEST_F(ThePanelBesideTheBoard, LeavesTheBoardWholeAtTheEndOfAGame) {
    open({}, {});
    change([](Preferences& p) { p.evaluationGraph = GraphChoice::afterGame; });
    window->setMinimumSize(0, 0); // as on a small screen
    playToTheEnd();
    for (const QSize size : {QSize(1000, 700), QSize(1080, 680), QSize(683, 384)})
        for (const int textSize : {100, 150})
            for (const Language language : {Language::english, Language::spanish}) {
                window->resize(size);
                change([=](Preferences& p) {
                    p.textSize = textSize;
                    p.language = language;
                });
                ASSERT_TRUE(waitUntilLaidOut(*window));
                const std::string where = std::to_string(size.width()) + "x" + std::to_string(size.height()) + " " +
                                          std::to_string(textSize) + " %, language " +
                                          std::to_string(static_cast<int>(language));
                ASSERT_EQ(window->size(), size) << where;
                ASSERT_FALSE(window->panel().isCompact()) << where;
                EXPECT_EQ(board().visibleRegion().boundingRect(), board().rect()) << where;
                const QScrollArea* around = scrollerOfPanel();
                EXPECT_LE(window->panel().width(), around->viewport()->width()) << where;
                EXPECT_GE(window->panel().height(), window->panel().minimumSizeHint().height()) << where;
                EXPECT_EQ(around->verticalScrollBar()->maximum(),
                          window->panel().height() - around->viewport()->height())
                    << where;
                if (size.height() >= 680 && textSize == 100) {
                    EXPECT_EQ(around->verticalScrollBar()->maximum(), 0) << where;
                    EXPECT_TRUE(window->panel().resultCard().isVisible() && window->panel().evaluation().isVisible())
                        << where;
                }
            }
}

TEST_F(ThePanelBesideTheBoard, ScrollsToWhatTakesTheFocusWhileTheBoardStays) {
    open({}, {});
    window->setMinimumSize(0, 0);
    playToTheEnd();
    window->resize(683, 384);
    ASSERT_TRUE(waitUntilLaidOut(*window));
    QScrollArea* around = scrollerOfPanel();
    ASSERT_GT(around->verticalScrollBar()->maximum(), 0);
    for (const char* name : {"undoButton", "againButton"}) {
        around->verticalScrollBar()->setValue(
            name == std::string("undoButton") ? 0 : around->verticalScrollBar()->maximum());
        button(name)->setFocus(Qt::TabFocusReason);
        EXPECT_EQ(button(name)->visibleRegion().boundingRect(), button(name)->rect()) << name;
        EXPECT_EQ(board().visibleRegion().boundingRect(), board().rect()) << name;
    }
}

} // namespace
} // namespace ui

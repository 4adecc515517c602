// What a screen reader finds on the board, and what it can do there.
#include "tests/ui/board_fixture.h"
#include "tests/ui/rows.h"

#include <QAccessible>
#include <QSet>

namespace ui {
namespace {

class BoardAccess : public BoardOnTable {
protected:
    [[nodiscard]] QAccessibleInterface* table() { return QAccessible::queryAccessibleInterface(&board); }
    [[nodiscard]] QAccessibleInterface* row(int n) { return table()->child(n - 1); }
    [[nodiscard]] std::string name(QAccessibleInterface* part) {
        return part->text(QAccessible::Name)
            .replace("(s)", "")
            .toStdString(); // the plain sources, without a translation
    }
    void press(QAccessibleInterface* part) {
        part->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
};

TEST_F(BoardAccess, IsATableOfRowsWithTwoGroupsEach) {
    lay();
    EXPECT_EQ(table()->role(), QAccessible::Table);
    ASSERT_EQ(table()->childCount(), 8);
    for (int n = 1; n <= 8; ++n) {
        ASSERT_EQ(row(n)->childCount(), 2);
        EXPECT_EQ(row(n)->parent()->object(), &board);
        EXPECT_EQ(table()->indexOfChild(row(n)), n - 1);
        for (int g = 0; g < 2; ++g) {
            EXPECT_EQ(row(n)->child(g)->parent(), row(n));
            EXPECT_EQ(row(n)->indexOfChild(row(n)->child(g)), g);
        }
    }
}

TEST_F(BoardAccess, NamesSayWhatStandsThereAndWhatItMayDo) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    EXPECT_EQ(name(row(2)), "row 2, 1 black pawn");
    EXPECT_EQ(name(row(3)), "row 3, 1 red pawn, 2 black pawn, your pawn can move");
    EXPECT_EQ(name(row(3)->child(0)), "row 3, 1 red pawn, can move");
    EXPECT_EQ(name(row(3)->child(1)), "row 3, 2 black pawn");
    press(row(3));
    EXPECT_EQ(name(row(3)->child(0)), "row 3, 1 red pawn, picked");
    EXPECT_EQ(name(row(4)), "row 4, 2 red pawn, 2 black pawn, legal target, 1 row");
    press(row(4));
    press(row(1)->child(0));
    EXPECT_EQ(name(row(5)), "row 5, 2 red pawn, 2 black pawn, legal target, 4 row");
    EXPECT_EQ(name(row(3)), "row 3, 2 black pawn");
}

TEST_F(BoardAccess, PressesPlayAWholeTurn) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r", "rulebook+optional-bonus");
    press(row(3));
    EXPECT_TRUE(row(3)->state().selected);
    press(row(4));
    press(row(4)->child(0));
    press(row(8));
    press(row(2)->child(1));
    EXPECT_TRUE(row(2)->child(1)->state().selected);
    press(row(3));
    EXPECT_EQ(turns, QStringList{"3-4,4-8,b2-3"});
    EXPECT_FALSE(row(1)->state().selectable);
}

TEST_F(BoardAccess, PlacesAreWhereTheyArePainted) {
    lay();
    for (int n = 1; n <= 8; ++n) {
        const QPoint middle = row(n)->rect().center();
        EXPECT_EQ(table()->childAt(middle.x(), middle.y()), row(n));
        for (int g = 0; g < 2; ++g) {
            const QPoint group = row(n)->child(g)->rect().center();
            EXPECT_EQ(row(n)->childAt(group.x(), group.y()), row(n)->child(g));
            EXPECT_TRUE(row(n)->rect().contains(group));
        }
    }
}

TEST_F(BoardAccess, FocusFollowsTheCursor) {
    lay();
    board.moveCursorTo({placeOfRow(4), std::nullopt});
    EXPECT_EQ(table()->focusChild(), row(4));
    EXPECT_TRUE(row(4)->state().focused);
    key(Qt::Key_Right);
    EXPECT_EQ(table()->focusChild(), row(4)->child(0)) << "red stands on the right";
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    EXPECT_EQ(table()->focusChild(), row(4)->child(1));
    row(6)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_EQ(board.cursorPlace(), (BoardCursor{placeOfRow(6), std::nullopt}));
}

TEST_F(BoardAccess, KeysAreTold) {
    lay();
    const auto keys = [](QAccessibleInterface* part) {
        return part->actionInterface()->keyBindingsForAction(QAccessibleActionInterface::pressAction());
    };
    EXPECT_EQ(keys(row(4)), QStringList{"4"});
    EXPECT_EQ(keys(row(4)->child(0)), QStringList{"4"});
    EXPECT_EQ(keys(row(4)->child(1)), QStringList{"Shift+4"});
}

TEST_F(BoardAccess, IsATableOfCellsToo) {
    lay();
    auto* cells = table()->tableInterface();
    ASSERT_NE(cells, nullptr);
    EXPECT_EQ(cells->rowCount(), 8);
    EXPECT_EQ(cells->columnCount(), 2);
    for (int n = 1; n <= 8; ++n)
        for (int g = 0; g < 2; ++g) {
            QAccessibleInterface* group = row(n)->child(g);
            EXPECT_EQ(cells->cellAt(n - 1, g), group);
            EXPECT_EQ(group->tableCellInterface()->rowIndex(), n - 1);
            EXPECT_EQ(group->tableCellInterface()->columnIndex(), g);
        }
    EXPECT_EQ(cells->cellAt(8, 0), nullptr);
    press(row(1));
    EXPECT_EQ(cells->selectedCells(), QList<QAccessibleInterface*>{row(1)->child(0)});
}

TEST_F(BoardAccess, AskedAsATableTheCellsHaveIndexesOfTheirOwn) {
    lay();
    QSet<int> seen;
    for (int n = 1; n <= 8; ++n)
        for (int g = 0; g < 2; ++g) {
            const int index = table()->indexOfChild(row(n)->child(g));
            EXPECT_GE(index, table()->childCount()) << "the rows come before";
            EXPECT_EQ(table()->child(index), row(n)->child(g));
            seen << index;
        }
    EXPECT_EQ(seen.size(), 16);
    EXPECT_EQ(table()->child(8 + 16), nullptr);
    EXPECT_EQ(table()->child(-1), nullptr);
}

TEST_F(BoardAccess, APressOnEitherGroupOfATargetRowMovesThePickedPawn) {
    for (const int group : {0, 1}) {
        lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
        press(row(3));
        press(row(4)->child(group));
        EXPECT_EQ(shownSteps(), "3-4 ") << group;
        EXPECT_FALSE(board.entry().picked()) << "the own pawns there are not picked instead";
        EXPECT_EQ(board.entry().counts().at(placeOfRow(4)), (PlaceCounts{3, 2}));
    }
    EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(BoardAccess, EnterOnEitherGroupOfATargetRowMovesThePickedPawn) {
    for (const game::Side side : {kRed, kBlack}) {
        lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
        press(row(3));
        board.moveCursorTo({placeOfRow(4), side});
        key(Qt::Key_Return);
        EXPECT_EQ(shownSteps(), "3-4 ");
        EXPECT_FALSE(board.entry().picked());
    }
}

TEST_F(BoardAccess, EnterOnAGroupPicksAPawnOfThatGroup) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r", "rulebook+optional-bonus");
    press(row(3));
    press(row(4));
    press(row(4)->child(0));
    press(row(8));
    board.moveCursorTo({placeOfRow(2), kBlack});
    key(Qt::Key_Return);
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(2), kBlack}));
}

TEST_F(BoardAccess, AGroupThatCannotMoveIsRefusedAlsoInItsRow) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    press(row(3)->child(1));
    EXPECT_EQ(refusals.size(), 1);
    EXPECT_FALSE(board.entry().picked());
}

TEST_F(BoardAccess, TheGoalsAreTargetsToo) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    press(row(7));
    EXPECT_EQ(name(row(8)), "row 8, 5 black pawn, legal target, 1 row");
    EXPECT_TRUE(row(8)->state().selectable);
    press(row(8));
    EXPECT_EQ(turns, QStringList{"7-8"});
    lay("5r/2b/1r1b/2r2b/2r2b/1r/1r/5b b");
    press(row(2));
    EXPECT_EQ(name(row(1)), "row 1, 5 red pawn, legal target, 1 row");
    press(row(1));
    EXPECT_EQ(turns.last(), "2-1");
}

// What follows is told with the pick, before the step is made.
TEST_F(BoardAccess, APawnWithOneTargetIsToldWhatGoingThereMeans) {
    const auto picked = [this](int n, std::string_view position, std::string_view rules = "rulebook") {
        lay(position, rules);
        press(row(n));
        return board.status().text.toStdString();
    };
    const auto pawn = [](int from, int to) {
        return "Pawn of row " + std::to_string(from) + " picked. It can go to row " + std::to_string(to) + ".";
    };
    EXPECT_EQ(picked(3, "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r"), pawn(3, 4));
    EXPECT_EQ(picked(7, "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r"),
              pawn(7, 8) + " That is the goal: there will be no Follow-Up Move.");
    EXPECT_EQ(picked(3, "5r/1b/1r3b/-/3r2b/2r/1r/6b r"),
              pawn(3, 4) + " Row 4 is empty: there will be no Follow-Up Move.");
}

TEST_F(BoardAccess, AFollowUpIsToldWhatItEarnsOrLoses) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    press(row(3));
    press(row(4));
    press(row(4)->child(0));
    EXPECT_EQ(board.status().text.toStdString(),
              "Pawn of row 4 picked. It can go to row 8. An exact arrival: it earns a Bonus Move.");
    press(row(4)->child(0)); // put back
    press(row(5)->child(0));
    EXPECT_EQ(board.status().text.toStdString(),
              "Pawn of row 5 picked. It can go to row 8. The goal is nearer than the move goes: the surplus is lost, "
              "and there is no Bonus Move.");
}

TEST_F(BoardAccess, TheReasonOfTheFollowUpGoesWithItsStatus) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    EXPECT_TRUE(board.status().reason.isEmpty());
    press(row(3));
    press(row(4));
    EXPECT_EQ(board.status().reason, QStringLiteral("Row 4 held 4 pawn(s)."));
}

TEST_F(BoardAccess, ActionsSayWhatTheyDoNow) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    const auto what = [](QAccessibleInterface* part) {
        return part->actionInterface()->localizedActionName(QAccessibleActionInterface::pressAction()).toStdString();
    };
    EXPECT_EQ(what(row(3)), "Pick a piece");
    press(row(3));
    EXPECT_EQ(what(row(3)), "Put the piece back");
    EXPECT_EQ(what(row(4)), "Move the picked piece here");
    EXPECT_EQ(what(row(4)->child(1)), "Move the picked piece here");
}

TEST_F(BoardAccess, TheTurnIsEndedAndTakenBackByActionsOfTheBoard) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    const auto names = [this] { return table()->actionInterface()->actionNames(); };
    EXPECT_FALSE(names().contains(QStringLiteral("TakeBack")));
    press(row(3));
    press(row(4));
    EXPECT_TRUE(names().contains(QStringLiteral("EndTurn")));
    table()->actionInterface()->doAction(QStringLiteral("TakeBack"));
    EXPECT_FALSE(names().contains(QStringLiteral("EndTurn")));
    press(row(3));
    press(row(4));
    table()->actionInterface()->doAction(QStringLiteral("EndTurn"));
    EXPECT_EQ(turns, QStringList{"3-4"});
}

TEST_F(BoardAccess, OnlyWhatCanBeChosenIsSelectable) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    EXPECT_TRUE(row(3)->state().selectable);
    EXPECT_FALSE(row(2)->state().selectable);
    EXPECT_FALSE(row(3)->child(1)->state().selectable);
    press(row(1));
    EXPECT_TRUE(row(2)->state().selectable) << "a target";
}

TEST(BoardAccessLife, PartsGoWithTheBoard) {
    QAccessible::Id id = 0;
    {
        BoardWidget board;
        QAccessibleInterface* part = QAccessible::queryAccessibleInterface(&board)->child(0);
        id = QAccessible::uniqueId(part);
        EXPECT_TRUE(part->isValid());
    }
    EXPECT_EQ(QAccessible::accessibleInterface(id), nullptr);
}

} // namespace
} // namespace ui

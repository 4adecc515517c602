// A turn chosen on the board by click, drag and keys; take-back, end of turn, refusals, animation.
#include "tests/ui/board_fixture.h"
#include "tests/ui/rows.h"
#include "ui/window/focus_frames.h"

#include <QPushButton>
#include <QSignalSpy>
#include <functional>
#include <optional>
#include <ostream>

namespace ui {
namespace {

// Red opens 3-4 into a row of four; 1-5, 4-8 (exact) and 5-8 (surplus) follow (rules 12.1).
constexpr auto kWorked = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r";

constexpr auto kPush = "rulebook+optional-bonus";

using BoardTurn = BoardOnTable;

TEST_F(BoardTurn, ByClick) {
    lay(kWorked);
    click(pawn(3, kRed));
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(3), kRed}));
    click(cloth(4));
    EXPECT_EQ(shownSteps(), "3-4 ");
    EXPECT_EQ(board.status().distance, 4);
    EXPECT_TRUE(board.canEndTurn());
    click(pawn(1, kRed, 2));
    click(cloth(5));
    EXPECT_EQ(turns, QStringList{"3-4,1-5"});
    EXPECT_EQ(steps, 2);
    EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(BoardTurn, ByClickOnAPawnThatStandsInTheTargetRow) {
    lay(kWorked);
    click(pawn(3, kRed));
    click(pawn(4, kRed));
    EXPECT_EQ(shownSteps(), "3-4 ");
}

TEST_F(BoardTurn, ByDrag) {
    lay(kWorked);
    drag(pawn(3, kRed), cloth(4));
    EXPECT_EQ(shownSteps(), "3-4 ");
    drag(pawn(1, kRed), cloth(5));
    EXPECT_EQ(turns, QStringList{"3-4,1-5"});
}

TEST_F(BoardTurn, ByTouch) {
    lay(kWorked);
    touch(pawn(3, kRed));
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(3), kRed}));
    touch(cloth(4));
    EXPECT_EQ(shownSteps(), "3-4 ");
    touch(pawn(1, kRed), cloth(5)); // without lifting the finger
    EXPECT_EQ(turns, QStringList{"3-4,1-5"});
}

TEST_F(BoardTurn, ByCursorKeys) {
    lay(kWorked);
    board.moveCursorTo({placeOfRow(2), std::nullopt});
    key(Qt::Key_Up);
    key(Qt::Key_Space);
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(3), kRed}));
    EXPECT_EQ(board.cursorPlace().place, placeOfRow(4)) << "the only target";
    key(Qt::Key_Return);
    EXPECT_EQ(shownSteps(), "3-4 ");
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Down);
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    EXPECT_EQ(turns, QStringList{"3-4,1-5"});
}

TEST_F(BoardTurn, ByDigits) {
    lay(kWorked);
    for (const int row : {3, 4, 1, 5})
        digit(row);
    EXPECT_EQ(turns, QStringList{"3-4,1-5"});
}

TEST_F(BoardTurn, EndsByItselfAfterAnEmptyRow) {
    lay("6r/1r1b/1b/1r1b/1r1b/1r1b/2r1b/6b r");
    digit(2);
    digit(3);
    EXPECT_TRUE(board.entry().isOpen()) << "row 3 holds a black pawn";
    lay("6r/1r1b/-/1r2b/1r1b/1r1b/2r1b/6b r");
    digit(2);
    digit(3);
    EXPECT_EQ(turns, QStringList{"2-3"});
    EXPECT_FALSE(board.entry().isOpen());
    digit(1);
    EXPECT_FALSE(board.entry().picked()) << "the turn has gone to the game";
}

TEST_F(BoardTurn, EnterEndsItWhereTheRestMayBeDeclined) {
    lay(kWorked);
    digit(3);
    digit(4);
    key(Qt::Key_Return);
    EXPECT_EQ(turns, QStringList{"3-4"});
}

TEST_F(BoardTurn, EnterDoesNotEndItWithAPawnInTheHandOrWhereTheFollowUpIsDuty) {
    lay(kWorked, "classic");
    digit(3);
    digit(4);
    EXPECT_FALSE(board.canEndTurn());
    board.endTurn();
    key(Qt::Key_Return);
    EXPECT_TRUE(turns.isEmpty());
}

TEST_F(BoardTurn, BackspaceAndEscPutBackThePawnAndThenTheSteps) {
    lay(kWorked);
    digit(3);
    digit(4);
    digit(1);
    EXPECT_TRUE(board.canTakeBack());
    key(Qt::Key_Escape);
    EXPECT_FALSE(board.entry().picked());
    EXPECT_EQ(shownSteps(), "3-4 ");
    key(Qt::Key_Backspace);
    EXPECT_EQ(shownSteps(), "");
    EXPECT_EQ(board.entry().counts().at(placeOfRow(3)).first, 1);
    EXPECT_FALSE(board.canTakeBack());
}

TEST_F(BoardTurn, AClickOnThePickedPawnPutsItBackAndOnAnotherPicksThat) {
    lay(kWorked);
    click(pawn(3, kRed));
    click(pawn(1, kRed));
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(1), kRed}));
    click(pawn(1, kRed));
    EXPECT_FALSE(board.entry().picked());
    EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(BoardTurn, ADropElsewhereIsRefusedAndPutsThePawnBack) {
    lay(kWorked);
    drag(pawn(3, kRed), cloth(6));
    ASSERT_EQ(refusals.size(), 1);
    EXPECT_EQ(refusals.front(), "An Opening Move advances exactly one row.");
    EXPECT_FALSE(board.entry().picked());
    EXPECT_TRUE(board.entry().builder().steps().empty());
}

TEST_F(BoardTurn, SaysWhyAPawnOfTheOpponentStays) {
    lay();
    click(pawn(5, kBlack));
    ASSERT_EQ(refusals.size(), 1);
    EXPECT_EQ(refusals.front(), "That pawn in row 5 is your opponent's.");
}

TEST_F(BoardTurn, SaysWhyAFullRowCannotBeEntered) {
    lay("5r/1r/1r3b/3r3b/1r/1r1b/-/5b r");
    digit(3);
    ASSERT_EQ(refusals.size(), 1);
    EXPECT_TRUE(refusals.front().startsWith("Row 4 is full")) << refusals.front().toStdString();
    hover(pawn(3, kRed));
    ASSERT_FALSE(hints.isEmpty());
    EXPECT_EQ(hints.back(), refusals.front());
    hover(pawn(2, kRed));
    EXPECT_EQ(hints.back(), QString());
}

TEST_F(BoardTurn, SaysOnHoverThatTheSurplusIsLost) {
    lay(kWorked);
    for (const int row : {3, 4, 5})
        digit(row);
    hover(cloth(8));
    ASSERT_FALSE(hints.isEmpty());
    EXPECT_TRUE(hints.back().contains("surplus")) << hints.back().toStdString();
    hover(cloth(2));
    EXPECT_EQ(hints.back(), "This Follow-Up Move goes exactly 4 row(s).");
}

TEST_F(BoardTurn, SaysThatAnOpposingPawnInItsGoalIsLocked) {
    lay("5r1b/-/1r2b/2r2b/2r2b/1r/1r/5b r", kPush);
    for (const int row : {3, 4, 4, 8})
        digit(row);
    ASSERT_EQ(board.status().next, game::StepKind::bonus);
    hover(pawn(1, kBlack));
    EXPECT_EQ(hints.back(), "An opposing pawn in its goal is locked and stays there.");
    click(pawn(1, kBlack));
    EXPECT_EQ(refusals.back(), hints.back());
}

TEST_F(BoardTurn, TellsTheStateOfTheTurn) {
    lay(kWorked);
    QSignalSpy spy(&board, &BoardWidget::statusChanged);
    digit(3);
    EXPECT_EQ(board.status().pickedPlace, placeOfRow(3));
    digit(4);
    EXPECT_EQ(spy.count(), 2);
    EXPECT_EQ(board.status().next, game::StepKind::followUp);
    EXPECT_TRUE(board.status().text.contains("end the turn")) << board.status().text.toStdString();
    digit(4);
    digit(8);
    EXPECT_EQ(board.status().next, game::StepKind::bonus);
    EXPECT_TRUE(board.status().text.startsWith("Exact arrival")) << board.status().text.toStdString();
    EXPECT_EQ(board.status().note, game::StageNote::bonusEarned);
}

TEST_F(BoardTurn, WaitsForConfirmationWhereAsked) {
    board.setConfirmTurn(true);
    lay(kWorked);
    for (const int row : {3, 4, 1, 5})
        digit(row);
    EXPECT_TRUE(turns.isEmpty());
    EXPECT_TRUE(board.canEndTurn());
    board.endTurn();
    EXPECT_EQ(turns, QStringList{"3-4,1-5"});
}

TEST_F(BoardTurn, TakesNothingWithoutInput) {
    lay(kWorked);
    show(Transition::jump, BoardInput::none);
    click(pawn(3, kRed));
    digit(3);
    EXPECT_FALSE(board.entry().picked());
    EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(BoardTurn, OfBlackWorksOnAFlippedBoard) {
    board.setFlipped(true);
    lay("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b");
    drag(pawn(8, kBlack), cloth(7));
    EXPECT_EQ(shownSteps(), "8-7 ");
    board.moveCursorTo({placeOfRow(7), std::nullopt});
    key(Qt::Key_Down);
    EXPECT_EQ(board.cursorPlace().place, placeOfRow(8)) << "down is towards Black's side";
    EXPECT_EQ(board.status().distance, 2);
}

TEST_F(BoardTurn, ADragWhoseReleaseNeverCameLeavesThePawnPicked) {
    lay(kWorked);
    QTest::mousePress(&board, Qt::LeftButton, {}, pawn(3, kRed));
    moveHeld(cloth(5));
    hover(cloth(5));
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(3), kRed}));
    click(cloth(4));
    EXPECT_EQ(shownSteps(), "3-4 ");
}

// --- Bonus Move

TEST_F(BoardTurn, BonusPushesAnOpposingPawnByShiftAndDigit) {
    lay(kWorked, kPush);
    for (const int row : {3, 4, 4, 8})
        digit(row);
    ASSERT_EQ(board.status().next, game::StepKind::bonus);
    EXPECT_TRUE(board.entry().offersOpposing());
    digit(3, Qt::ShiftModifier);
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(3), kBlack}));
    digit(4);
    EXPECT_EQ(turns, QStringList{"3-4,4-8,b3-4"});
}

TEST_F(BoardTurn, BonusPushesAnOpposingPawnByMouse) {
    lay(kWorked, kPush);
    for (const int row : {3, 4, 4, 8})
        digit(row);
    click(pawn(2, kBlack));
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(2), kBlack}));
    click(cloth(3));
    EXPECT_EQ(turns, QStringList{"3-4,4-8,b2-3"});
}

TEST_F(BoardTurn, ADigitMeansTheOwnGroupInABonusMove) {
    lay(kWorked, kPush);
    for (const int row : {3, 4, 4, 8})
        digit(row);
    digit(5);
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(5), kRed}));
    digit(4);
    EXPECT_EQ(turns, QStringList{"3-4,4-8,5-4"});
}

// --- The cursor and the focus

TEST_F(BoardTurn, TheCursorIsSeenWhenKeysBringTheFocusAndNotAfterAClick) {
    lay(kWorked);
    FocusFrames frames(nullptr);
    QPushButton other(&board);
    other.setGeometry(0, 0, 20, 20);
    other.show();
    const QRect beside(40, 0, board.width() - 40, board.height());
    const auto comeBack = [&] {
        other.setFocus();
        board.setFocus(Qt::TabFocusReason); // also the reason where a button is switched off by a click
        return board.grab(beside).toImage();
    };
    const QImage without = board.grab(beside).toImage();
    QTest::mouseClick(&other, Qt::LeftButton);
    EXPECT_EQ(comeBack(), without);
    QTest::keyClick(&other, Qt::Key_F12);
    EXPECT_NE(comeBack(), without);
}

// --- Groups and the goal as targets

TEST_F(BoardTurn, AnyGroupOfATargetRowTakesThePickedPawn) {
    for (const game::Side side : {kRed, kBlack}) {
        for (const bool byKey : {false, true}) {
            lay(kWorked);
            digit(3);
            if (byKey) {
                board.moveCursorTo({placeOfRow(4), side});
                key(Qt::Key_Return);
            } else {
                board.chooseGroup(placeOfRow(4), side);
            }
            EXPECT_EQ(shownSteps(), "3-4 ") << byKey;
        }
    }
}

TEST_F(BoardTurn, AGroupThatIsNoTargetRefusesThePickedPawn) {
    lay(kWorked);
    digit(3);
    board.moveCursorTo({placeOfRow(6), kBlack});
    key(Qt::Key_Return);
    EXPECT_EQ(shownSteps(), "");
    EXPECT_EQ(refusals.size(), 1);
    EXPECT_EQ(board.status().pickedPlace, placeOfRow(3));
}

TEST_F(BoardTurn, RowsOneAndEightAreTargetsAsTheOthers) {
    for (const bool isRed : {true, false}) {
        for (const int way : {0, 1, 2, 3, 4}) {
            SCOPED_TRACE(way);
            turns.clear();
            lay(isRed ? "5b/2r1b/3r/-/1r3b/1r/1r1b/4r2b r" : "2r4b/1r1b/1r/1r3b/-/2b/1r2b/6r b");
            const int from = isRed ? 7 : 2;
            const int goal = isRed ? 8 : 1;
            const game::Side mover = isRed ? kRed : kBlack;
            board.chooseGroup(placeOfRow(from), mover);
            ASSERT_EQ(board.status().pickedPlace, placeOfRow(from));
            EXPECT_TRUE(board.entry().isTarget(placeOfRow(goal)));
            EXPECT_EQ(board.entry().targets().size(), 1U);
            EXPECT_TRUE(board.placeName(placeOfRow(goal)).contains(QLatin1String("legal target")));
            switch (way) {
            case 0:
                board.choosePlace(placeOfRow(goal));
                break;
            case 1:
                board.chooseGroup(placeOfRow(goal), mover);
                break;
            case 2:
                digit(goal);
                break;
            case 3:
                click(cloth(goal));
                break;
            default:
                board.moveCursorTo({placeOfRow(goal), std::nullopt});
                key(Qt::Key_Return);
            }
            EXPECT_EQ(turns, QStringList{isRed ? "7-8" : "2-1"});
        }
    }
}

TEST_F(BoardTurn, EnterOnAPawnWithOneTargetTakesTheCursorThere) {
    lay(kWorked);
    board.moveCursorTo({placeOfRow(3), kRed});
    key(Qt::Key_Return);
    EXPECT_EQ(board.cursorPlace(), (BoardCursor{placeOfRow(4), std::nullopt}));
    key(Qt::Key_Return);
    EXPECT_EQ(shownSteps(), "3-4 ");
}

// --- What the only target of a pawn would mean

TEST_F(BoardTurn, TheStatusNamesWhatTheOnlyTargetMeans) {
    struct Case {
        const char* position;
        const char* rules;
        std::vector<int> rows; // chosen one after the other; the last is the picked pawn's
        const char* says;
    };
    const Case cases[] = {
        {"5b/2r1b/3r/-/1r3b/1r/1r1b/4r2b r", "rulebook", {3}, "Row 4 is empty: there will be no Follow-Up Move."},
        {"5b/2r1b/3r/-/1r3b/1r/1r1b/4r2b r", "rulebook", {7}, "That is the goal: there will be no Follow-Up Move."},
        {kWorked, "rulebook", {3, 4, 4}, "An exact arrival: it earns a Bonus Move."},
        {"5r/1b/1r2b/2r2b/1r2b/2r/1r/5b r",
         "rulebook",
         {3, 4, 6},
         "The goal is nearer than the move goes: the surplus is lost, and there is no Bonus Move."},
    };
    for (const Case& c : cases) {
        lay(c.position, c.rules);
        for (const int row : c.rows)
            digit(row);
        EXPECT_TRUE(board.status().text.endsWith(QLatin1String(c.says))) << board.status().text.toStdString();
    }
}

// --- Two inputs at once

// What may arrive while a pawn is held by the mouse, and how the turn stands after it and after the release.
struct Interruption {
    const char* name;
    std::function<void(BoardTurn&)> arrive;
    const char* steps;         // made after it
    std::optional<int> picked; // the row of the pawn in the hand after it
};

void PrintTo(const Interruption& interruption, std::ostream* out) {
    *out << interruption.name;
}

class BoardTurnInterrupted : public BoardTurn, public testing::WithParamInterface<Interruption> {};

TEST_P(BoardTurnInterrupted, TheReleaseAfterwardsDoesNothing) {
    for (const bool dragged : {false, true}) {
        for (const int releasedIn : {3, 4, 6}) {
            board.setFlipped(false);
            lay(kWorked);
            turns.clear();
            QTest::mousePress(&board, Qt::LeftButton, {}, pawn(3, kRed));
            ASSERT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(3), kRed}));
            if (dragged) {
                moveHeld(cloth(5));
                moveHeld(cloth(6));
            }
            GetParam().arrive(*this);
            moveHeld(cloth(5));
            moveHeld(cloth(releasedIn));
            QTest::mouseRelease(&board, Qt::LeftButton, {}, cloth(releasedIn));
            EXPECT_EQ(shownSteps(), GetParam().steps) << dragged << releasedIn;
            const auto picked = board.status().pickedPlace;
            EXPECT_EQ(picked ? std::optional(*picked + 1) : std::nullopt, GetParam().picked) << dragged << releasedIn;
            EXPECT_NE(board.cursor().shape(), Qt::ClosedHandCursor);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Inputs, BoardTurnInterrupted,
    testing::Values(
        Interruption{"the digit of its row", [](BoardTurn& at) { at.digit(3); }, "", std::nullopt},
        Interruption{"the digit of its target", [](BoardTurn& at) { at.digit(4); }, "3-4 ", std::nullopt},
        Interruption{"the digit of another pawn", [](BoardTurn& at) { at.digit(1); }, "", 1},
        Interruption{"the digit of an opposing pawn", [](BoardTurn& at) { at.digit(7, Qt::ShiftModifier); }, "", 3},
        Interruption{"Backspace", [](BoardTurn& at) { at.key(Qt::Key_Backspace); }, "", std::nullopt},
        Interruption{"Escape", [](BoardTurn& at) { at.key(Qt::Key_Escape); }, "", std::nullopt},
        Interruption{"Enter in its target",
                     [](BoardTurn& at) {
                         at.board.moveCursorTo({placeOfRow(4), std::nullopt});
                         at.key(Qt::Key_Return);
                     },
                     "3-4 ", std::nullopt},
        Interruption{"a press on its row", [](BoardTurn& at) { at.board.choosePlace(placeOfRow(3)); }, "",
                     std::nullopt},
        Interruption{"a press on its group", [](BoardTurn& at) { at.board.chooseGroup(placeOfRow(3), kRed); }, "",
                     std::nullopt},
        Interruption{"a press on its target", [](BoardTurn& at) { at.board.chooseGroup(placeOfRow(4), kBlack); },
                     "3-4 ", std::nullopt},
        Interruption{"a finger on its target", [](BoardTurn& at) { at.touch(at.cloth(4)); }, "3-4 ", std::nullopt},
        Interruption{"taking back, as a hint does", [](BoardTurn& at) { at.board.takeBackStep(); }, "", std::nullopt},
        Interruption{"the same position again", [](BoardTurn& at) { at.show(); }, "", std::nullopt},
        Interruption{"a position where nothing may be chosen",
                     [](BoardTurn& at) { at.show(Transition::glide, BoardInput::none); }, "", std::nullopt},
        Interruption{"the board turned round", [](BoardTurn& at) { at.board.setFlipped(true); }, "", 3}));

TEST_F(BoardTurn, AHeldPawnOutlivesAnotherSizeAndLanguage) {
    lay(kWorked);
    QTest::mousePress(&board, Qt::LeftButton, {}, pawn(3, kRed));
    moveHeld(cloth(5));
    moveHeld(cloth(6));
    board.resize(500, 480);
    QEvent other(QEvent::LanguageChange);
    QApplication::sendEvent(&board, &other);
    moveHeld(cloth(4));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, cloth(4));
    EXPECT_EQ(shownSteps(), "3-4 ");
}

TEST_F(BoardTurn, ARefusalInTheOldLanguageGoesWithIt) {
    lay(kWorked);
    digit(8);
    ASSERT_EQ(board.bubble()->kind, BubbleKind::refusal);
    QEvent other(QEvent::LanguageChange);
    QApplication::sendEvent(&board, &other);
    EXPECT_NE(board.bubble()->kind, BubbleKind::refusal);
}

// --- Animation

TEST_F(BoardTurn, TellsThatAllHasLandedWhenAnotherPositionCutsIn) {
    lay(kWorked);
    board.setAnimation(Animation::slow);
    ASSERT_TRUE(match->play("3-4,1-5"));
    show(Transition::glide);
    ASSERT_TRUE(board.isAnimating());
    QSignalSpy landed(&board, &BoardWidget::animationFinished);
    ASSERT_TRUE(match->undo());
    show(Transition::jump);
    EXPECT_FALSE(board.isAnimating());
    EXPECT_EQ(landed.count(), 1);
}

TEST_F(BoardTurn, AnimationIsFinishedByAnyInput) {
    lay(kWorked);
    board.setAnimation(Animation::slow);
    digit(3);
    digit(4);
    EXPECT_TRUE(board.isAnimating());
    QSignalSpy landed(&board, &BoardWidget::animationFinished);
    digit(1);
    EXPECT_FALSE(board.isAnimating());
    EXPECT_EQ(landed.count(), 1);
    EXPECT_EQ(board.entry().picked(), (PieceGroup{placeOfRow(1), kRed})) << "and the input counts";
}

TEST_F(BoardTurn, AnotherPlayersTurnGlidesStepByStepAndEnds) {
    lay(kWorked);
    board.setAnimation(Animation::fast);
    ASSERT_TRUE(match->play("3-4,1-5"));
    QSignalSpy landed(&board, &BoardWidget::animationFinished);
    show(Transition::glide);
    EXPECT_TRUE(board.isAnimating());
    EXPECT_TRUE(landed.wait(3000));
    EXPECT_FALSE(board.isAnimating());
}

TEST_F(BoardTurn, TellsEachStepOfAnotherPlayersTurnUnderACaption) {
    lay(kWorked);
    board.setAnimation(Animation::normal);
    ASSERT_TRUE(match->play("3-4,4-8,5-6"));
    show(Transition::tell);
    const auto caption = [this] {
        const auto bubble = board.bubble();
        return bubble && bubble->kind == BubbleKind::told ? QStringList{QString::number(bubble->number), bubble->before,
                                                                        bubble->figure, bubble->after, bubble->detail}
                                                                .join(QLatin1Char('|'))
                                                          : QString();
    };
    QStringList told;
    int before = 0;
    while (board.isAnimating()) {
        if (told.isEmpty() || told.back() != caption()) {
            told << caption();
            before = 0;
        }
        board.advanceAnimation(50);
        before += 50;
        ASSERT_LT(before, 5000);
    }
    EXPECT_EQ(told, (QStringList{"1|Opening Move|||", "2|Follow-Up:|4|row(s)|Row 4 held 4 pawn(s)",
                                 "3|Bonus Move|||Exact arrival"}));
    EXPECT_EQ(board.bubble()->kind, BubbleKind::prompt);
}

TEST_F(BoardTurn, APawnThatIsToldWaitsUnderItsCaption) {
    lay(kWorked);
    ASSERT_TRUE(match->play("3-4,1-5"));
    board.setAnimation(Animation::normal);
    show(Transition::tell);
    const QImage first = board.grab().toImage();
    board.advanceAnimation(500);
    EXPECT_EQ(board.grab().toImage(), first);
    board.advanceAnimation(700);
    EXPECT_NE(board.grab().toImage(), first);
}

TEST_F(BoardTurn, ATurnIsNotToldWithoutCaptionsOrAnimation) {
    for (const bool animated : {false, true}) {
        lay(kWorked);
        ASSERT_TRUE(match->play("3-4,1-5"));
        board.setAnimation(animated ? Animation::slow : Animation::off);
        board.setCaptionsVisible(!animated);
        show(Transition::tell);
        EXPECT_EQ(board.isAnimating(), animated);
        EXPECT_NE(board.bubble()->kind, BubbleKind::told);
        board.finishAnimation();
    }
}

TEST_F(BoardTurn, AnyInputInTheWindowFinishesATurnThatIsTold) {
    lay(kWorked);
    QWidget other(&board);
    other.setGeometry(0, 0, 20, 20);
    other.show();
    const std::pair<const char*, std::function<void()>> inputs[] = {
        {"a click beside the pawns", [this] { click(cloth(6)); }},
        {"a click on another part of the window", [&] { QTest::mouseClick(&other, Qt::LeftButton); }},
        {"a letter", [this] { key(Qt::Key_X); }},
        {"a letter typed elsewhere", [&] { QTest::keyClick(&other, Qt::Key_X); }},
        {"Escape", [this] { key(Qt::Key_Escape); }},
        {"a digit", [this] { digit(7); }},
        {"a finger", [this] { touch(cloth(6)); }},
        {"a press of a screen reader", [this] { board.choosePlace(placeOfRow(7)); }}};
    for (const auto& [name, input] : inputs) {
        lay(kWorked);
        ASSERT_TRUE(match->play("3-4,1-5"));
        board.setAnimation(Animation::slow);
        show(Transition::tell);
        ASSERT_TRUE(board.isAnimating()) << name;
        QSignalSpy landed(&board, &BoardWidget::animationFinished);
        input();
        EXPECT_FALSE(board.isAnimating()) << name;
        EXPECT_EQ(landed.count(), 1) << name;
        EXPECT_EQ(board.shownCounts(), countsOf(match->state().board)) << name;
    }
}

TEST_F(BoardTurn, AnOwnTurnDoesNotGlideTwice) {
    lay(kWorked);
    for (const int row : {3, 4, 1, 5})
        digit(row);
    board.setAnimation(Animation::slow);
    playChosen(Transition::glide);
    EXPECT_FALSE(board.isAnimating());
}

TEST_F(BoardTurn, TheArrowOfAnOwnStepBeginsAtThePawnThatWasTaken) {
    lay("4r/2r1b/2r1b/1r1b/1r1b/1r1b/1r2b/5b r");
    click(pawn(1, kRed, 1));
    click(cloth(2));
    const PlaceCounts row = board.shownCounts().at(placeOfRow(1));
    EXPECT_EQ(row.first, 3);
    EXPECT_EQ(row.slotOf(kRed, 1), 2) << "place 1 is left empty";
    key(Qt::Key_Backspace);
    EXPECT_EQ(board.shownCounts().at(placeOfRow(1)).slotOf(kRed, 1), 1);
}

TEST_F(BoardTurn, RanksStayOpenUntilTheNextTurnBegins) {
    lay("4r/2r1b/2r1b/1r1b/1r1b/1r1b/1r2b/5b r");
    drag(pawn(1, kRed, 0), cloth(2));
    board.endTurn();
    playChosen(Transition::glide);
    EXPECT_EQ(board.shownCounts().at(placeOfRow(1)).slotOf(kRed, 0), 1);
    digit(7);
    digit(6);
    EXPECT_EQ(board.shownCounts().at(placeOfRow(1)).slotOf(kRed, 0), 0);
    EXPECT_EQ(shownSteps(), "7-6 ");
}

TEST_F(BoardTurn, UndoGlidesBack) {
    lay(kWorked);
    ASSERT_TRUE(match->play("3-4,1-5"));
    show();
    board.setAnimation(Animation::slow);
    ASSERT_TRUE(match->undo());
    show(Transition::glide);
    EXPECT_TRUE(board.isAnimating());
    board.finishAnimation();
    EXPECT_EQ(board.entry().counts().at(placeOfRow(1)).first, 5);
}

TEST_F(BoardTurn, OffMeansOff) {
    lay(kWorked);
    ASSERT_TRUE(match->play("3-4,1-5"));
    show(Transition::glide);
    EXPECT_FALSE(board.isAnimating());
}

} // namespace
} // namespace ui

// What screen readers are told, and that they are told no more than that.
#include "tests/ui/window_fixture.h"
#include "ui/access/combo_voice.h"
#include "ui/access/current_item.h"
#include "ui/access/reading_page.h"
#include "ui/access/spoken.h"
#include "ui/dialogs/archive_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/picture_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/settings_dialog.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTextBlock>
#include <QVBoxLayout>

namespace ui {
namespace {

// Collects what would be told, as a screen reader would get it.
class Told {
public:
    Told() {
        QAccessible::setActive(true);
        s_told = &m_events;
        QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
            if (QAccessibleInterface* face = event->accessibleInterface())
                s_told->append({event->type(), face->text(QAccessible::Name)});
        });
    }
    ~Told() {
        QAccessible::installUpdateHandler(nullptr);
        QAccessible::setActive(false);
    }
    Told(const Told&) = delete;
    Told& operator=(const Told&) = delete;

    [[nodiscard]] QStringList of(QAccessible::Event kind) const {
        QStringList names;
        for (const auto& [type, name] : m_events)
            if (type == kind)
                names << name;
        return names;
    }
    [[nodiscard]] bool isEmpty() const { return m_events.isEmpty(); }
    void forget() { m_events.clear(); }

private:
    QList<std::pair<QAccessible::Event, QString>> m_events;
    static inline QList<std::pair<QAccessible::Event, QString>>* s_told = nullptr;
};

QAccessibleInterface* faceOf(QWidget& widget) {
    return QAccessible::queryAccessibleInterface(&widget);
}

TEST(Spoken, ANameIsToldWhenItChanges) {
    QWidget widget;
    setSpokenName(widget, QStringLiteral("one"));
    setSpokenDescription(widget, QStringLiteral("first"));
    Told told;
    setSpokenName(widget, QStringLiteral("one"));
    setSpokenDescription(widget, QStringLiteral("first"));
    EXPECT_TRUE(told.isEmpty());
    setSpokenName(widget, QStringLiteral("two"));
    setSpokenDescription(widget, QStringLiteral("second"));
    EXPECT_EQ(told.of(QAccessible::NameChanged), QStringList{QStringLiteral("two")});
    EXPECT_EQ(told.of(QAccessible::DescriptionChanged).size(), 1);
}

TEST(Spoken, OfAWholeNoPartIsFoundOrTold) {
    QWidget window;
    auto* whole = new QWidget(&window);
    speakAsOne(*whole);
    auto* part = new QLabel(QStringLiteral("1"), whole);
    Told told;
    setSpokenName(*whole, QStringLiteral("one to three"));
    window.show();
    part->setText(QStringLiteral("2"));
    EXPECT_EQ(told.of(QAccessible::NameChanged), QStringList{QStringLiteral("one to three")});
    EXPECT_FALSE(told.of(QAccessible::ObjectShow).contains(QStringLiteral("1")));
    ASSERT_EQ(faceOf(window)->childCount(), 1);
    EXPECT_EQ(faceOf(*whole)->childCount(), 0);
    EXPECT_EQ(faceOf(*whole)->text(QAccessible::Name), QStringLiteral("one to three"));
}

class ComboVoice : public ::testing::Test {
protected:
    void SetUp() override {
        installComboVoice();
        list = new QComboBox(&window);
        list->addItems({QStringLiteral("Red"), QStringLiteral("Black"), QStringLiteral("Lots")});
        other = new QComboBox(&window);
        other->addItem(QStringLiteral("Other"));
        other->move(0, 60);
        setSpokenName(*list, QStringLiteral("Who starts"));
        window.show();
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        list->setFocus();
    }
    [[nodiscard]] QAccessibleInterface* entry(int i) { return faceOf(*list)->child(i); }

    QWidget window;
    QComboBox* list = nullptr;
    QComboBox* other = nullptr;
};

TEST_F(ComboVoice, TellsWhatItIsForAndWhatIsChosen) {
    QAccessibleInterface* face = faceOf(*list);
    EXPECT_EQ(face->text(QAccessible::Name), QStringLiteral("Who starts"));
    EXPECT_EQ(face->text(QAccessible::Value), QStringLiteral("Red"));
    ASSERT_NE(face->textInterface(), nullptr);
    EXPECT_EQ(face->textInterface()->text(0, face->textInterface()->characterCount()), QStringLiteral("Red"));
    ASSERT_EQ(face->childCount(), 3);
    EXPECT_TRUE(entry(0)->state().selected);
    EXPECT_FALSE(entry(1)->state().selected);
    EXPECT_EQ(face->indexOfChild(entry(2)), 2);
    EXPECT_EQ(entry(2)->text(QAccessible::Name), QStringLiteral("Lots"));
}

TEST_F(ComboVoice, TellsEachNewChoiceOfTheClosedList) {
    Told told;
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry(2)->state().focused);
    EXPECT_FALSE(faceOf(*list)->state().focused) << "two would be focused at once";
    EXPECT_EQ(told.of(QAccessible::Focus).last(), QStringLiteral("Lots"));
    other->setFocus();
    list->setFocus();
    EXPECT_TRUE(faceOf(*list)->state().focused);
    EXPECT_FALSE(entry(2)->state().focused);
}

TEST_F(ComboVoice, IsSilentWhileTheFocusIsElsewhere) {
    other->setFocus();
    Told told;
    list->setCurrentIndex(1);
    QCoreApplication::processEvents();
    EXPECT_TRUE(told.of(QAccessible::Focus).isEmpty());
}

TEST_F(ComboVoice, ForgetsEntriesThatHaveGone) {
    QAccessibleInterface* last = entry(2);
    EXPECT_TRUE(last->isValid());
    list->removeItem(2);
    EXPECT_FALSE(last->isValid());
    EXPECT_EQ(faceOf(*list)->childCount(), 2);
    EXPECT_EQ(entry(2), nullptr);
}

TEST(CurrentItem, IsToldWhenTheFocusComesToTheList) {
    QWidget window;
    auto* list = new QListWidget(&window);
    list->addItems({QStringLiteral("one"), QStringLiteral("two")});
    list->setCurrentRow(1);
    auto* other = new QComboBox(&window);
    speakCurrentItem(*list);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    Told told;
    list->setFocus();
    QCoreApplication::processEvents();
    ASSERT_FALSE(told.of(QAccessible::Focus).isEmpty());
    EXPECT_EQ(told.of(QAccessible::Focus).last(), QStringLiteral("two"));
}

TEST(ReadingPage, IsReadLineByLineAndCellByCell) {
    ReadingPage page;
    page.resize(600, 400);
    page.setHtml(QStringLiteral("<p>before</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>"
                                "<p>after</p>"));
    page.show();
    QStringList down{page.textCursor().block().text()};
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&page, Qt::Key_Down);
        down << page.textCursor().block().text();
    }
    const QStringList lines{QStringLiteral("before"), QStringLiteral("a"), QStringLiteral("b"),
                            QStringLiteral("c"),      QStringLiteral("d"), QStringLiteral("after")};
    EXPECT_EQ(down, lines);
    QStringList up{page.textCursor().block().text()};
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(&page, Qt::Key_Up);
        up.prepend(page.textCursor().block().text());
    }
    EXPECT_EQ(up, lines);
    QTest::keyClicks(&page, QStringLiteral("x"));
    EXPECT_FALSE(page.toPlainText().contains(QLatin1Char('x')));
}

TEST(ReadingPage, StaysAtItsLineInAnotherLanguage) {
    ReadingPage page;
    page.setHtml(QStringLiteral("<p>one</p><p>two</p><p>three</p>"));
    QTest::keyClick(&page, Qt::Key_Down);
    page.replaceHtml(QStringLiteral("<p>uno</p><p>dos</p><p>tres</p>"));
    EXPECT_EQ(page.textCursor().block().text(), QStringLiteral("dos"));
    page.replaceHtml(QStringLiteral("<p>uno</p>"));
    EXPECT_EQ(page.textCursor().block().text(), QStringLiteral("uno"));
}

class SpokenWindow : public WindowOnTable {};

TEST_F(SpokenWindow, EveryDropDownListTellsWhatItIsForAndWhatIsChosen) {
    open({}, {});
    int lists = 0;
    for (QDialog* dialog :
         {static_cast<QDialog*>(window->showNewGameDialog()), static_cast<QDialog*>(window->showSettingsDialog()),
          static_cast<QDialog*>(window->showRulesDialog()), static_cast<QDialog*>(window->showArchiveDialog()),
          static_cast<QDialog*>(window->showPictureDialog())}) {
        for (QComboBox* list : dialog->findChildren<QComboBox*>()) {
            QAccessibleInterface* face = faceOf(*list);
            const std::string where = list->objectName().toStdString();
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << where;
            EXPECT_NE(face->text(QAccessible::Name), list->currentText()) << where;
            EXPECT_EQ(face->text(QAccessible::Value), list->currentText()) << where;
            EXPECT_EQ(face->childCount(), list->count()) << where;
            ++lists;
        }
    }
    EXPECT_GE(lists, 15);
}

} // namespace
} // namespace ui

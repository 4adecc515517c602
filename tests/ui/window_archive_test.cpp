// The archive: reading, searching, sorting, choosing, deleting and saving its games.
#include "tests/ui/files_fixture.h"
#include "ui/window/window_dialogs.h"

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace ui {
namespace {

TEST_F(WindowArchive, SearchesAsOneTypes) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Carla"), QStringLiteral("Óscar")});
    ArchiveDialog* dialog = openDialog();
    EXPECT_EQ(count(*dialog), 3);
    dialog->searchField().setText(QStringLiteral("car"));
    EXPECT_EQ(count(*dialog), 2);
    dialog->searchField().setText(QStringLiteral("ben car 1-0"));
    ASSERT_EQ(count(*dialog), 1);
    EXPECT_TRUE(text(*dialog, 0, ArchiveModel::kPlayers).startsWith(QStringLiteral("Óscar")));
    dialog->searchField().setText(QStringLiteral("unfinished"));
    EXPECT_EQ(count(*dialog), 2);
    dialog->searchField().setText(QString::number(QDate::currentDate().year()));
    EXPECT_EQ(count(*dialog), 3);
    dialog->searchField().setText(QStringLiteral("no such game"));
    EXPECT_EQ(count(*dialog), 0);
    EXPECT_FALSE(button(*dialog, QStringLiteral("Open"))->isEnabled());
    dialog->searchField().clear();
    dialog->findChild<QComboBox*>()->setCurrentIndex(1);
    EXPECT_EQ(count(*dialog), 1);
    dialog->reject();
}

TEST_F(WindowArchive, SortsByEveryColumn) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("carla"), QStringLiteral("Bea")});
    ArchiveDialog* dialog = openDialog();
    dialog->table().sortByColumn(ArchiveModel::kPlayers, Qt::AscendingOrder);
    EXPECT_TRUE(text(*dialog, 1, ArchiveModel::kPlayers).startsWith(QStringLiteral("Bea")));
    dialog->table().sortByColumn(ArchiveModel::kTurns, Qt::DescendingOrder);
    EXPECT_EQ(text(*dialog, 0, ArchiveModel::kTurns), QStringLiteral("3"));
    EXPECT_EQ(text(*dialog, 2, ArchiveModel::kTurns), QStringLiteral("1"));
    dialog->reject();
}

TEST_F(WindowArchive, ShowsTheLastPositionAndPutsAGameOnTheTable) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    dialog->searchField().setText(QStringLiteral("carla"));
    ASSERT_EQ(count(*dialog), 1);
    ASSERT_NE(dialog->preview().match(), nullptr);
    const std::string last = dialog->preview().match()->state().text;
    QTest::mouseClick(button(*dialog, QStringLiteral("Open")), Qt::LeftButton);
    EXPECT_EQ(positionText().toStdString(), last);
    EXPECT_TRUE(session().game().isOver());
}

TEST_F(WindowArchive, DeletesWithoutAQuestionAndBringsBack) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    EXPECT_FALSE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    dialog->table().setFocus();
    QTest::keyClick(&dialog->table(), Qt::Key_Delete);
    QTest::keyClick(&dialog->table(), Qt::Key_Delete);
    EXPECT_EQ(count(*dialog), 1);
    EXPECT_EQ(archived().size(), 1U);
    ASSERT_TRUE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    QTest::keyClick(&dialog->table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(count(*dialog), 3);
    EXPECT_EQ(archived().size(), 3U);
    EXPECT_FALSE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    dialog->reject();
}

TEST_F(WindowArchive, SavesOneGameAsAFile) {
    openWithArchive({QStringLiteral("Ada")});
    ArchiveDialog* dialog = openDialog();
    dialog->exportTo(folder.filePath(QStringLiteral("out.linja")));
    const auto game = record::read(read(QStringLiteral("out.linja")).toStdString());
    ASSERT_TRUE(game);
    EXPECT_EQ(game->tagOr("Red", ""), "Ada");
    dialog->exportTo(folder.filePath(QStringLiteral("no/out.linja")));
    ASSERT_NE(message(), nullptr);
    EXPECT_TRUE(message()->informativeText().contains(QStringLiteral("out.linja")));
    delete message();
    dialog->reject();
}

TEST_F(WindowArchive, NamesEveryDamagedFileWithItsReasonAndLeavesItAlone) {
    openWithArchive({QStringLiteral("Ada")});
    for (int i = 0; i < 100; ++i)
        write(QStringLiteral("games/archive/bad%1.linja").arg(i), i == 7 ? "" : "nothing");
    ArchiveDialog* dialog = openDialog();
    EXPECT_EQ(count(*dialog), 1);
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("100"))) << dialog->stateText().toStdString();
    EXPECT_EQ(message(), nullptr);
    auto* show = dialog->findChild<QPushButton*>(QStringLiteral("showDamaged"));
    ASSERT_TRUE(show->isVisible());
    show->click();
    auto* list = dialog->findChild<QPlainTextEdit*>(QStringLiteral("damagedFiles"));
    ASSERT_NE(list, nullptr);
    const QStringList lines = list->toPlainText().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 100);
    for (const QString& line : lines) {
        EXPECT_TRUE(line.startsWith(QStringLiteral("bad")) && line.contains(QStringLiteral(".linja: ")));
        EXPECT_GT(line.size(), 25) << line.toStdString();
    }
    EXPECT_EQ(lines.filter(QStringLiteral("It contains no game")).size(), 1);
    EXPECT_EQ(read(QStringLiteral("games/archive/bad3.linja")), "nothing");
    dialog->reject();
}

TEST_F(WindowArchive, FindsNamesWithAndWithoutTheirAccents) {
    openWithArchive({QString::fromUtf8("Muñoz"), QString::fromUtf8("Søren Łuk"), QString::fromUtf8("ÉLÉA straße")});
    ArchiveDialog* dialog = openDialog();
    for (const char* words :
         {"munoz", "MUÑOZ", "mun\xcc\x83oz", "soren", "luk", "elea", "STRASSE", "éléa", "ben élé"}) {
        dialog->searchField().setText(QString::fromUtf8(words));
        EXPECT_EQ(count(*dialog), 1) << words;
    }
    dialog->reject();
}

TEST_F(WindowArchive, ShowsAndSortsByTheDateThatTheRecordNames) {
    openWithArchive({QStringLiteral("Ada")});
    const auto game = [](const char* date) {
        return QByteArray("[Game \"linja\"]\n[Rules \"rulebook\"]\n[Red \"") + date + "\"]\n[Black \"Ben\"]\n[Date \"" +
               date + "\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n";
    };
    for (const char* date : {"2019.03.04", "2021.12.31", "2020.??.??", "not a date"})
        write(QStringLiteral("games/archive/%1.linja").arg(QLatin1String(date).left(4)), game(date));
    ArchiveDialog* dialog = openDialog();
    ASSERT_EQ(count(*dialog), 5);
    EXPECT_EQ(text(*dialog, 4, ArchiveModel::kPlayed), QLocale().toString(QDate(2019, 3, 4), QLocale::ShortFormat));
    EXPECT_TRUE(text(*dialog, 3, ArchiveModel::kPlayers).startsWith(QStringLiteral("2021.12.31")));
    // Those without a day of their own have that of their file, which is today.
    const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    for (int row = 0; row < 3; ++row)
        EXPECT_TRUE(text(*dialog, row, ArchiveModel::kPlayed).startsWith(today)) << row;
    dialog->table().sortByColumn(ArchiveModel::kPlayed, Qt::AscendingOrder);
    EXPECT_TRUE(text(*dialog, 0, ArchiveModel::kPlayers).startsWith(QStringLiteral("2019.03.04")));
    dialog->searchField().setText(QStringLiteral("2019-03"));
    EXPECT_EQ(count(*dialog), 1);
    dialog->reject();
}

TEST_F(WindowArchive, KeepsItsOrder) {
    openWithArchive({QStringLiteral("Bea"), QStringLiteral("Ada"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    dialog->table().sortByColumn(ArchiveModel::kPlayers, Qt::AscendingOrder);
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = openDialog();
    EXPECT_TRUE(text(*dialog, 0, ArchiveModel::kPlayers).startsWith(QStringLiteral("Ada")));
    EXPECT_TRUE(text(*dialog, 2, ArchiveModel::kPlayers).startsWith(QStringLiteral("Carla")));
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QSettings().setValue(QStringLiteral("archive/sort"), 99);
    dialog = openDialog();
    EXPECT_EQ(count(*dialog), 3);
    dialog->reject();
}

TEST_F(WindowArchive, SeveralGamesAreDeletedAndBroughtBackInOneGo) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    dialog->table().selectAll();
    EXPECT_FALSE(button(*dialog, QStringLiteral("Open"))->isEnabled()) << "one game at a time";
    QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
    EXPECT_EQ(count(*dialog), 0);
    EXPECT_EQ(archived().size(), 0U);
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    EXPECT_EQ(count(*dialog), 3);
    EXPECT_EQ(archived().size(), 3U);
    EXPECT_EQ(dialog->table().selectionModel()->selectedRows().size(), 3);
    dialog->reject();
}

TEST_F(WindowArchive, BringsBackWhatAnEarlierDialogDeleted) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea")});
    ArchiveDialog* dialog = openDialog();
    QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
    QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
    EXPECT_EQ(archived().size(), 0U);
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = openDialog();
    EXPECT_EQ(count(*dialog), 0);
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("2 deleted games can be brought back")))
        << dialog->stateText().toStdString();
    ASSERT_TRUE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    EXPECT_EQ(archived().size(), 2U);
    dialog->reject();
}

TEST_F(WindowArchive, BringsBackWhatWasDeletedBeforeTheProgramWasStarted) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
    dialog->table().selectAll();
    QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
    reopen();
    dialog = openDialog();
    EXPECT_EQ(count(*dialog), 0);
    ASSERT_TRUE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    EXPECT_EQ(count(*dialog), 2) << "those that were deleted in one go";
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    EXPECT_EQ(count(*dialog), 3);
    EXPECT_FALSE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    dialog->reject();
}

TEST_F(WindowArchive, ChangesItsLanguageWhileItIsOpen) {
    openWithArchive({QStringLiteral("Ada")});
    ArchiveDialog* dialog = openDialog();
    const auto texts = [dialog] {
        QStringList all{dialog->windowTitle(),
                        dialog->stateText(),
                        dialog->factsText(),
                        dialog->searchField().placeholderText(),
                        dialog->searchField().accessibleName(),
                        dialog->table().accessibleName(),
                        text(*dialog, 0, ArchiveModel::kRules),
                        dialog->table().model()->headerData(ArchiveModel::kPlayers, Qt::Horizontal).toString()};
        for (const QPushButton* button : dialog->findChildren<QPushButton*>())
            all << button->text();
        for (const QComboBox* list : dialog->findChildren<QComboBox*>())
            // The names of games are names in every language.
            for (int i = 0; i < (list->objectName() == QLatin1String("game") ? 1 : list->count()); ++i)
                all << list->itemText(i);
        return all;
    };
    const QStringList english = texts();
    change([](Preferences& preferences) { preferences.language = Language::spanish; });
    QCoreApplication::processEvents();
    const QStringList spanish = texts();
    ASSERT_EQ(spanish.size(), english.size());
    for (int i = 0; i < english.size(); ++i)
        EXPECT_NE(spanish[i], english[i]) << i;
    EXPECT_TRUE(spanish.contains(QStringLiteral("Mis partidas"))) << spanish.join(QLatin1Char('|')).toStdString();
    change([](Preferences& preferences) { preferences.language = Language::english; });
    QCoreApplication::processEvents();
    EXPECT_EQ(texts(), english);
    dialog->reject();
}

TEST_F(WindowArchive, SavesSeveralGamesUnderNamesThatAreFree) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea")});
    ArchiveDialog* dialog = openDialog();
    const QString out = folder.filePath(QStringLiteral("out"));
    ASSERT_TRUE(QDir().mkpath(out));
    dialog->table().selectAll();
    dialog->exportAllTo(out);
    dialog->exportAllTo(out);
    const QStringList names = QDir(out).entryList({QStringLiteral("*.linja")}, QDir::Files);
    EXPECT_EQ(names.size(), 4) << names.join(QLatin1Char(' ')).toStdString();
    for (const QString& name : names)
        EXPECT_TRUE(record::read(read(QStringLiteral("out/") + name).toStdString()));
    dialog->reject();
}

TEST_F(WindowArchive, EveryColumnIsInSightAtAnyWidth) {
    openWithArchive({QStringLiteral("Ada with a name of forty letters, or more"), QStringLiteral("Bea")});
    for (const int width : {480, 560, 640, 900}) {
        ArchiveDialog* dialog = openDialog();
        dialog->resize(width, 520);
        QCoreApplication::processEvents();
        const QHeaderView* header = dialog->table().horizontalHeader();
        const int rules = ArchiveModel::kRules;
        EXPECT_LE(header->sectionViewportPosition(rules) + header->sectionSize(rules),
                  dialog->table().viewport()->width())
            << width;
        EXPECT_GE(header->sectionSize(rules), 40) << width;
        // What is cut is told of the chosen game.
        const bool hasPreview = dialog->preview().isVisible();
        EXPECT_TRUE(hasPreview || dialog->factsText().contains(QStringLiteral("Current rulebook"))) << width;
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(WindowArchive, FitsTheSmallestWindowWithAllItsButtons) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea")});
    write(QStringLiteral("games/archive/bad.linja"), "nothing");
    for (const Language language : {Language::english, Language::spanish}) {
        change([language](Preferences& preferences) { preferences.language = language; });
        ArchiveDialog* dialog = openDialog();
        if (language == Language::english)
            QTest::mouseClick(button(*dialog, QStringLiteral("Delete")), Qt::LeftButton);
        dialog->resize(480, 560);
        QCoreApplication::processEvents();
        EXPECT_LE(dialog->width(), 480);
        EXPECT_LE(dialog->height(), 560);
        int buttons = 0;
        for (const QPushButton* button : dialog->findChildren<QPushButton*>()) {
            if (!button->isVisible())
                continue;
            ++buttons;
            const QRect area(button->mapTo(dialog, QPoint()), button->size());
            EXPECT_TRUE(dialog->rect().contains(area)) << button->text().toStdString();
            EXPECT_GE(button->width(), button->sizeHint().width()) << button->text().toStdString();
        }
        EXPECT_EQ(buttons, 6);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(WindowArchive, ThePictureIsOneThingToAScreenReader) {
    openWithArchive({QStringLiteral("Ada")});
    ArchiveDialog* dialog = openDialog();
    QAccessibleInterface* picture = QAccessible::queryAccessibleInterface(dialog->preview().parentWidget());
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->childCount(), 0);
    EXPECT_TRUE(picture->text(QAccessible::Name).startsWith(QStringLiteral("Last position: Row 1: ")))
        << picture->text(QAccessible::Name).toStdString();
    dialog->reject();
}

TEST_F(WindowArchive, AThousandGamesAreReadWhileTheWindowAnswers) {
    openWithArchive({QStringLiteral("Ada")});
    const QByteArray game = QByteArray::fromStdString(session().recordText());
    for (int i = 0; i < 1000; ++i)
        write(QStringLiteral("games/archive/game%1.linja").arg(i), game);
    ArchiveDialog* dialog = window->dialogs().showArchive();
    EXPECT_TRUE(dialog->isReading()) << "the dialog does not wait for the games";
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("Reading")));
    dialog->reject(); // at once, while it reads
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = openDialog();
    EXPECT_EQ(count(*dialog), 1001);
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("1001"))) << dialog->stateText().toStdString();
    dialog->reject();
}

TEST_F(WindowArchive, EveryControlHasAName) {
    openWithArchive({QStringLiteral("Ada")});
    ArchiveDialog* dialog = openDialog();
    for (const QWidget* control : dialog->findChildren<QWidget*>()) {
        if (control->focusPolicy() == Qt::NoFocus || !control->isVisible())
            continue;
        const auto* button = qobject_cast<const QPushButton*>(control);
        EXPECT_FALSE((button ? button->text() : control->accessibleName()).isEmpty())
            << control->metaObject()->className();
    }
    dialog->reject();
}

} // namespace
} // namespace ui

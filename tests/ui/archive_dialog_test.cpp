// The archive as a dialog: its default button, its language while it is open, its room on a narrow screen.
#include "tests/ui/files_fixture.h"
#include "ui/archive/damaged_files_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QLayout>
#include <QPlainTextEdit>
#include <QTableView>

namespace ui {
namespace {

TEST_F(WindowArchive, OpenStaysTheButtonOfEnterAfterADeletion) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Eva")});
    ArchiveDialog* dialog = openDialog();
    QPushButton* open = button(*dialog, QStringLiteral("Open"));
    QPushButton* remove = button(*dialog, QStringLiteral("Delete"));
    while (count(*dialog) > 0) {
        const int before = count(*dialog);
        remove->setFocus();
        QTest::mouseClick(remove, Qt::LeftButton);
        ASSERT_LT(count(*dialog), before);
        EXPECT_TRUE(dialog->table().hasFocus());
        EXPECT_TRUE(open->isDefault());
        EXPECT_FALSE(button(*dialog, QStringLiteral("Close"))->isDefault());
    }
    dialog->reject();
}

TEST_F(WindowArchive, FitsANarrowScreenInLargeLetters) {
    openWithArchive({QStringLiteral("Ada")});
    write(QStringLiteral("games/archive/bad.linja"), "nonsense");
    for (const Language language : {Language::english, Language::spanish}) {
        change([language](Preferences& p) {
            p.language = language;
            p.textSize = 150;
        });
        settle();
        ArchiveDialog* dialog = openDialog();
        settle();
        EXPECT_LE(dialog->layout()->totalMinimumSize().width(), 480);
        dialog->resize(480, 560);
        settle();
        for (const QPushButton* one : dialog->findChildren<QPushButton*>()) {
            if (!one->isVisible())
                continue;
            EXPECT_GE(one->width(), one->minimumSizeHint().width()) << one->text().toStdString();
            EXPECT_TRUE(dialog->rect().contains(QRect(one->mapTo(dialog, QPoint()), one->size())))
                << one->text().toStdString();
        }
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(WindowArchive, SpeaksTheLanguageThatIsChosenWhileItIsOpenAndSoDoItsDamagedFiles) {
    openWithArchive({QStringLiteral("Ada")});
    write(QStringLiteral("games/archive/bad.linja"), "nonsense");
    ArchiveDialog* dialog = openDialog();
    dialog->findChild<QPushButton*>(QStringLiteral("showDamaged"))->click();
    auto* damaged = dialog->findChild<DamagedFilesDialog*>();
    ASSERT_NE(damaged, nullptr);
    change([](Preferences& p) { p.language = Language::spanish; });
    settle();
    EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Mis partidas"));
    EXPECT_NE(button(*dialog, QStringLiteral("Borrar")), nullptr);
    const QString title = damaged->windowTitle();
    const QString list = damaged->findChild<QPlainTextEdit*>()->toPlainText();
    const QString close = damaged->findChild<QPushButton*>()->text();
    damaged->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog->findChild<QPushButton*>(QStringLiteral("showDamaged"))->click();
    damaged = dialog->findChild<DamagedFilesDialog*>();
    ASSERT_NE(damaged, nullptr);
    EXPECT_EQ(title, damaged->windowTitle());
    EXPECT_EQ(list, damaged->findChild<QPlainTextEdit*>()->toPlainText());
    EXPECT_EQ(close, damaged->findChild<QPushButton*>()->text());
    EXPECT_NE(title, QStringLiteral("Unreadable Files"));
    damaged->reject();
    dialog->reject();
}

} // namespace
} // namespace ui

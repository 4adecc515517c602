// The file dialogs: which names they give, what they ask before a file is replaced, and in which folder they begin.
#include "core/record/reader.h"
#include "tests/ui/window_fixture.h"
#include "ui/archive/archive_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/widgets/file_folder.h"
#include "ui/widgets/file_question.h"
#include "ui/window/window_dialogs.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>

namespace ui {
namespace {

class FileQuestions : public WindowOnTable {
protected:
    FileQuestions() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        // Not among the user's own files: one that is there already would be chosen in the list.
        QDir(folder.path()).mkdir(QStringLiteral("start"));
        QSettings().setValue(QStringLiteral("files/folder"), folder.filePath(QStringLiteral("start")));
    }
    ~FileQuestions() override { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs, false); }

    template <class Widget>
    [[nodiscard]] static Widget* visible() {
        for (QWidget* top : QApplication::allWidgets())
            if (auto* widget = qobject_cast<Widget*>(top); widget && widget->isVisible())
                return widget;
        return nullptr;
    }
    // Types this name into the dialog that is open and presses its button.
    void choose(const QString& path) {
        auto* dialog = visible<QFileDialog>();
        ASSERT_NE(dialog, nullptr);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        ASSERT_NE(name, nullptr);
        name->setText(path);
        QMetaObject::invokeMethod(dialog, "accept");
    }
    void answer(const QString& start) {
        QMessageBox* box = nullptr;
        ASSERT_TRUE(QTest::qWaitFor([&box] { return (box = visible<QMessageBox>()) != nullptr; }));
        for (QAbstractButton* button : box->buttons())
            if (button->text().remove(QLatin1Char('&')).startsWith(start)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        ADD_FAILURE() << "no button " << start.toStdString();
    }
    [[nodiscard]] QString at(const QString& name) const { return folder.filePath(name); }
    void put(const QString& name) const {
        QFile file(at(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("old");
    }
    [[nodiscard]] QByteArray read(const QString& name) const {
        QFile file(at(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] bool comes(const QString& name) const {
        return QTest::qWaitFor([&] { return QFile::exists(at(name)) && read(name) != "old"; });
    }
    [[nodiscard]] static QString kept() { return QSettings().value(QStringLiteral("files/folder")).toString(); }
};

TEST(FileNames, GetTheirEndingUnlessTheyHaveIt) {
    const auto named = [](const char* name) {
        return withEnding(QString::fromLatin1(name), QStringLiteral("linja")).toStdString();
    };
    EXPECT_EQ(named("/a/foo"), "/a/foo.linja");
    EXPECT_EQ(named("/a/foo.linja"), "/a/foo.linja");
    EXPECT_EQ(named("/a/FOO.LINJA"), "/a/FOO.LINJA");
    EXPECT_EQ(named("/a/Game v1.2"), "/a/Game v1.2.linja");
    EXPECT_EQ(named("/a.linja/foo"), "/a.linja/foo.linja");
    EXPECT_EQ(named("/a/linja"), "/a/linja.linja");
}

TEST_F(FileQuestions, ANewNameIsSavedWithItsEndingAndWithoutAQuestion) {
    open({}, {});
    for (const char* name : {"foo", "Game v1.2", "a.b.c", "bar.linja"}) {
        action(ActionId::save).trigger();
        choose(at(QString::fromLatin1(name)));
        EXPECT_TRUE(comes(withEnding(QString::fromLatin1(name), QStringLiteral("linja")))) << name;
        EXPECT_EQ(visible<QMessageBox>(), nullptr);
    }
    EXPECT_EQ(kept(), folder.path());
}

TEST_F(FileQuestions, AFileThatGetsItsEndingFromTheProgramIsNotReplacedUnasked) {
    open({}, {});
    for (const char* name : {"foo", "bar.linja", "Game v1.2"}) {
        const QString whole = withEnding(QString::fromLatin1(name), QStringLiteral("linja"));
        put(whole);
        action(ActionId::save).trigger();
        choose(at(QString::fromLatin1(name)));
        ASSERT_TRUE(QTest::qWaitFor([] { return visible<QMessageBox>() != nullptr; })) << name;
        EXPECT_EQ(read(whole), "old");
        answer(QStringLiteral("Replace"));
        EXPECT_TRUE(comes(whole)) << name;
    }
}

TEST_F(FileQuestions, WhoDoesNotReplaceIsAskedForAnotherName) {
    open({}, {});
    put(QStringLiteral("Game v1.2.linja"));
    action(ActionId::save).trigger();
    choose(at(QStringLiteral("Game v1.2")));
    answer(QStringLiteral("Another"));
    ASSERT_TRUE(QTest::qWaitFor([] { return visible<QFileDialog>() != nullptr; }));
    EXPECT_EQ(visible<QFileDialog>()->directory().path(), folder.path());
    choose(at(QStringLiteral("Game v1.3")));
    EXPECT_TRUE(comes(QStringLiteral("Game v1.3.linja")));
    EXPECT_EQ(read(QStringLiteral("Game v1.2.linja")), "old");
}

TEST_F(FileQuestions, HoldForPicturesToo) {
    open({}, {});
    put(QStringLiteral("Board v1.2.svg"));
    PictureDialog* dialog = window->dialogs().showPicture();
    dialog->choose(PictureDialog::Format::svg);
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
        if (button->isDefault())
            button->click();
    choose(at(QStringLiteral("Board v1.2")));
    answer(QStringLiteral("Replace"));
    EXPECT_TRUE(comes(QStringLiteral("Board v1.2.svg")));
    EXPECT_TRUE(read(QStringLiteral("Board v1.2.svg")).contains("<svg"));
}

TEST_F(FileQuestions, AFolderIsKeptOnlyAfterASuccess) {
    open({}, {});
    const QString before = kept();
    action(ActionId::save).trigger();
    choose(QStringLiteral("/proc/foo"));
    ASSERT_TRUE(QTest::qWaitFor([] { return visible<QMessageBox>() != nullptr; }));
    EXPECT_EQ(kept(), before);
    delete visible<QMessageBox>();
    window->openFile(QStringLiteral("/proc/version"));
    EXPECT_EQ(kept(), before);
    QCoreApplication::processEvents();
    delete visible<QMessageBox>();
}

TEST_F(FileQuestions, AnOddFolderThatWasKeptIsNotUsed) {
    for (const QString& odd :
         {QStringLiteral("/proc"), QStringLiteral("/proc/self/fd"), QStringLiteral("/sys"), QStringLiteral("/dev"),
          QStringLiteral("."), QStringLiteral("/no/such/folder"), QString()}) {
        EXPECT_FALSE(isOrdinaryFolder(odd)) << odd.toStdString();
        QSettings().setValue(QStringLiteral("files/folder"), odd);
        const QString used = folderToBeginIn(QStringLiteral("files/folder"), QStandardPaths::DocumentsLocation);
        EXPECT_NE(used, odd);
        EXPECT_TRUE(isOrdinaryFolder(used)) << used.toStdString();
    }
    QFile::link(QStringLiteral("/proc"), at(QStringLiteral("link")));
    EXPECT_FALSE(isOrdinaryFolder(at(QStringLiteral("link"))));
    EXPECT_TRUE(isOrdinaryFolder(folder.path()));
    keepFolderOf(QStringLiteral("files/folder"), QStringLiteral("/proc/foo"));
    EXPECT_NE(kept(), QStringLiteral("/proc"));
}

#ifdef Q_OS_LINUX
// Some of the files there wait for ever for something to say.
TEST_F(FileQuestions, TheDialogGoesThroughAnyFolderWithoutOpeningItsFiles) {
    open({}, {});
    action(ActionId::open).trigger();
    auto* dialog = visible<QFileDialog>();
    ASSERT_NE(dialog, nullptr);
    auto* files = dialog->findChild<QFileSystemModel*>();
    ASSERT_NE(files, nullptr);
    QSignalSpy loaded(files, &QFileSystemModel::directoryLoaded);
    dialog->setDirectory(QStringLiteral("/proc"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return loaded.contains(QVariantList{QStringLiteral("/proc")}); }));
    const QModelIndex proc = files->index(QStringLiteral("/proc"));
    EXPECT_GT(files->rowCount(proc), 5);
    for (int row = 0; row < files->rowCount(proc); ++row)
        EXPECT_FALSE(files->type(files->index(row, 0, proc)).isEmpty());
    dialog->reject();
}
#endif

} // namespace
} // namespace ui

// Records, names and files that mean harm come in by every door of the window: opened, pasted, dropped, listed in the
// archive and put back from it, found as the game of the last time, typed as a player's name. Whatever is on the screen
// then shows their markup as text. The program runs with little memory, so that a page without end is a failure and
// not the end of the machine.
#include "tests/ui/window_fixture.h"
#include "ui/archive/archive_dialog.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTextDocument>
#include <QToolTip>
#include <QUrl>
#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace ui {
namespace {

constexpr char kRichRules[] = "<h1>BIG</h1><img src='/dev/zero'>";

// Markup of each kind, entities, mnemonics, letters that turn the line round, and names without end.
QStringList hostileTexts() {
    QString nested;
    for (int i = 0; i < 3000; ++i)
        nested += QStringLiteral("<table border=9><tr><td>");
    QString wide = QStringLiteral("<table><tr>");
    for (int i = 0; i < 20'000; ++i)
        wide += QStringLiteral("<td width=9000>");
    return {QString::fromLatin1(kRichRules),
            QStringLiteral("<a href='file:///etc/passwd'>click</a>"),
            QStringLiteral("<img src=/etc/hostname width=100000 height=100000>"),
            QStringLiteral("&lt;b&gt;&amp;&lt;/b&gt;"),
            QStringLiteral("Ann & Bob &File"),
            QStringLiteral("<!DOCTYPE html><html><body onload=x>"),
            QStringLiteral("<?xml version='1'?><p>x</p>"),
            QStringLiteral("%1 %2 %n %L1 [*]"),
            QString::fromUtf16(u"\u202eDLO\u202c \u2066x"),
            nested,
            wide,
            QString(1'000'000, QLatin1Char('W')),
            QStringLiteral("<b>").repeated(300'000)};
}

QByteArray tagValue(const QString& text) {
    QString value = text;
    value.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('"'), QStringLiteral("\\\""));
    return value.toUtf8();
}

// A game that can be played, of players with this name, with this comment.
QByteArray soundRecord(const QString& name) {
    QString comment = name;
    comment.replace(QLatin1Char('{'), QLatin1Char(' ')).replace(QLatin1Char('}'), QLatin1Char(' '));
    comment.replace(QLatin1Char('\\'), QLatin1Char(' '));
    return "[Game \"linja\"]\n[Rules \"rulebook\"]\n[Red \"" + tagValue(name.left(600'000)) + "\"]\n[Black \"" +
           tagValue(name.left(300'000)) + "\"]\n[Date \"" + tagValue(name.left(300)) +
           "\"]\n[Result \"*\"]\n\n1. 1-2,1-3 {" + comment.left(300'000).toUtf8() + "} 8-7,8-6 *\n";
}

// Records that are refused, each with the text in another place.
QList<QByteArray> brokenRecords(const QString& text) {
    const QByteArray value = tagValue(text);
    const QByteArray word = QString(text).remove(QLatin1Char(' ')).toUtf8();
    return {"[Game \"linja\"]\n[Rules \"" + value + "\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n",
            "[Game \"" + value + "\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n",
            "[Game \"linja\"]\n[Format \"" + value + "\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n",
            "[Game \"linja\"]\n[Result \"" + value + "\"]\n\n1. 1-2,1-3 *\n",
            "[Game \"linja\"]\n[Start \"" + value + "\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n",
            "[Game \"linja\"]\n[Result \"*\"]\n[Termination \"" + value + "\"]\n\n1. 1-2,1-3 *\n",
            "[Game \"linja\"]\n[Result \"*\"]\n\n1. " + word + " *\n",
            "[" + word + " \"x\"]\n[Result \"*\"]\n\n*\n",
            word};
}

// What Qt would take for rich text in this widget and in what it lists.
QStringList richTextIn(const QWidget& widget) {
    QStringList found;
    const auto check = [&](const QString& what, const QString& text) {
        if (Qt::mightBeRichText(text))
            found << QString::fromLatin1(widget.metaObject()->className()) + QLatin1Char(' ') + what +
                         QStringLiteral(": ") + text.left(80);
    };
    check(QStringLiteral("tool tip"), widget.toolTip());
    check(QStringLiteral("status tip"), widget.statusTip());
    check(QStringLiteral("help"), widget.whatsThis());
    for (const QAction* action : widget.actions())
        check(QStringLiteral("action"), action->toolTip());
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->textFormat() != Qt::PlainText)
        found << QStringLiteral("a label that guesses: ") + label->objectName() + label->text().left(80);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
        for (int row = 0; row < view->model()->rowCount(); ++row)
            for (int column = 0; column < view->model()->columnCount(); ++column)
                check(QStringLiteral("cell"), view->model()->index(row, column).data(Qt::ToolTipRole).toString());
    return found;
}

QStringList richTextOnScreen() {
    QStringList found;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        found << richTextIn(*top);
        for (const QWidget* widget : top->findChildren<QWidget*>())
            found << richTextIn(*widget);
    }
    return found;
}

class HostileText : public WindowOnTable {
protected:
    static QMessageBox* message() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible())
                return box;
        return nullptr;
    }
    // Everything is painted, and nothing of it is rich text; it fits the screen.
    void expectPlainScreen(const QString& cause) {
        QCoreApplication::processEvents();
        EXPECT_EQ(richTextOnScreen().join(QLatin1Char('\n')).toStdString(), "") << cause.left(80).toStdString();
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (!top->isVisible())
                continue;
            (void)top->grab();
            EXPECT_LE(top->width(), 1300) << top->metaObject()->className() << cause.left(80).toStdString();
            EXPECT_LE(top->height(), 1000) << top->metaObject()->className() << cause.left(80).toStdString();
        }
        EXPECT_FALSE(window->windowTitle().contains(QLatin1Char('\n')));
        EXPECT_LE(window->windowTitle().size(), 250);
    }
    // The box that says what is wrong, with its texts.
    void expectMessage(const QString& cause) {
        QCoreApplication::processEvents();
        ASSERT_NE(message(), nullptr) << cause.left(80).toStdString();
        expectPlainScreen(cause);
        delete message();
        QCoreApplication::processEvents();
        EXPECT_EQ(message(), nullptr) << "one message for one file";
    }
    QString write(const QString& name, const QByteArray& bytes) const {
        const QString path = folder.filePath(name);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << name.toStdString();
        EXPECT_EQ(file.write(bytes), bytes.size());
        return path;
    }
    void paste(const QByteArray& text) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
        action(ActionId::pasteGame).trigger();
    }
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &enter);
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &drop);
    }
};

TEST_F(HostileText, IsTextInAGameThatIsOpened) {
    open({}, {});
    for (const QString& text : hostileTexts()) {
        window->openFile(write(QStringLiteral("game.linja"), soundRecord(text)));
        EXPECT_EQ(session().game().ply(), 2) << text.left(80).toStdString();
        expectPlainScreen(text);
        session().resign(game::Side::first);
        expectPlainScreen(text);
    }
}

TEST_F(HostileText, IsTextInAGameThatIsPastedOrDropped) {
    open({}, {});
    for (const QString& text : hostileTexts()) {
        paste(soundRecord(text));
        EXPECT_EQ(session().game().ply(), 2);
        expectPlainScreen(text);
        action(ActionId::playAgain).trigger();
        drop(write(QStringLiteral("game.linja"), soundRecord(text)));
        EXPECT_EQ(session().game().ply(), 2);
        expectPlainScreen(text);
    }
    EXPECT_EQ(message(), nullptr);
}

TEST_F(HostileText, IsTextInTheMessageAboutARecordThatIsRefused) {
    open({}, {});
    for (const QString& text : hostileTexts())
        for (const QByteArray& record : brokenRecords(text)) {
            paste(record);
            expectMessage(text);
        }
    for (const QByteArray& record : brokenRecords(QString::fromLatin1(kRichRules))) {
        window->openFile(write(QStringLiteral("game.linja"), record));
        expectMessage(QString::fromUtf8(record));
        drop(folder.filePath(QStringLiteral("game.linja")));
        expectMessage(QString::fromUtf8(record));
    }
}

TEST_F(HostileText, IsShownWordForWordInTheMessage) {
    open({}, {});
    // From a file: what is pasted is read as it is plainly meant.
    window->openFile(write(QStringLiteral("game.linja"), brokenRecords(QString::fromLatin1(kRichRules)).front()));
    ASSERT_NE(message(), nullptr);
    EXPECT_TRUE(message()->informativeText().remove(QChar(0x200B)).contains(QString::fromLatin1(kRichRules)))
        << message()->informativeText().toStdString();
    delete message();
}

#ifdef Q_OS_UNIX
TEST_F(HostileText, IsTextInTheNameOfAFile) {
    open({}, {});
    for (QString name : {QStringLiteral("<h1>BIG<img src=x>.linja"), QStringLiteral("&lt;b&gt;\x1b[31m.linja"),
                         QStringLiteral("<b>\n\n\n\n\n<i>.linja"), QString(240, QLatin1Char('W'))}) {
        window->openFile(write(name, "nothing"));
        expectMessage(name);
        window->openFile(write(name, soundRecord(QStringLiteral("Ana"))));
        expectPlainScreen(name);
        window->openFile(folder.filePath(name + QStringLiteral("/missing")));
        expectMessage(name);
    }
}
#endif

TEST_F(HostileText, IsTextInTheArchiveAndInWhatIsPutBackFromIt) {
    open({}, {});
    const QStringList texts = hostileTexts();
    for (int i = 0; i < texts.size(); ++i) {
        write(QStringLiteral("games/archive/game%1.linja").arg(i), soundRecord(texts[i]));
        write(QStringLiteral("games/archive/bad%1.linja").arg(i), brokenRecords(texts[i]).front());
    }
    for (int i = 0; i < texts.size(); ++i) {
        ArchiveDialog* dialog = window->dialogs().showArchive();
        ASSERT_TRUE(QTest::qWaitFor([dialog] { return !dialog->isReading(); }, 30000));
        expectPlainScreen(QStringLiteral("the list"));
        EXPECT_TRUE(session().reopenFromArchive(QStringLiteral("game%1.linja").arg(i)));
        dialog->reject();
        expectPlainScreen(texts[i]);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(HostileText, IsTextInTheGameOfTheLastTime) {
    open({}, {});
    for (const QString& text : hostileTexts()) {
        window.reset();
        write(QStringLiteral("games/current.linja"), soundRecord(text));
        reopen();
        EXPECT_EQ(session().game().ply(), 2);
        expectPlainScreen(text);
    }
    window.reset();
    write(QStringLiteral("games/current.linja"), brokenRecords(QString::fromLatin1(kRichRules)).front());
    reopen();
    expectMessage(QStringLiteral("a damaged autosave"));
}

TEST_F(HostileText, IsTextInAPlayersNameThatIsTyped) {
    open({}, {});
    for (const QString& text : hostileTexts()) {
        NewGameDialog* dialog = window->dialogs().showNewGame();
        for (QLineEdit* name : dialog->findChildren<QLineEdit*>(QStringLiteral("name"))) {
            name->clear();
            name->insert(text);
        }
        expectPlainScreen(text);
        dialog->accept();
        expectPlainScreen(text);
        session().resign(game::Side::second);
        expectPlainScreen(text);
    }
}

TEST_F(HostileText, IsTextInToolTipsAsTheyShow) {
    open({}, {});
    window->openFile(write(QStringLiteral("game.linja"), soundRecord(QString::fromLatin1(kRichRules).repeated(3))));
    window->grab();
    int shown = 0;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->toolTip().contains(QStringLiteral("BIG")))
            continue;
        QHelpEvent help(QEvent::ToolTip, QPoint(2, 2), widget->mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(widget, &help);
        ASSERT_TRUE(QToolTip::isVisible());
        expectPlainScreen(widget->toolTip());
        QToolTip::hideText();
        ++shown;
    }
    EXPECT_GE(shown, 2) << "both players' names are cut";
}

// Qt's own boxes and tips, which nobody gives a format.
TEST_F(HostileText, IsTextInWhatQtShowsItself) {
    open({}, {});
    QToolTip::showText(window->mapToGlobal(QPoint(10, 10)), QString::fromLatin1(kRichRules), window.get());
    expectPlainScreen(QStringLiteral("a tool tip of Qt"));
    QToolTip::hideText();
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, QString(), QString::fromLatin1(kRichRules), QMessageBox::Ok, window.get());
    box->setInformativeText(QString::fromLatin1(kRichRules));
    box->open();
    expectPlainScreen(QStringLiteral("a box of Qt"));
    delete box;
}

#ifdef Q_OS_LINUX
qint64 kilobytes(const QByteArray& field) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(field))
            return line.simplified().split(' ').value(1).toLongLong();
    return -1;
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
// After all the others; a page that Qt lays out without end takes gigabytes.
class LittleMemory : public testing::Environment {
public:
    void SetUp() override {
        constexpr qint64 kMore = 1'000'000;
        const auto most = static_cast<rlim_t>((kilobytes("VmSize:") + kMore) * 1024);
        const rlimit limit{most, most};
        ASSERT_EQ(setrlimit(RLIMIT_AS, &limit), 0);
    }
    void TearDown() override { EXPECT_LT(kilobytes("VmHWM:"), 300'000); }
};
const testing::Environment* const kLittleMemory = testing::AddGlobalTestEnvironment(new LittleMemory);
#endif
#endif

} // namespace
} // namespace ui

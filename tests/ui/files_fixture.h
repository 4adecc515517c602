// What the tests of files and of the archive share.
#pragma once

#include "core/record/reader.h"
#include "core/session/session_types.h"
#include "tests/ui/window_fixture.h"
#include "ui/archive/archive_dialog.h"
#include "ui/archive/archive_model.h"
#include "ui/window/window_dialogs.h"

#include <QClipboard>
#include <QFile>
#include <QMessageBox>
#include <QTableView>

namespace ui {

class WindowFiles : public WindowOnTable {
protected:
    void openWithTurns() {
        open({}, {});
        for (const char* turn : {"1-2,1-3", "8-7,8-6"})
            ASSERT_TRUE(session().playTurn(turn));
    }
    [[nodiscard]] static QMessageBox* message() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible())
                return box;
        return nullptr;
    }
    // Pastes this text and gives the detail of the message that refuses it; empty when it was taken.
    QString paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        action(ActionId::pasteGame).trigger();
        QMessageBox* box = message();
        if (!box)
            return {};
        const QString detail = box->informativeText();
        EXPECT_FALSE(box->text().isEmpty());
        delete box;
        QCoreApplication::processEvents();
        return detail;
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray read(const QString& name) const {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

class WindowArchive : public WindowFiles {
protected:
    // Games with these names of the players, the last of them finished.
    void openWithArchive(const QStringList& names) {
        open({}, {});
        for (const QString& name : names) {
            session::GameSetup setup;
            setup.players[0].name = name;
            setup.players[1].name = QStringLiteral("Ben");
            ASSERT_TRUE(session().newGame(setup));
            for (int i = 0; i <= names.indexOf(name); ++i)
                ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
            if (name == names.back())
                session().resign(game::Side::second);
        }
        action(ActionId::playAgain).trigger();
    }
    ArchiveDialog* openDialog() {
        ArchiveDialog* dialog = window->dialogs().showArchive();
        EXPECT_TRUE(QTest::qWaitFor([dialog] { return !dialog->isReading(); }, 30000));
        return dialog;
    }
    [[nodiscard]] static int count(const ArchiveDialog& dialog) { return dialog.table().model()->rowCount(); }
    [[nodiscard]] static QString text(const ArchiveDialog& dialog, int row, ArchiveModel::Column column) {
        return dialog.table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] static QPushButton* button(const ArchiveDialog& dialog, const QString& name) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')).startsWith(name))
                return button;
        return nullptr;
    }
};

} // namespace ui

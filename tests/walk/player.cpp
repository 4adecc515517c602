// Plays a script in the real window, as a person with full hands would, while calls of the system fail around it:
//
//   linja_walk_player SCRIPT ROOT JOURNAL
//
// Games are kept in ROOT/games, files of the user lie in ROOT/files; JOURNAL (see journal.h) says what must be there
// afterwards. Exit status 0 after the whole script, whatever was told on the way.
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/game_session.h"
#include "tests/walk/journal.h"
#include "ui/settings/settings.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSettings>

#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace walk {
namespace {

using ui::ActionId;

class Player {
public:
    Player(QString root, const Journal& journal) : m_root(std::move(root)), m_journal(journal) {}

    [[nodiscard]] QString file(const QString& name) const { return m_root + QStringLiteral("/files/") + name; }
    [[nodiscard]] session::GameSession& session(int window = 0) const {
        return m_windows[static_cast<std::size_t>(window)]->session();
    }

    // A window on the folder; with the same folder, another program as far as locks and files go.
    void open() {
        m_windows.push_back(std::make_unique<ui::MainWindow>(m_root + QStringLiteral("/games")));
        settle();
    }
    void trigger(ActionId id, int window = 0) {
        m_windows[static_cast<std::size_t>(window)]->actionsOfWindow().at(id).trigger();
        settle();
    }
    // Another game between two people, the first of whom has this name.
    void newGame(const QString& name, int window = 0) {
        ui::NewGameChoice choice;
        choice.seats = {ui::SeatChoice{name, ui::kHuman}, ui::SeatChoice{QStringLiteral("Other"), ui::kHuman}};
        ui::Settings::setNewGame(choice);
        trigger(ActionId::playAgain, window);
    }
    // Turns of the game on the table, the `choice`th that is legal each time.
    void play(int turns, std::size_t choice = 0, int window = 0) {
        for (int i = 0; i < turns; ++i) {
            const auto legal = session(window).game().match().legalTurns();
            std::string text;
            for (const game::StepView& step : legal[choice % legal.size()].steps)
                text += (text.empty() ? "" : ",") + std::to_string(step.from + 1) + "-" + std::to_string(step.to + 1);
            [[maybe_unused]] const auto played = session(window).playTurn(text);
            settle();
            keep(window);
        }
    }
    void comment(const QString& text, int window = 0) {
        const auto& history = session(window).game().history();
        [[maybe_unused]] const auto set =
            session(window).edits().setComment(history.empty() ? 0 : history.back().node, text);
        session(window).edits().endComment();
        settle();
        keep(window);
    }
    void save(const QString& name) {
        const std::string text = session().recordText();
        if (session().files().save(session().recordText(), file(name)))
            m_journal.saved(file(name), text);
        settle();
    }
    void openFile(const QString& path, int window = 0) {
        m_windows[static_cast<std::size_t>(window)]->openFile(path);
        settle();
        keep(window);
    }
    void paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        trigger(ActionId::pasteGame);
        keep();
    }
    [[nodiscard]] std::vector<session::ArchiveEntry> archived(int window = 0) const {
        std::vector<session::Problem> unreadable;
        return session(window).store().archive().entries(unreadable);
    }
    void reopen(int entry, int window = 0) {
        const auto archive = archived(window);
        settle();
        if (static_cast<std::size_t>(entry) >= archive.size())
            return;
        session(window).reopenFromArchive(archive[static_cast<std::size_t>(entry)].file);
        settle();
    }
    // Closes the windows; where one of them asks whether the game may be lost, the process ends as a logout ends it.
    void quit() {
        for (auto& window : m_windows) {
            window->close();
            settle();
            window.reset();
        }
        m_windows.clear();
    }
    // Undo and redo may take the comments away, or bring them back; the turns stay.
    void triggerEdit(ActionId id) {
        auto bare = record::read(session().recordText());
        for (record::Node& node : bare->nodes) {
            node.comments.clear();
            node.remarks.clear();
        }
        m_journal.kept(nameAt(0), record::write(*bare));
        trigger(id);
        keep();
    }
    // The game on the table has to be found again from now on.
    void keep(int window = 0) {
        const session::GameSession& table = session(window);
        const bool isWorthIt = !table.game().history().empty() || !table.edits().comment(0).isEmpty();
        if (isWorthIt)
            m_journal.kept(nameAt(window), table.recordText());
    }
    // Two windows may hold one game, each with turns of its own.
    [[nodiscard]] QString nameAt(int window) const {
        return session(window).game().setup().players[0].name + QLatin1Char('/') + QString::number(window);
    }
    void throwAway(const QString& name) { m_journal.gone(name); }
    // The user reads what is said and closes it.
    void settle() {
        for (int round = 0; round < 4; ++round) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            for (QWidget* widget : QApplication::topLevelWidgets()) {
                auto* const box = qobject_cast<QMessageBox*>(widget);
                if (!box || !box->isVisible())
                    continue;
                m_journal.told(box->text() + QLatin1Char('\n') + box->informativeText());
                box->reject();
            }
        }
    }

private:
    QString m_root;
    const Journal& m_journal;
    std::vector<std::unique_ptr<ui::MainWindow>> m_windows;
};

QString foreignGame(const QString& name) {
    return QStringLiteral("[Game \"linja\"]\n[Rules \"rulebook\"]\n[Red \"%1\"]\n[Black \"Other\"]\n\n"
                          "1. 1-2,1-3 8-7,8-6 *\n")
        .arg(name);
}

void newGames(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(3);
    p.newGame(QStringLiteral("B"));
    p.comment(QStringLiteral("A word before the first turn"));
    p.newGame(QStringLiteral("C"));
    p.play(1);
}

void saving(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(2);
    p.save(QStringLiteral("a.linja"));
    p.play(1);
    p.comment(QStringLiteral("The third"));
    p.save(QStringLiteral("a.linja"));
}

void archiving(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(2);
    p.newGame(QStringLiteral("B"));
    p.play(1);
    p.reopen(0);
    p.play(1);
    p.newGame(QStringLiteral("C"));
    p.play(1);
    const auto archive = p.archived();
    if (archive.empty())
        return;
    p.throwAway(archive.front().players[0].name + QStringLiteral("/0"));
    if (const auto taken = p.session().files().takeFromArchive(archive.front().file)) {
        p.settle();
        const bool isBack = p.session().files().putBack(*taken).has_value();
        p.settle();
        if (isBack) {
            p.reopen(0);
            p.keep();
        }
    }
}

void opening(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(2);
    p.openFile(p.file(QStringLiteral("foreign.linja")));
    QFile::remove(p.file(QStringLiteral("foreign.linja")));
    p.newGame(QStringLiteral("B"));
    p.play(1);
}

void pasting(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(1);
    p.paste(foreignGame(QStringLiteral("P")));
    p.trigger(ActionId::undo);
    p.trigger(ActionId::redo);
    p.newGame(QStringLiteral("B"));
    p.play(1);
}

void undoing(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(3);
    p.comment(QStringLiteral("Good"));
    p.triggerEdit(ActionId::undo);
    p.triggerEdit(ActionId::undo);
    p.triggerEdit(ActionId::redo);
    p.triggerEdit(ActionId::redo);
    p.newGame(QStringLiteral("B"));
    p.trigger(ActionId::undo); // A is back
    p.keep();
    p.triggerEdit(ActionId::undo);
    p.play(1, 5); // the old line becomes a variation
}

void trying(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(2);
    p.session().resign(game::Side::first);
    p.settle();
    p.keep();
    p.session().goToNode(p.session().game().history().front().node); // as a click in the past does
    p.play(1, 7);
    p.newGame(QStringLiteral("B"));
    p.play(1);
}

void twoWindows(Player& p) {
    p.newGame(QStringLiteral("A"));
    p.play(2);
    p.newGame(QStringLiteral("B"));
    p.play(1);
    p.open();
    p.reopen(0, 1);
    p.play(1, 1, 1);
    p.reopen(0, 0);
    p.play(1, 2, 0);
    p.newGame(QStringLiteral("C"), 1);
    p.play(1, 0, 1);
    p.newGame(QStringLiteral("D"), 0);
    p.play(1, 0, 0);
}

const std::map<QString, std::function<void(Player&)>> kScripts = {
    {QStringLiteral("new_game"), newGames}, {QStringLiteral("save"), saving},
    {QStringLiteral("archive"), archiving}, {QStringLiteral("open"), opening},
    {QStringLiteral("paste"), pasting},     {QStringLiteral("undo"), undoing},
    {QStringLiteral("try"), trying},        {QStringLiteral("windows"), twoWindows},
};

} // namespace
} // namespace walk

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: linja_walk_player SCRIPT ROOT JOURNAL\n");
        return 2;
    }
    const QApplication application(argc, argv);
    initLinjaResources();
    QCoreApplication::setOrganizationName(QStringLiteral("Linja"));
    QCoreApplication::setApplicationName(QStringLiteral("linja-walk"));
    // Settings beside the journal: what happens to them is another matter.
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, QString::fromLocal8Bit(argv[3]) + ".settings");
    ui::Preferences preferences = ui::Settings::preferences();
    preferences.language = ui::Language::english;
    preferences.animation = ui::AnimationChoice::off;
    preferences.pace = ui::Pace::off;
    ui::Settings::setPreferences(preferences);

    const auto script = walk::kScripts.find(QString::fromLocal8Bit(argv[1]));
    if (script == walk::kScripts.end()) {
        std::fprintf(stderr, "linja_walk_player: no script %s\n", argv[1]);
        return 2;
    }
    const walk::Journal journal(argv[3]);
    walk::Player player(QString::fromLocal8Bit(argv[2]), journal);
    player.open();
    script->second(player);
    player.quit();
    journal.done();
    return 0;
}

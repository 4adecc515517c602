#include "app/screenshots.h"

#include "app/pretend_tables.h"
#include "app/turn_sheet.h"
#include "core/session/game_session.h"
#include "core/session/perfect_tables.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/archive/archive_dialog.h"
#include "ui/board/board_widget.h"
#include "ui/game/hint_controller.h"
#include "ui/game/side_panel.h"
#include "ui/game/tutor_controller.h"
#include "ui/history/history_controller.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/window_dialogs.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <cstdio>
#include <iterator>

namespace {

using ui::Language;
using ui::ThemeChoice;

// A game in which both sides play well.
constexpr const char* kTurns[] = {
    "1-2,1-3",     "8-7,8-6",     "1-2,1-4",     "8-7,8-5",     "6-7,2-6",     "8-7,7-2",     "6-7,1-6",     "7-6,7-4",
    "3-4,4-8,2-3", "7-6,5-1,6-5", "2-3,3-6",     "6-5,6-3",     "3-4,4-8,4-5", "5-4,4-1,4-3", "3-4,6-8,4-5", "8-7,6-3",
    "1-2,6-8,5-6", "4-3,5-1,5-4", "2-3,3-8,4-5", "7-6,2-1,2-1", "5-6,6-8,7-8", "4-3,6-1,3-2"};

struct Look {
    Language language;
    ThemeChoice theme;

    [[nodiscard]] QString name() const {
        return QStringLiteral("%1-%2").arg(language == Language::english ? QStringLiteral("en") : QStringLiteral("es"),
                                           theme == ThemeChoice::light ? QStringLiteral("light")
                                                                       : QStringLiteral("dark"));
    }
};

class Photographer {
public:
    Photographer(const QString& folder, const QString& dataFolder)
        : m_folder(folder), m_window(dataFolder, pretendServices()) {}

    bool run() {
        m_window.show();
        shootLargeText();
        for (const Language language : {Language::english, Language::spanish})
            for (const ThemeChoice theme : {ThemeChoice::light, ThemeChoice::dark})
                shootLook({language, theme});
        shootSets();
        return m_isFine;
    }

private:
    void shootLook(const Look& look) {
        ui::Preferences preferences = m_window.preferences();
        preferences.language = look.language;
        preferences.theme = look.theme;
        preferences.animation = ui::AnimationChoice::off;
        preferences.pace = ui::Pace::lengthy;
        m_window.setPreferences(preferences);
        for (const QSize size : {QSize(480, 560), QSize(640, 560), QSize(1000, 700), QSize(1600, 1000)}) {
            m_window.resize(size);
            shootGame(QStringLiteral("%1-%2x%3").arg(look.name()).arg(size.width()).arg(size.height()));
        }
        m_window.resize(1000, 700);
        shootDialogs(look.name());
    }

    // The smallest window with large text, in the language that needs more room.
    void shootLargeText() {
        const ui::Preferences usual = m_window.preferences();
        ui::Preferences preferences = usual;
        preferences.language = Language::spanish;
        preferences.animation = ui::AnimationChoice::off;
        preferences.textSize = 130;
        m_window.setPreferences(preferences);
        for (const QSize size : {QSize(480, 560), QSize(1000, 700)}) {
            m_window.resize(size);
            shootGame(QStringLiteral("large-%1x%2").arg(size.width()).arg(size.height()));
        }
        shootDialog(m_window.dialogs().showNewGame(), QStringLiteral("new-large"));
        shootDialog(m_window.dialogs().showPreferences(), QStringLiteral("settings-large"));
        m_window.setPreferences(usual);
    }

    // The other sets of board and pawns, and the theme of high contrast with some of its dialogs.
    void shootSets() {
        ui::Preferences preferences = m_window.preferences();
        preferences.language = Language::english;
        const std::pair<const char*, ui::BoardSet> sets[] = {{"wood", ui::BoardSet::classicWood},
                                                             {"flat", ui::BoardSet::flatModern},
                                                             {"clear", ui::BoardSet::clearShapes}};
        const std::pair<const char*, ThemeChoice> themes[] = {
            {"light", ThemeChoice::light}, {"dark", ThemeChoice::dark}, {"contrast", ThemeChoice::highContrast}};
        for (const auto& [theme, choice] : themes) {
            for (const auto& [set, look] : sets) {
                preferences.theme = choice;
                preferences.set = look;
                m_window.setPreferences(preferences);
                m_window.resize(1000, 700);
                startGame(false);
                play(0, 10);
                m_window.board().choosePlace(2);
                m_window.board().choosePlace(3);
                m_window.board().choosePlace(3);
                const QString name = QStringLiteral("%1-%2").arg(QLatin1String(set), QLatin1String(theme));
                shoot(m_window, QStringLiteral("set-") + name);
                save(hardTurnSheet(m_window.board().theme()), QStringLiteral("last-turns-") + name);
            }
        }
        preferences.set = ui::BoardSet::classicWood;
        m_window.setPreferences(preferences);
        shootDialog(m_window.dialogs().showNewGame(), QStringLiteral("new-contrast"));
        shootDialog(m_window.dialogs().showPreferences(), QStringLiteral("settings-contrast"));
        shootDialog(m_window.dialogs().showRules(), QStringLiteral("rules-contrast"));
    }

    void startGame(bool againstComputer, session::MatchLength length = session::MatchLength::single()) {
        session::GameSetup setup;
        setup.length = length;
        setup.players[0].name = againstComputer ? "" : "Ada";
        setup.players[1].name = againstComputer ? "" : "Ben";
        setup.players[1].level = 2;
        if (againstComputer)
            setup.players[1].kind = session::PlayerKind::computer;
        if (!m_window.session().newGame(setup))
            m_isFine = false;
    }

    void play(std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            if (!m_window.session().playTurn(kTurns[i]))
                m_isFine = false;
    }

    void shootGame(const QString& name) {
        startGame(true);
        shoot(m_window, QStringLiteral("start-") + name);
        startGame(false);
        play(0, 10);
        m_window.board().choosePlace(2);
        m_window.board().choosePlace(3);
        m_window.board().choosePlace(3);
        shoot(m_window, QStringLiteral("turn-") + name);
        m_window.board().takeBackStep();
        m_window.board().takeBackStep();
        m_window.history().showPly(5);
        shoot(m_window, QStringLiteral("past-") + name);
        m_window.history().backToGame();
        shootVariations(name);
        shootHint(QStringLiteral("hint-") + name);
        play(10, std::size(kTurns));
        shoot(m_window, QStringLiteral("result-") + name);
        startGame(false, session::MatchLength::ofGames(5));
        play(0, std::size(kTurns));
        m_window.session().rematch();
        shoot(m_window, QStringLiteral("match-") + name);
        if (m_window.width() == 480 || m_window.width() == 1600)
            shootAnalysis(name);
    }

    // Bar and graph of a whole game, the explore view before the first step and with a pawn picked, the tutor.
    void shootAnalysis(const QString& name) {
        std::vector<ai::Limits> rounds(1);
        rounds[0].nodes = 4000;
        m_window.analysis().analyst().setRounds(rounds);
        const ui::Preferences usual = m_window.preferences();
        ui::Preferences shown = usual;
        shown.evaluationBar = true;
        shown.evaluationGraph = ui::GraphChoice::always;
        m_window.setPreferences(shown);
        startGame(false);
        play(0, std::size(kTurns));
        m_window.history().showPly(13);
        waitForAnalysis();
        shoot(m_window, QStringLiteral("graph-") + name);
        m_window.history().backToGame();
        shown.evaluationBar = false;
        shown.evaluationGraph = ui::GraphChoice::off;
        shown.tutor = true;
        shown.tutorPoints = 1;
        m_window.setPreferences(shown);
        startGame(false);
        play(0, 10);
        m_window.analysis().setExploring(true);
        waitForAnalysis();
        shoot(m_window, QStringLiteral("explore-") + name);
        m_window.board().choosePlace(2);
        shoot(m_window, QStringLiteral("explore-picked-") + name);
        m_window.board().takeBackStep();
        m_window.analysis().setExploring(false);
        shootTutor(QStringLiteral("tutor-") + name);
        m_window.setPreferences(usual);
    }

    // The turn that loses most, held back; then the best one beside it.
    void shootTutor(const QString& name) {
        const auto judged = m_window.analysis().shown();
        if (!judged || !m_window.tutor().holds(QString::fromStdString(judged->turns->results.back().turn())))
            m_isFine = false;
        shoot(m_window, name);
        m_window.tutor().showBest();
        shoot(m_window, name + QStringLiteral("-best"));
        m_window.tutor().retry();
    }

    void waitForAnalysis() {
        const QDeadlineTimer patience(20000);
        while (!m_window.analysis().analyst().isIdle() && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    // A line beside the game with a comment, looked at; leaves the game as it was.
    void shootVariations(const QString& name) {
        session::GameSession& session = m_window.session();
        session.playFromNode(session.game().history()[1].node);
        for (const char* turn : {"1-2", "8-7", "2-3"})
            if (!session.playTurn(turn))
                m_isFine = false;
        const int node = session.game().history()[2].node;
        if (!session.edits().setComment(node, QStringLiteral("1-2, 1-4 ?")))
            m_isFine = false;
        session.playFromNode(session.game().history()[1].node);
        play(2, 10);
        m_window.history().showNode(node);
        shoot(m_window, QStringLiteral("variation-") + name);
        m_window.history().backToGame();
    }

    void shootHint(const QString& name) {
        m_window.hint().ask();
        const QDeadlineTimer patience(5000);
        while (!m_window.hint().isShown() && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        shoot(m_window, name);
    }

    // Before, during and after building, and what can go wrong; then the window with the work in the background.
    void shootPerfectPlay(const QString& name) {
        session::PerfectTables& tables = m_window.session().tables();
        ui::PerfectPlayDialog* dialog = m_window.dialogs().showPerfectPlay();
        for (const char* rules : {"rulebook", "rulebook+optional-bonus", "classic", "edition-2015"}) {
            dialog->choose(QString::fromLatin1(rules));
            shoot(*dialog, QStringLiteral("perfect-%1-").arg(QString::fromLatin1(rules)) + name);
        }
        dialog->choose(QStringLiteral("rulebook"));
        tables.build(QStringLiteral("rulebook"));
        const QDeadlineTimer patience(5000);
        while (tables.entry(QStringLiteral("rulebook")).secondsLeft <= 0 && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        shoot(*dialog, QStringLiteral("perfect-building-") + name);
        dialog->resize(480, 560);
        shoot(*dialog, QStringLiteral("perfect-small-") + name);
        dialog->reject();
        for (const QSize size : {QSize(480, 560), QSize(1000, 700)}) {
            m_window.resize(size);
            shoot(m_window, QStringLiteral("building-%1-%2x%3").arg(name).arg(size.width()).arg(size.height()));
        }
        tables.stopBuilding();
        while (tables.isBuilding() && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    void shootDialogs(const QString& name) {
        shootPerfectPlay(name);
        shootDialog(m_window.dialogs().showNewGame(), QStringLiteral("new-") + name);
        shootSettings(name);
        shootDialog(m_window.dialogs().showRules(), QStringLiteral("rules-") + name);
        shootDialog(m_window.dialogs().showShortcuts(), QStringLiteral("shortcuts-") + name);
        shootDialog(m_window.dialogs().showAbout(), QStringLiteral("about-") + name);
        ui::ArchiveDialog* archive = m_window.dialogs().showArchive();
        const QDeadlineTimer patience(5000);
        while (archive->isReading() && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        shoot(*archive, QStringLiteral("archive-") + name);
        archive->resize(480, 560);
        shootDialog(archive, QStringLiteral("archive-small-") + name);
        shootDialog(m_window.dialogs().showPicture(), QStringLiteral("picture-") + name);
        m_window.openFile(m_folder + QStringLiteral("/no such file.linja"));
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QMessageBox"))
                shootDialog(qobject_cast<QDialog*>(widget), QStringLiteral("message-") + name);
    }

    void shootSettings(const QString& name) {
        ui::SettingsDialog* dialog = m_window.dialogs().showPreferences();
        auto* pages = dialog->findChild<QTabWidget*>();
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            shoot(*dialog, QStringLiteral("settings-%1-").arg(page + 1) + name);
        }
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void shootDialog(QDialog* dialog, const QString& name) {
        shoot(*dialog, name);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void shoot(QWidget& widget, const QString& name) {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        const QString ratio = widget.devicePixelRatioF() > 1 ? QStringLiteral("@2x") : QString();
        save(widget.grab().toImage(), name + ratio);
    }

    void save(const QImage& picture, const QString& name) {
        const QString path = QDir(m_folder).filePath(name + QStringLiteral(".png"));
        if (picture.save(path))
            return;
        std::fprintf(stderr, "linja: cannot write %s\n", qUtf8Printable(path));
        m_isFine = false;
    }

    QString m_folder;
    ui::MainWindow m_window;
    bool m_isFine = true;
};

} // namespace

bool writeScreenshots(const QString& folder) {
    QTemporaryDir own;
    if (!own.isValid() || !QDir().mkpath(folder)) {
        std::fprintf(stderr, "linja: cannot make the folder %s\n", qUtf8Printable(folder));
        return false;
    }
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, own.path());
    const QString games = own.filePath(QStringLiteral("games"));
    writePretendTables(games + QStringLiteral("/tables"));
    const bool isFine = Photographer(folder, games).run();
    // The scale is fixed when a program starts, so the pictures at twice the size need another start.
    if (!isFine || qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        return isFine;
    QProcess twice;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    twice.setProcessEnvironment(environment);
    twice.setProcessChannelMode(QProcess::ForwardedChannels);
    twice.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--screenshots"), folder});
    return twice.waitForFinished(-1) && twice.exitStatus() == QProcess::NormalExit && twice.exitCode() == 0;
}

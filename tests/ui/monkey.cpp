#include "tests/ui/monkey.h"

#include "core/session/game_session.h"
#include "ui/board/board_widget.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/history/history_controller.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QThread>
#include <ctime>

namespace ui {

namespace {

constexpr qsizetype kDiaryLength = 30;

// Milliseconds of this thread's processor time, so that other work on the machine does not count; the clock's
// elsewhere.
double threadMilliseconds() {
#ifdef Q_OS_UNIX
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
#else
    static QElapsedTimer clock = [] {
        QElapsedTimer started;
        started.start();
        return started;
    }();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
#endif
}

QString counted(const BoardCounts& counts) {
    QString text;
    for (const PlaceCounts& row : counts.places)
        text += QStringLiteral("%1/%2 ").arg(row.first).arg(row.second);
    return text;
}

} // namespace

Monkey::Monkey(unsigned seed, std::function<std::unique_ptr<MainWindow>()> makeWindow)
    : m_random(seed), m_makeWindow(std::move(makeWindow)), m_window(m_makeWindow()) {
    m_helper.setInterval(10);
    m_helper.callOnTimeout([this] { answerFromInside(); });
    m_helper.start();
}

Monkey::~Monkey() = default;

void Monkey::act() {
    struct Choice {
        int weight;
        Deed deed;
    };
    static constexpr Choice kChoices[] = {
        {14, &Monkey::clickSomewhere},  {16, &Monkey::clickBoard},   {6, &Monkey::dragOnBoard},
        {4, &Monkey::touchBoard},       {18, &Monkey::pressKey},     {12, &Monkey::triggerAction},
        {10, &Monkey::useControl},      {14, &Monkey::playTurn},     {3, &Monkey::resizeWindow},
        {5, &Monkey::changePreference}, {2, &Monkey::fillClipboard}, {6, &Monkey::closeDialog},
        {3, &Monkey::openContextMenu},  {3, &Monkey::turnWheel},     {4, &Monkey::waitAMoment},
        {1, &Monkey::quitAndComeBack},
    };
    int weights = 0;
    for (const Choice& choice : kChoices)
        weights += choice.weight;
    int drawn = below(weights);
    const Choice* choice = kChoices;
    while (drawn >= choice->weight)
        drawn -= (choice++)->weight;

    const double start = threadMilliseconds();
    const QString deed = (this->*choice->deed)();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const double took = threadMilliseconds() - start;
    // Nobody lets a monkey choose among the files of the user.
    for (QWidget* top : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QFileDialog*>(top))
            dialog->close();
    m_diary.push_back(deed);
    if (m_diary.size() > kDiaryLength)
        m_diary.removeFirst();
    if (took > m_longest) {
        m_longest = took;
        m_longestDeed = deed;
    }
}

void Monkey::rest() {
    for (int i = 0; i < 50; ++i) {
        QWidget* top = topWidget();
        if (auto* popup = QApplication::activePopupWidget())
            popup->close();
        else if (top == m_window.get())
            break;
        else
            top->close();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    m_window->board().finishAnimation();
    QCoreApplication::processEvents();
}

QString Monkey::disagreement() const {
    const BoardWidget& board = m_window->board();
    const HistoryController& history = m_window->history();
    const session::GameSession& session = m_window->session();
    if (!m_loss.isEmpty())
        return m_loss;
    if (!board.match())
        return QStringLiteral("the board is empty");
    const std::string shown = board.match()->state().text;
    if (shown != history.shownMatch()->state().text)
        return QStringLiteral("the board shows another position than the history");
    if (!history.isViewing() && shown != session.game().match().state().text)
        return QStringLiteral("the board shows another position than the game's");
    if (session.game().stateAt(session.game().ply()).text != session.game().match().state().text)
        return QStringLiteral("the history of the session does not lead to its position");
    if (static_cast<int>(session.game().history().size()) != session.game().lineLength())
        return QStringLiteral("the list of turns is not as long as the line");
    if (!board.isAnimating()) {
        BoardCounts counts = countsOf(board.match()->state().board);
        for (const game::StepView& step : board.entry().builder().steps()) {
            --counts.at(step.from).of(step.piece);
            ++counts.at(step.to).of(step.piece);
        }
        if (counts != board.shownCounts())
            return QStringLiteral("the pawns on the board (%1) are not those of the position (%2)")
                .arg(counted(board.shownCounts()), counted(counts));
    }
    const auto& record = session.game().record();
    // The line that is played is a way through the record; in a game that has ended it may be a variation.
    const std::vector<session::HistoryTurn>& line = session.game().history();
    if (static_cast<int>(line.size()) != session.game().lineLength())
        return QStringLiteral("the history is not as long as the line that is played");
    for (std::size_t i = 0; i < line.size(); ++i) {
        const record::Node& node = record.nodes[static_cast<std::size_t>(line[i].node)];
        if (node.turn != line[i].turn.text || node.parent != (i == 0 ? 0 : line[i - 1].node))
            return QStringLiteral("turn %1 of the record is not that of the history").arg(i + 1);
    }
    if (m_window->panel().statusLine().text().isEmpty())
        return QStringLiteral(
                   "the status line is empty; person to move %1, thinking %2, pass due %3, over %4, looking back "
                   "%5, board open %6 with %7 steps, animating %8")
            .arg(session.referee().humanToMove().has_value())
            .arg(session.referee().isThinking())
            .arg(session.game().isPassDue())
            .arg(session.game().isOver())
            .arg(history.isViewing())
            .arg(board.status().open)
            .arg(board.status().stepsMade)
            .arg(board.isAnimating());
    return {};
}

} // namespace ui

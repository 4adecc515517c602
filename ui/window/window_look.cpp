// The part of MainWindow that is about looks: theme, language, and where the panel stands.
#include "core/session/game_session.h"
#include "ui/game/commentary.h"
#include "ui/game/end_controller.h"
#include "ui/game/side_panel.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/text/outside_text.h"
#include "ui/text/player_text.h"
#include "ui/window/main_window.h"
#include "ui/window/window_style.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QSplitter>
#include <algorithm>

namespace ui {
namespace {

constexpr int kCompactBelow = 700;
constexpr int kUsualShare = 27; // of the width, in percent
constexpr int kNarrowestPanel = 280;
constexpr int kWidestPanel = 440;
constexpr QSize kSmallest(480, 560);
constexpr QSize kUsual(1080, 760);

} // namespace

ThemeKind MainWindow::themeKind() const {
    switch (m_preferences.theme) {
    case ThemeChoice::light:
        return ThemeKind::light;
    case ThemeChoice::dark:
        return ThemeKind::dark;
    case ThemeChoice::highContrast:
        return ThemeKind::highContrast;
    case ThemeChoice::system:
        break;
    }
    return m_systemTheme;
}

Theme MainWindow::theme() const {
    return Theme::of(themeKind(), m_preferences.set);
}

void MainWindow::applyTheme() {
    const Theme theme = this->theme();
    QApplication::setPalette(theme.palette());
    setStyleSheet(windowStyleSheet(theme, QFontMetrics(QApplication::font()).height()));
    m_board->setTheme(theme);
    m_panel->setTheme(theme);
    m_end->setTheme(theme);
    if (m_rulesDialog)
        m_rulesDialog->setTheme(theme);
    if (m_perfectPlayDialog)
        m_perfectPlayDialog->setTheme(theme);
}

void MainWindow::applyBoardOptions() {
    const Animation animation = animationFor(m_preferences.animation, m_reducedMotion.isWanted());
    m_board->setAnimation(animation);
    m_end->setCountsUp(animation != Animation::off);
    m_board->setMarksVisible(m_preferences.marks);
    m_board->setCountsVisible(m_preferences.counts);
    m_board->setCoordinatesVisible(m_preferences.coordinates);
    m_board->setPromptsVisible(m_preferences.prompts);
    m_board->setCaptionsVisible(m_preferences.captions);
    m_board->setConfirmTurn(m_preferences.confirm);
    m_board->setPointsVisible(m_preferences.points);
    m_commentary->setTurnsInWords(m_preferences.turnsInWords);
    showPreferencesInMenus();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions.at(ActionId::fullScreen).setChecked(isFullScreen());
}

// A child hears of the new language after its parent does; the texts made here come last of all.
bool MainWindow::event(QEvent* event) {
    const bool isHandled = QMainWindow::event(event);
    if (event->type() == QEvent::LanguageChange && m_panel) {
        refresh();
        m_end->retranslate();
        fitPanel();
    }
    // The panel needs another height once all in it has its new font.
    if (event->type() == QEvent::FontChange && m_panel)
        QMetaObject::invokeMethod(this, &MainWindow::fitPanel, Qt::QueuedConnection);
    return isHandled;
}

// A maximised window is so again afterwards.
void MainWindow::setFullScreen(bool isFull) {
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, isFull));
}

// What nothing in the window has a use for.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && isFullScreen())
        setFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::retranslate() {
    m_actions.retranslate();
    showTitle();
    if (!m_board)
        return;
    m_board->setAccessibleName(tr("Board"));
}

// Whoever has a name stands in the title, which tells windows and games apart.
void MainWindow::showTitle() {
    const session::GameSetup& setup = m_session->setup();
    const bool hasNames = std::any_of(setup.players.begin(), setup.players.end(),
                                      [](const auto& player) { return !asLine(player.name).isEmpty(); });
    // All at once: a name may hold a % of its own.
    //: The title of the window: the players, and the program.
    setWindowTitle(asWindowTitle(
        hasNames
            ? tr("%1 – %2 — Linja").arg(playerName(setup, game::Side::first), playerName(setup, game::Side::second))
            : tr("Linja")));
}

// The board, then what stands in the panel, from above.
QList<QWidget*> MainWindow::areas() const {
    QList<QWidget*> areas{m_board};
    const QLayout* layout = m_panel->layout();
    for (int i = 0; i < layout->count(); ++i)
        if (QWidget* part = layout->itemAt(i)->widget())
            areas << part;
    return areas;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    layOut();
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    // Children that the style has not polished yet would keep the size they were made with.
    if (m_textSize.percent() != m_preferences.textSize) {
        m_textSize.use(m_preferences.textSize);
        applyTheme();
    }
    layOut();
}

void MainWindow::layOut() {
    if (!m_splitter)
        return;
    // A narrow window has the panel below, unless it is low as well.
    const bool compact = width() < kCompactBelow && height() * 5 >= width() * 4;
    if (m_isLaidOut && compact == m_panel->isCompact()) {
        fitPanel();
        return;
    }
    m_isLaidOut = true;
    m_panel->setCompact(compact);
    m_splitter->setOrientation(compact ? Qt::Vertical : Qt::Horizontal);
    m_splitter->handle(1)->setEnabled(!compact);
    fitPanel();
}

// Under the board the panel takes what it needs; at its side a share of the width.
void MainWindow::fitPanel() {
    if (!m_splitter)
        return;
    if (!m_panel->isCompact()) {
        const int usual = std::clamp(m_splitter->width() * kUsualShare / 100, kNarrowestPanel, kWidestPanel);
        const int panel = m_chosenPanel > 0 ? std::min(m_chosenPanel, m_splitter->width() / 2) : usual;
        m_splitter->setSizes({m_splitter->width() - panel, panel});
        return;
    }
    m_panel->layout()->activate();
    const int panel = std::max(m_panel->layout()->totalHeightForWidth(m_splitter->width()),
                               m_panel->layout()->totalMinimumSize().height());
    m_splitter->setSizes({m_splitter->height() - panel, panel});
}

void MainWindow::restoreLayout() {
    const QSize room = ScreenFit::roomFor(*this);
    setMinimumSize(kSmallest.boundedTo(room));
    const WindowLayout layout = Settings::layout();
    m_chosenPanel = layout.panelWidth;
    if (layout.geometry.isEmpty() || !restoreGeometry(layout.geometry))
        resize(kUsual.boundedTo(room));
}

void MainWindow::saveLayout() {
    Settings::setLayout({saveGeometry(), m_chosenPanel});
}

} // namespace ui

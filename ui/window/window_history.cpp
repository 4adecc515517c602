// The part of MainWindow that joins the list of turns to its menu and to what changes the record.
#include "core/games/catalogue.h"
#include "core/session/game_session.h"
#include "ui/archive/archive_dialog.h"
#include "ui/board/board_widget.h"
#include "ui/game/commentary.h"
#include "ui/game/side_panel.h"
#include "ui/history/history_comment.h"
#include "ui/history/history_controller.h"
#include "ui/history/history_panel.h"
#include "ui/picture/picture_dialog.h"
#include "ui/window/file_drop.h"
#include "ui/window/game_files.h"
#include "ui/window/main_window.h"

#include <QMenu>

namespace ui {
namespace {

// The steps made so far, in notation: "3-4 …". A step that moves an opposing pawn has that pawn's letter in front.
QString stepsText(const TurnEntry& entry, std::string_view gameId) {
    const games::GameInfo* info = games::findGame(gameId);
    QStringList steps;
    for (const game::StepView& step : entry.builder().steps()) {
        QString text = QStringLiteral("%1-%2").arg(step.from + 1).arg(step.to + 1);
        if (info && step.piece != entry.mover())
            text.prepend(QLatin1Char(info->sideLetters[game::indexOf(step.piece)]));
        steps << text;
    }
    return steps.join(QStringLiteral(", ")) + QStringLiteral(" …");
}

} // namespace

void MainWindow::connectHistory() {
    HistoryPanel& list = m_panel->historyPanel();
    connect(new FileDrop(*this), &FileDrop::dropped, this, &MainWindow::openFile);
    connect(&list, &HistoryPanel::menuWanted, this, &MainWindow::showHistoryMenu);
    connect(&list, &HistoryPanel::deleteWanted, this, &MainWindow::deleteFromHere);
    connect(&list.comment(), &HistoryComment::refused, m_commentary, &Commentary::refuse);
}

void MainWindow::updateHistoryActions() {
    const int shown = m_history->shownNode();
    const auto enable = [this](ActionId id, bool isOn) { m_actions.at(id).setEnabled(isOn); };
    enable(ActionId::promoteVariation, !m_session->record().isOnMainLine(shown));
    enable(ActionId::deleteFromHere, shown > 0);
    // Also while the tutor holds the turn.
    const bool isGrowing = !m_history->isViewing() && !m_board->entry().builder().steps().empty();
    m_panel->historyPanel().setUnfinished(isGrowing ? stepsText(m_board->entry(), m_session->match().gameId())
                                                    : QString());
}

void MainWindow::showHistoryMenu(const QPoint& globalPlace) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("historyMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionId id : {ActionId::playFromHere, ActionId::backToGame})
        menu->addAction(&m_actions.at(id));
    menu->addSeparator();
    for (const ActionId id : {ActionId::editComment, ActionId::promoteVariation, ActionId::deleteFromHere})
        menu->addAction(&m_actions.at(id));
    menu->popup(globalPlace);
}

ArchiveDialog* MainWindow::showArchiveDialog() {
    ArchiveDialog* dialog = m_files->showArchive();
    dialog->preview().setTheme(m_board->theme());
    dialog->preview().setCoordinatesVisible(m_preferences.coordinates);
    dialog->preview().setCountsVisible(m_preferences.counts);
    return dialog;
}

PictureDialog* MainWindow::showPictureDialog() {
    if (!m_pictureDialog || !m_pictureDialog->isVisible()) {
        m_pictureDialog = new PictureDialog(*m_board, this);
        m_pictureDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_pictureDialog, &PictureDialog::noted, m_commentary, &Commentary::note);
    }
    m_pictureDialog->open();
    return m_pictureDialog;
}

void MainWindow::keepComment() {
    m_panel->historyPanel().comment().commit();
}

void MainWindow::promoteVariation() {
    keepComment();
    if (m_session->promote(m_history->shownNode()))
        m_commentary->note(tr("This line is now the main line. Undo reverses that."));
}

void MainWindow::deleteFromHere() {
    keepComment();
    const std::size_t before = m_session->record().nodes.size();
    if (!m_session->deleteFrom(m_history->shownNode()))
        return;
    const auto gone = static_cast<int>(before - m_session->record().nodes.size());
    m_commentary->note(tr("%n turn(s) deleted. Undo brings them back.", nullptr, gone));
}

} // namespace ui

#include "ui/dialogs/shortcuts_dialog.h"

#include "ui/access/reading_page.h"
#include "ui/window_actions.h"

#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {
namespace {

QString row(const QString& keys, const QString& what) {
    return QStringLiteral("<tr><td style=\"padding-right:26px; padding-bottom:3px\"><b>%1</b></td>"
                          "<td style=\"padding-bottom:3px\">%2</td></tr>")
        .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

QString heading(const QString& text) {
    return QStringLiteral("<tr><td colspan=\"2\" style=\"padding-top:10px; padding-bottom:4px\"><h3>%1</h3></td></tr>")
        .arg(text.toHtmlEscaped());
}

QString native(const QKeySequence& keys) {
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const WindowActions& actions, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto* page = new ReadingPage(this);
    page->setHtml(pageOf(actions));
    page->setAccessibleName(windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(page, 1);
    layout->addWidget(buttons);
    resize(460, 560);
}

QString ShortcutsDialog::pageOf(const WindowActions& actions) {
    QString page = QStringLiteral("<table cellspacing=\"0\">");
    page += heading(tr("On the board"));
    page += row(tr("Arrow keys"), tr("Move the cursor over rows and pawns"));
    page += row(tr("Enter or Space"), tr("Pick a pawn, or put it into the row"));
    page += row(tr("1 to 8"), tr("Choose a row"));
    page += row(tr("Shift and 1 to 8"), tr("Choose the opposing pawns of a row, in a Bonus Move that may move them"));
    page += row(tr("Enter"), tr("End the turn, when the rest may be declined"));
    page += row(tr("Esc or Backspace"), tr("Put the pawn back, or take back the last step"));
    page += heading(tr("In the window"));
    page += row(tr("F6 and Shift+F6"), tr("Go to the next or previous area: board, history, buttons"));
    for (const QMenu* menu : actions.menus()) {
        QString rows;
        for (const QAction* action : menu->actions()) {
            QStringList keys;
            for (const QKeySequence& shortcut : action->shortcuts())
                keys << native(shortcut);
            if (!keys.isEmpty())
                rows += row(keys.join(QStringLiteral(", ")), plainText(*action));
        }
        QString title = menu->title();
        if (!rows.isEmpty())
            page += heading(title.remove(QLatin1Char('&'))) + rows;
    }
    return page + QStringLiteral("</table>");
}

} // namespace ui

#include "ui/window/shortcuts_dialog.h"

#include "ui/access/reading_page.h"
#include "ui/widgets/fit.h"
#include "ui/window/window_actions.h"

#include <QDialogButtonBox>
#include <QEvent>
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

ShortcutsDialog::ShortcutsDialog(const WindowActions& actions, QWidget* parent) : QDialog(parent), m_actions(actions) {
    m_page = new ReadingPage(this);
    auto* buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    setDialogFrame(*layout);
    layout->addWidget(m_page, 1);
    layout->addWidget(buttons);
    resize(460, 560);
    retranslate();
}

void ShortcutsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ShortcutsDialog::retranslate() {
    setWindowTitle(tr("Keyboard Shortcuts"));
    m_page->replaceHtml(pageOf(m_actions));
    m_page->setAccessibleName(windowTitle());
    m_close->setText(tr("&Close"));
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
    for (const MenuId menu : kMenus) {
        QString rows;
        for (const ActionRow& action : actions.rows()) {
            QStringList keys;
            for (const QKeySequence& shortcut : actions.at(action.id).shortcuts())
                keys << native(shortcut);
            if (action.menu == menu && !keys.isEmpty())
                rows += row(keys.join(QStringLiteral(", ")), actions.name(action.id));
        }
        if (!rows.isEmpty())
            page += heading(actions.name(menu)) + rows;
    }
    return page + QStringLiteral("</table>");
}

} // namespace ui

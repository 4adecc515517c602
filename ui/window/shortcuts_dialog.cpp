#include "ui/window/shortcuts_dialog.h"

#include "ui/access/reading_page.h"
#include "ui/games/game_controls.h"
#include "ui/widgets/fit.h"
#include "ui/window/window_actions.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {
namespace {

QString row(const QString& keys, const QString& what) {
    return QStringLiteral("<tr><td width=\"44%\" style=\"padding-right:26px; padding-bottom:3px\"><b>%1</b></td>"
                          "<td style=\"padding-bottom:3px\">%2</td></tr>")
        .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

// A page that begins with a table would have an empty line above it.
QString section(const QString& title, const QString& rows) {
    return QStringLiteral("<h3>%1</h3><table width=\"100%\" cellspacing=\"0\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

QString native(const QKeySequence& keys) {
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const WindowActions& actions, const GameControls& controls, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_controls(controls) {
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
    m_page->replaceHtml(page());
    m_page->setAccessibleName(windowTitle());
    m_close->setText(tr("&Close"));
}

QString ShortcutsDialog::page() const {
    QString onBoard;
    for (const BoardKey& key : m_controls.boardKeys())
        onBoard += row(key.keys, key.what);
    QString page = section(tr("On the board"), onBoard);
    page += section(tr("In the window"),
                    row(tr("F6 and Shift+F6"), tr("Go to the next or previous area: board, history, buttons")));
    for (const MenuId menu : kMenus) {
        QString rows;
        for (const ActionRow& action : m_actions.rows()) {
            QStringList keys;
            for (const QKeySequence& shortcut : m_actions.at(action.id).shortcuts())
                keys << native(shortcut);
            if (action.menu == menu && !keys.isEmpty())
                rows += row(keys.join(QStringLiteral(", ")), m_actions.name(action.id));
        }
        if (!rows.isEmpty())
            page += section(m_actions.name(menu), rows);
    }
    return page;
}

} // namespace ui

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
    QString page = QStringLiteral("<table cellspacing=\"0\">");
    page += heading(tr("On the board"));
    for (const BoardKey& key : m_controls.boardKeys())
        page += row(key.keys, key.what);
    page += heading(tr("In the window"));
    page += row(tr("F6 and Shift+F6"), tr("Go to the next or previous area: board, history, buttons"));
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
            page += heading(m_actions.name(menu)) + rows;
    }
    return page + QStringLiteral("</table>");
}

} // namespace ui

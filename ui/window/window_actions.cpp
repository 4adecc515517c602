#include "ui/window/window_actions.h"

#include "ui/widgets/tool_tip.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <algorithm>
#include <utility>

namespace ui {
namespace {

QString translated(const char* text) {
    return *text ? QCoreApplication::translate("ui::MainWindow", text) : QString();
}

QString plain(QString text) {
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

// In the order of MenuId.
constexpr const char* kMenuTitles[] = {
    QT_TRANSLATE_NOOP("ui::MainWindow", "&Game"), QT_TRANSLATE_NOOP("ui::MainWindow", "&Edit"),
    QT_TRANSLATE_NOOP("ui::MainWindow", "&View"), QT_TRANSLATE_NOOP("ui::MainWindow", "&Analysis"),
    QT_TRANSLATE_NOOP("ui::MainWindow", "&Help")};

QAction::MenuRole roleOf(ActionId id) {
    switch (id) {
    case ActionId::quit:
        return QAction::QuitRole;
    case ActionId::about:
        return QAction::AboutRole;
    case ActionId::preferences:
        return QAction::PreferencesRole;
    default:
        return QAction::NoRole;
    }
}

} // namespace

WindowActions::WindowActions(QMainWindow& window, std::vector<ActionRow> rows) : m_rows(std::move(rows)) {
    for (std::size_t i = 0; i < std::size(kMenuTitles); ++i)
        m_menus.push_back(window.menuBar()->addMenu(QString()));
    QHash<QMenu*, int> groups;
    for (const ActionRow& row : m_rows) {
        auto* action = new QAction(&window);
        if (*row.keys)
            action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(row.keys)));
        action->setMenuRole(roleOf(row.id));
        action->setCheckable(row.kind == ActionKind::toggle);
        if (row.slot)
            QObject::connect(action, &QAction::triggered, &window, row.slot);
        QMenu* menu = m_menus[static_cast<std::size_t>(row.menu)];
        if (groups.value(menu, row.group) != row.group)
            menu->addSeparator();
        groups.insert(menu, row.group);
        menu->addAction(action);
        m_actions.insert(row.id, action);
    }
    retranslate();
}

const ActionRow& WindowActions::row(ActionId id) const {
    return *std::find_if(m_rows.begin(), m_rows.end(), [id](const ActionRow& row) { return row.id == id; });
}

QString WindowActions::name(ActionId id) const {
    return plain(translated(row(id).text));
}

QString WindowActions::name(MenuId menu) {
    return plain(translated(kMenuTitles[static_cast<std::size_t>(menu)]));
}

QString WindowActions::tip(ActionId id) const {
    return translated(row(id).tip);
}

void WindowActions::show(const ActionRow& row) {
    QAction& action = at(row.id);
    action.setText(translated(row.text));
    setPlainToolTip(action, *row.tip ? tip(row.id) : name(row.id));
}

void WindowActions::retranslate() {
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(translated(kMenuTitles[i]));
    for (const ActionRow& row : m_rows)
        show(row);
}

void WindowActions::rename(ActionId id, const char* text, const char* tip) {
    for (ActionRow& row : m_rows) {
        if (row.id != id || (qstrcmp(row.text, text) == 0 && qstrcmp(row.tip, tip) == 0))
            continue;
        row.text = text;
        row.tip = tip;
        show(row);
    }
}

QString plainText(const QAction& action) {
    return plain(action.text());
}

} // namespace ui

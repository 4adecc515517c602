#include "ui/window/window_actions.h"

#include "ui/widgets/tool_tip.h"
#include "ui/window/menus.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <algorithm>
#include <utility>

namespace ui {
namespace {

QString translated(const char* text) {
    return *text ? QCoreApplication::translate("Menus", text) : QString();
}

QString plain(QString text) {
    text.remove(QLatin1Char('&'));
    text.remove(QChar(0x2026));
    return text;
}

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
    for (std::size_t i = 0; i < std::size(kMenus); ++i)
        m_menus.push_back(window.menuBar()->addMenu(QString()));
    QHash<QMenu*, int> groups;
    for (const ActionRow& row : m_rows) {
        auto* action = new QAction(&window);
        if (*row.keys)
            action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(row.keys)));
        action->setMenuRole(roleOf(row.id));
        action->setCheckable(row.isToggle());
        if (row.run)
            QObject::connect(action, &QAction::triggered, &window, row.run);
        else if (row.turn)
            QObject::connect(action, &QAction::triggered, &window, row.turn);
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
    return plain(translated(row(id).words.text));
}

QString WindowActions::name(MenuId menu) {
    return plain(translated(Menus::title(menu)));
}

QString WindowActions::tip(ActionId id) const {
    return translated(row(id).words.tip);
}

void WindowActions::show(const ActionRow& row) {
    QAction& action = at(row.id);
    action.setText(translated(row.words.text));
    setPlainToolTip(action, *row.words.tip ? tip(row.id) : name(row.id));
}

void WindowActions::retranslate() {
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(translated(Menus::title(kMenus[i])));
    for (const ActionRow& row : m_rows)
        show(row);
}

void WindowActions::update() {
    for (ActionRow& row : m_rows) {
        QAction& action = at(row.id);
        if (row.isEnabled)
            action.setEnabled(row.isEnabled());
        if (row.isOn)
            action.setChecked(row.isOn());
        if (!row.wordsForNow)
            continue;
        const ActionWords words = row.wordsForNow();
        action.setVisible(words.text != nullptr);
        if (!words.text)
            continue;
        if (qstrcmp(row.words.text, words.text) == 0 && qstrcmp(row.words.tip, words.tip) == 0)
            continue;
        row.words = words;
        show(row);
    }
}

QString plainText(const QAction& action) {
    return plain(action.text());
}

} // namespace ui

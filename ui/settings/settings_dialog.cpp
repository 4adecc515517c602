#include "ui/settings/settings_dialog.h"

#include "ui/access/spoken.h"
#include "ui/access/spoken_name.h"
#include "ui/new_game/rules_chooser.h"
#include "ui/settings/preference_rows.h"
#include "ui/widgets/field_label.h"
#include "ui/widgets/fit.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window/window_actions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

namespace ui {
namespace {

constexpr int kNarrowest = 440;

} // namespace

SettingsDialog::SettingsDialog(const QString& gameId, const Preferences& preferences, const WindowActions& actions,
                               QWidget* parent)
    : QDialog(parent), m_actions(actions), m_preferences(preferences) {
    build(gameId);
    retranslate();
    display(preferences);
}

void SettingsDialog::build(const QString& gameId) {
    m_pages = new QTabWidget(this);
    m_pages->tabBar()->setDrawBase(false);
    QFormLayout* pages[] = {addPage(), addPage(), addPage()}; // in the order of PreferencePage
    for (const PreferenceRow& row : preferenceRows())
        addControl(*pages[static_cast<std::size_t>(row.page)], row);
    addRules(*pages[static_cast<std::size_t>(PreferencePage::general)], gameId);
    addTutorNote(*pages[static_cast<std::size_t>(PreferencePage::analysis)]);

    // Not the standard buttons: their texts are Qt's again whenever the language changes.
    auto* buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_restore = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        display(Settings::defaults());
        take();
    });
    m_restore->setObjectName(QStringLiteral("restoreDefaults"));
    m_restore->setAutoDefault(false);
    m_close->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    setDialogFrame(*layout);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    new FitKeeper(*this, kNarrowest);
}

QFormLayout* SettingsDialog::addPage() {
    auto* page = new QWidget(m_pages);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 14, 0, 0);
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(10);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_pages->addTab(new ScrollPage(page, m_pages), QString());
    return form;
}

void SettingsDialog::addControl(QFormLayout& form, const PreferenceRow& row) {
    QWidget* page = form.parentWidget();
    Control control{&row};
    if (row.isSwitch()) {
        control.box = new QCheckBox(page);
        control.box->setObjectName(QString::fromLatin1(row.name));
        form.addRow(control.box);
        connect(control.box, &QCheckBox::toggled, this, &SettingsDialog::take);
    } else {
        control.list = new QComboBox(page);
        control.label = new FieldLabel(*control.list, page);
        control.list->setObjectName(QString::fromLatin1(row.name));
        for (const PreferenceValue& value : row.values)
            control.list->addItem(QString(), value.value);
        control.label->setBuddy(control.list);
        form.addRow(control.label, control.list);
        connect(control.list, &QComboBox::currentIndexChanged, this, &SettingsDialog::take);
    }
    m_controls.push_back(control);
}

void SettingsDialog::addRules(QFormLayout& form, const QString& gameId) {
    QWidget* page = form.parentWidget();
    m_rules = new RulesChooser(gameId, page);
    m_rulesNote = new PlainLabel(page);
    m_rulesNote->setWordWrap(true);
    m_rulesNote->setProperty("role", "dim");
    speakWithControl(*m_rulesNote);
    auto* rules = new QVBoxLayout;
    rules->setSpacing(6);
    rules->addWidget(m_rules);
    rules->addWidget(m_rulesNote);
    m_rulesLabel = new FieldLabel(*m_rules->findChild<QComboBox*>(), page);
    form.addRow(m_rulesLabel, rules);
    connect(m_rules, &RulesChooser::rulesChanged, this, &SettingsDialog::take);
}

void SettingsDialog::addTutorNote(QFormLayout& form) {
    m_tutorNote = new PlainLabel(form.parentWidget());
    m_tutorNote->setWordWrap(true);
    m_tutorNote->setProperty("role", "dim");
    speakWithControl(*m_tutorNote);
    form.addRow(m_tutorNote);
}

void SettingsDialog::setPreferences(const Preferences& preferences) {
    if (preferences == m_preferences)
        return;
    display(preferences);
}

void SettingsDialog::display(const Preferences& preferences) {
    m_isShowing = true;
    m_preferences = preferences;
    for (const Control& control : m_controls) {
        const int value = control.row->field.get(preferences);
        // What the board of the game has no use for.
        if (control.box && control.row->action)
            control.box->setVisible(m_actions.at(*control.row->action).isVisible());
        if (control.box)
            control.box->setChecked(value != 0);
        else
            control.list->setCurrentIndex(control.list->findData(value));
    }
    m_rules->setRules(preferences.rules.value(m_rules->game()));
    openControls();
    m_isShowing = false;
}

void SettingsDialog::take() {
    if (m_isShowing)
        return;
    for (const Control& control : m_controls)
        control.row->field.set(m_preferences,
                               control.box ? control.box->isChecked() : control.list->currentData().toInt());
    m_preferences.rules.insert(m_rules->game(), m_rules->rules());
    openControls();
    emit changed(m_preferences);
}

void SettingsDialog::openControls() {
    for (const Control& control : m_controls) {
        if (!control.row->isOpen)
            continue;
        for (QWidget* part : std::initializer_list<QWidget*>{control.box, control.label, control.list})
            if (part)
                part->setEnabled(control.row->isOpen(m_preferences));
    }
}

void SettingsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SettingsDialog::retranslate(const Control& control) {
    const QString name = preferenceName(*control.row, m_actions);
    const QString tip = control.row->action ? m_actions.tip(*control.row->action) : QString();
    QWidget* widget = control.box ? static_cast<QWidget*>(control.box) : control.list;
    setPlainToolTip(*widget, tip);
    widget->setAccessibleDescription(tip);
    if (control.box) {
        control.box->setText(name);
        return;
    }
    control.label->setText(name);
    setSpokenName(*control.list, name);
    for (int i = 0; i < control.list->count(); ++i)
        control.list->setItemText(i, control.row->valueText(control.list->itemData(i).toInt()));
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    m_pages->setTabText(0, tr("General"));
    m_pages->setTabText(1, tr("Board"));
    m_pages->setTabText(2, tr("Analysis"));
    m_pages->setAccessibleName(tr("Preferences"));
    for (const Control& control : m_controls)
        retranslate(control);
    m_rulesLabel->setText(tr("Rules"));
    m_rules->retranslate();
    m_rulesNote->setText(tr("Another choice of rules applies to the next game."));
    m_tutorNote->setText(tr("The tutor stops such a turn before it is final. You can still play it."));
    m_close->setText(tr("&Close"));
    m_restore->setText(tr("&Restore Defaults"));
}

} // namespace ui

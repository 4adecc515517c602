#include "ui/dialogs/settings_dialog.h"

#include "ui/dialogs/analysis_settings.h"
#include "ui/dialogs/fit.h"
#include "ui/dialogs/rules_chooser.h"
#include "ui/dialogs/scroll_page.h"
#include "ui/dialogs/spoken_name.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <algorithm>

namespace ui {
namespace {

constexpr int kNarrowest = 440;

} // namespace

SettingsDialog::SettingsDialog(const QString& gameId, const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences) {
    build(gameId);
    retranslate();
    display(preferences);
}

void SettingsDialog::build(const QString& gameId) {
    m_pages = new QTabWidget(this);
    m_pages->setDocumentMode(true);
    QFormLayout* form = addPage();
    QFormLayout* board = addPage();
    // The entries are in the order of the enumerations.
    m_language = addList(form, "language", 3);
    m_theme = addList(form, "theme", 4);
    m_textSize = addList(form, "textSize", static_cast<int>(kTextSizes.size()));
    m_set = addList(board, "set", 3);
    m_animation = addList(board, "animation", 4);
    m_pace = addList(board, "pace", 3);

    auto* boxes = new QVBoxLayout;
    boxes->setSpacing(4);
    for (auto [member, name] : {std::pair{&m_coordinates, "coordinates"},
                                {&m_counts, "counts"},
                                {&m_marks, "marks"},
                                {&m_prompts, "prompts"},
                                {&m_confirm, "confirm"}}) {
        *member = new QCheckBox(this);
        (*member)->setObjectName(QString::fromLatin1(name));
        boxes->addWidget(*member);
        connect(*member, &QCheckBox::toggled, this, &SettingsDialog::take);
    }
    board->addRow(boxes);

    m_analysis = new AnalysisSettings(this);
    connect(m_analysis, &AnalysisSettings::changed, this, &SettingsDialog::take);

    m_rules = new RulesChooser(gameId, this);
    m_rulesNote = new QLabel(this);
    m_rulesNote->setWordWrap(true);
    m_rulesNote->setProperty("role", "dim");
    auto* rules = new QVBoxLayout;
    rules->setSpacing(6);
    rules->addWidget(m_rules);
    rules->addWidget(m_rulesNote);
    m_rulesLabel = new QLabel(this);
    m_rulesLabel->setContentsMargins(0, 4, 0, 0);
    form->addRow(m_rulesLabel, rules);
    connect(m_rules, &RulesChooser::rulesChanged, this, &SettingsDialog::take);
    connect(m_rules, &RulesChooser::rulesChanged, this, [this] { growToFit(*this, kNarrowest); });

    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        display(Settings::defaults());
        take();
    });
    m_buttons->button(QDialogButtonBox::RestoreDefaults)->setAutoDefault(false);
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 16);
    layout->setSpacing(18);
    m_pages->addTab(new ScrollPage(m_analysis, m_pages), QString());
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_buttons);
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

SettingsDialog::Line SettingsDialog::addList(QFormLayout* form, const char* name, int entries) {
    const Line line{new QLabel(this), new QComboBox(this)};
    line.box->setObjectName(QString::fromLatin1(name));
    for (int i = 0; i < entries; ++i)
        line.box->addItem(QString());
    line.label->setContentsMargins(0, 4, 0, 0);
    line.label->setBuddy(line.box);
    form->addRow(line.label, line.box);
    connect(line.box, &QComboBox::currentIndexChanged, this, &SettingsDialog::take);
    return line;
}

void SettingsDialog::setPreferences(const Preferences& preferences) {
    if (preferences == m_preferences)
        return;
    display(preferences);
}

void SettingsDialog::display(const Preferences& preferences) {
    m_isShowing = true;
    m_preferences = preferences;
    m_language.box->setCurrentIndex(static_cast<int>(preferences.language));
    m_theme.box->setCurrentIndex(static_cast<int>(preferences.theme));
    m_set.box->setCurrentIndex(static_cast<int>(preferences.set));
    const auto size = std::find(kTextSizes.begin(), kTextSizes.end(), preferences.textSize);
    m_textSize.box->setCurrentIndex(static_cast<int>(size - kTextSizes.begin()));
    m_animation.box->setCurrentIndex(static_cast<int>(preferences.animation));
    m_pace.box->setCurrentIndex(static_cast<int>(preferences.pace));
    m_marks->setChecked(preferences.marks);
    m_counts->setChecked(preferences.counts);
    m_coordinates->setChecked(preferences.coordinates);
    m_prompts->setChecked(preferences.prompts);
    m_confirm->setChecked(preferences.confirm);
    m_analysis->display(preferences);
    m_rules->setRules(preferences.rules);
    m_isShowing = false;
}

void SettingsDialog::take() {
    if (m_isShowing)
        return;
    m_preferences.language = static_cast<Language>(m_language.box->currentIndex());
    m_preferences.theme = static_cast<ThemeChoice>(m_theme.box->currentIndex());
    m_preferences.set = static_cast<BoardSet>(m_set.box->currentIndex());
    m_preferences.textSize = kTextSizes.at(static_cast<std::size_t>(m_textSize.box->currentIndex()));
    m_preferences.animation = static_cast<Animation>(m_animation.box->currentIndex());
    m_preferences.pace = static_cast<Pace>(m_pace.box->currentIndex());
    m_preferences.marks = m_marks->isChecked();
    m_preferences.counts = m_counts->isChecked();
    m_preferences.coordinates = m_coordinates->isChecked();
    m_preferences.prompts = m_prompts->isChecked();
    m_preferences.confirm = m_confirm->isChecked();
    m_analysis->writeTo(m_preferences);
    m_preferences.rules = m_rules->rules();
    emit changed(m_preferences);
}

void SettingsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        growToFit(*this, kNarrowest);
    }
    // The widgets in it hear of their new font after it.
    if (event->type() == QEvent::FontChange && m_buttons)
        QMetaObject::invokeMethod(
            this, [this] { growToFit(*this, kNarrowest); }, Qt::QueuedConnection);
}

void SettingsDialog::setTexts(const Line& line, const QString& label, const QStringList& entries) {
    line.label->setText(label);
    setSpokenName(*line.box, label);
    for (int i = 0; i < line.box->count(); ++i)
        line.box->setItemText(i, entries.value(i));
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    // The languages keep their own names: whoever is lost in a foreign one must find the own.
    setTexts(m_language, tr("Language"), {tr("System"), QStringLiteral("English"), QStringLiteral("Español")});
    setTexts(m_theme, tr("Theme"), {tr("System"), tr("Light"), tr("Dark"), tr("High contrast")});
    setTexts(m_set, tr("Board and pawns"), {tr("Classic wood"), tr("Flat modern"), tr("Clear shapes")});
    QStringList sizes;
    for (const int percent : kTextSizes)
        sizes << tr("%1 %", "percent").arg(percent);
    setTexts(m_textSize, tr("Text size"), sizes);
    // Why nothing moves, for whoever wonders.
    const bool isStill = Settings::defaults().animation == Animation::off;
    setTexts(m_animation, tr("Animation"),
             {isStill ? tr("Off, as the system asks") : tr("Off"), tr("Fast"), tr("Normal"), tr("Slow")});
    setTexts(m_pace, tr("Computer waits"), {tr("Not at all"), tr("A moment"), tr("Longer")});
    m_coordinates->setText(tr("Row numbers"));
    m_counts->setText(tr("Pawns per row"));
    m_marks->setText(tr("Marks for possible moves and the last turn"));
    m_prompts->setText(tr("The step that is wanted, on the board"));
    m_confirm->setText(tr("Confirm each turn before it is played"));
    m_pages->setTabText(0, tr("General"));
    m_pages->setTabText(1, tr("Board"));
    m_pages->setTabText(2, tr("Analysis"));
    m_pages->setAccessibleName(tr("Preferences"));
    m_analysis->retranslate();
    m_rulesLabel->setText(tr("Rules"));
    m_rules->retranslate();
    m_rulesNote->setText(tr("Another choice of rules applies to the next game."));
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    m_buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("Restore defaults"));
}

void SettingsDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    growToFit(*this, kNarrowest);
}

} // namespace ui

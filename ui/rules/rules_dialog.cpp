#include "ui/rules/rules_dialog.h"

#include "core/games/catalogue.h"
#include "ui/access/reading_page.h"
#include "ui/access/spoken.h"
#include "ui/access/spoken_name.h"
#include "ui/appearance/appearance.h"
#include "ui/text/rules_page.h"
#include "ui/text/rules_text.h"
#include "ui/widgets/fit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

RulesDialog::RulesDialog(const QString& gameId, const Appearance& appearance, QWidget* parent)
    : QDialog(parent), m_appearance(appearance) {
    m_list = new QComboBox(this);
    if (const games::GameInfo* info = games::findGame(gameId.toStdString()))
        for (const games::RuleSetInfo& rules : info->ruleSets)
            m_list->addItem(QString(), QString::fromUtf8(rules.id.data(), static_cast<qsizetype>(rules.id.size())));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_page = new ReadingPage(this);
    auto* buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    setDialogFrame(*layout);
    layout->addWidget(m_list);
    layout->addWidget(m_page, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QComboBox::currentIndexChanged, this, [this] {
        showPage();
        m_page->moveCursor(QTextCursor::Start);
    });
    connect(&appearance, &Appearance::changed, this, &RulesDialog::showPage);
    resize(620, 680);
    retranslate();
    m_page->setFocus();
}

void RulesDialog::setRules(const QString& rulesId) {
    const int index = m_list->findData(rulesId);
    if (index >= 0)
        m_list->setCurrentIndex(index);
}

QString RulesDialog::text() const {
    return m_page->toPlainText();
}

void RulesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulesDialog::retranslate() {
    setWindowTitle(tr("Rules of Linja"));
    setSpokenName(*m_list, tr("Rules"));
    setSpokenName(*m_page, tr("Rules of Linja"));
    m_close->setText(tr("&Close"));
    for (int i = 0; i < m_list->count(); ++i)
        m_list->setItemText(i, rulesName(m_list->itemData(i).toString()));
    showPage();
}

void RulesDialog::showPage() {
    m_page->document()->setDefaultStyleSheet(rulesPageStyle(m_appearance.theme()));
    m_page->replaceHtml(rulesPage(m_list->currentData().toString(), QLocale::languageToCode(QLocale().language())));
}

} // namespace ui

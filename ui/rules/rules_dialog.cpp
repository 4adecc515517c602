#include "ui/rules/rules_dialog.h"

#include "core/games/catalogue.h"
#include "ui/access/reading_page.h"
#include "ui/access/spoken.h"
#include "ui/access/spoken_name.h"
#include "ui/appearance/appearance.h"
#include "ui/games/games.h"
#include "ui/text/rules_page.h"
#include "ui/text/rules_text.h"
#include "ui/widgets/fit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

constexpr int kDiagramWidth = 240;

} // namespace

RulesDialog::RulesDialog(const Appearance& appearance, QWidget* parent) : QDialog(parent), m_appearance(appearance) {
    m_list = new QComboBox(this);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_page = new ReadingPage(this);
    m_page->setPictures([this](const QString& name) {
        return artOf(m_gameId).diagram(name.section(QLatin1Char('/'), 1), kDiagramWidth, devicePixelRatioF(),
                                       m_appearance.theme());
    });
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
    m_page->setFocus();
}

void RulesDialog::setGame(const QString& gameId, const QString& rulesId) {
    if (gameId != m_gameId) {
        const QSignalBlocker quiet(m_list);
        m_gameId = gameId;
        m_list->clear();
        if (const games::GameInfo* info = games::findGame(gameId.toStdString()))
            for (const games::RuleSetInfo& rules : info->ruleSets)
                m_list->addItem(QString(), QString::fromUtf8(rules.id.data(), static_cast<qsizetype>(rules.id.size())));
    }
    const int index = m_list->findData(rulesId);
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentIndex(std::max(index, 0));
    }
    retranslate();
    m_page->moveCursor(QTextCursor::Start);
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
    //: %1 is a game, "Linja".
    const QString title = tr("Rules of %1").arg(wordsOf(m_gameId).name());
    setWindowTitle(title);
    setSpokenName(*m_list, tr("Rules"));
    setSpokenName(*m_page, title);
    m_close->setText(tr("&Close"));
    for (int i = 0; i < m_list->count(); ++i)
        m_list->setItemText(i, rulesName(m_gameId, m_list->itemData(i).toString()));
    showPage();
}

void RulesDialog::showPage() {
    m_page->document()->setDefaultStyleSheet(rulesPageStyle(m_appearance.theme()));
    QString page = rulesPage(m_gameId, m_list->currentData().toString(), QLocale::languageToCode(QLocale().language()));
    // A page keeps the pictures that it has been given by their names: those of another theme have others.
    page.replace(QLatin1String("<img src=\""),
                 QStringLiteral("<img src=\"%1/").arg(static_cast<int>(m_appearance.theme().kind)));
    m_page->replaceHtml(page);
}

} // namespace ui

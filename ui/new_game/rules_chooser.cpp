#include "ui/new_game/rules_chooser.h"

#include "ui/access/spoken.h"
#include "ui/access/spoken_name.h"
#include "ui/text/rules_text.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tool_tip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

RulesChooser::RulesChooser(const QString& gameId, QWidget* parent) : QWidget(parent) {
    m_editions = new QComboBox(this);
    m_editions->setObjectName(QStringLiteral("editions"));
    m_sentence = new PlainLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setProperty("role", "dim");
    speakWithControl(*m_sentence);
    m_switchLayout = new QVBoxLayout;
    m_switchLayout->setSpacing(4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_editions);
    layout->addWidget(m_sentence);
    layout->addLayout(m_switchLayout);
    connect(m_editions, &QComboBox::currentIndexChanged, this, [this] {
        showSwitches();
        report();
    });
    setGame(gameId);
}

void RulesChooser::setGame(const QString& gameId) {
    m_gameId = gameId;
    {
        const QSignalBlocker quiet(m_editions);
        m_editions->clear();
        for (const QString& edition : editionsOf(gameId))
            m_editions->addItem(QString(), edition);
    }
    setRules(defaultRules(gameId));
}

QString RulesChooser::rules() const {
    QStringList chosen;
    for (const QCheckBox* box : m_switches)
        if (box->isChecked())
            chosen << box->objectName();
    const QString id = rulesWith(m_gameId, m_editions->currentData().toString(), chosen);
    return id.isEmpty() ? defaultRules(m_gameId) : id;
}

void RulesChooser::setRules(const QString& rulesId) {
    const QString known = isKnownRules(m_gameId, rulesId) ? rulesId : defaultRules(m_gameId);
    const RuleChoice choice = splitRules(known);
    {
        const QSignalBlocker quiet(m_editions);
        m_editions->setCurrentIndex(m_editions->findData(choice.edition));
    }
    showSwitches();
    for (QCheckBox* box : m_switches) {
        const QSignalBlocker quiet(box);
        box->setChecked(choice.switches.contains(box->objectName()));
    }
}

void RulesChooser::showSwitches() {
    for (QCheckBox* box : m_switches)
        delete box;
    m_switches.clear();
    for (const QString& id : switchesOf(m_gameId, m_editions->currentData().toString())) {
        auto* box = new QCheckBox(this);
        box->setObjectName(id);
        m_switchLayout->addWidget(box);
        // What is made later would be the last in the window that Tab comes to.
        setTabOrder(m_switches.empty() ? static_cast<QWidget*>(m_editions) : m_switches.back(), box);
        m_switches.push_back(box);
        connect(box, &QCheckBox::toggled, this, &RulesChooser::report);
    }
    retranslate();
}

void RulesChooser::report() {
    emit rulesChanged(rules());
}

void RulesChooser::retranslate() {
    for (int i = 0; i < m_editions->count(); ++i)
        m_editions->setItemText(i, ruleName(m_gameId, m_editions->itemData(i).toString()));
    setSpokenName(*m_editions, tr("Edition"));
    m_sentence->setText(ruleSentence(m_gameId, m_editions->currentData().toString()));
    setSpokenDescription(*m_editions, m_sentence->text());
    for (QCheckBox* box : m_switches) {
        box->setText(ruleName(m_gameId, box->objectName()));
        setPlainToolTip(*box, ruleSentence(m_gameId, box->objectName()));
        setSpokenDescription(*box, ruleSentence(m_gameId, box->objectName()));
    }
}

} // namespace ui

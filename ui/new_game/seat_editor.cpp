#include "ui/new_game/seat_editor.h"
#include "ui/access/spoken.h"
#include "ui/access/spoken_name.h"

#include "core/ai/thinker.h"
#include "ui/games/games.h"
#include "ui/text/level_text.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <algorithm>

namespace ui {

namespace {

constexpr int kFieldFrame = 28; // beside the text of a field

} // namespace

SeatEditor::SeatEditor(game::Side side, const SeatChoice& seat, QWidget* parent) : QWidget(parent), m_side(side) {
    m_who = new QComboBox(this);
    m_who->setObjectName(QStringLiteral("who"));
    m_who->addItem(QString(), kHuman);
    for (int level = 1; level <= ai::levelCount(); ++level)
        m_who->addItem(QString(), level);
    m_who->setCurrentIndex(m_who->findData(std::min(seat.level, ai::levelCount())));
    m_isPerson = seat.isHuman();
    m_name = new QLineEdit(seat.name, this);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(kLongestName);
    m_sentence = new PlainLabel(this);
    m_sentence->setProperty("role", "dim");
    speakWithControl(*m_sentence);
    m_sentence->setWordWrap(true);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_who, 0, 0);
    layout->addWidget(m_name, 0, 1);
    layout->addWidget(m_sentence, 1, 0, 1, 2);
    layout->setColumnStretch(0, 3);
    layout->setColumnStretch(1, 2);
    connect(m_who, &QComboBox::currentIndexChanged, this, [this] {
        changeNames();
        showSentence();
    });
    retranslate();
}

SeatChoice SeatEditor::seat() const {
    return {m_name->text().simplified(), m_who->currentData().toInt()};
}

// A name belongs to whom it was given to: the person takes it away, and brings it back.
void SeatEditor::changeNames() {
    const bool isPerson = m_who->currentData().toInt() == kHuman;
    if (isPerson == m_isPerson)
        return;
    m_isPerson = isPerson;
    const QString name = m_name->text();
    m_name->setText(m_otherName);
    m_otherName = name;
}

void SeatEditor::setGame(const QString& gameId) {
    m_gameId = gameId;
    retranslate();
}

void SeatEditor::retranslate() {
    for (int i = 0; i < m_who->count(); ++i) {
        const int level = m_who->itemData(i).toInt();
        m_who->setItemText(i, level == kHuman ? tr("Person") : computerName(level));
    }
    setSpokenName(*m_who, tr("Who plays %1").arg(wordsOf(m_gameId).sideName(m_side)));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setMinimumWidth(m_name->fontMetrics().horizontalAdvance(m_name->placeholderText()) + kFieldFrame);
    m_name->setAccessibleName(tr("Name of %1").arg(wordsOf(m_gameId).sideName(m_side)));
    showSentence();
}

void SeatEditor::showSentence() {
    const QString sentence = levelSentence(m_who->currentData().toInt());
    m_sentence->setText(sentence);
    setSpokenDescription(*m_who, sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

} // namespace ui

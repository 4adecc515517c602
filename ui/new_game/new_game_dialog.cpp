#include "ui/new_game/new_game_dialog.h"

#include "ui/access/spoken_name.h"
#include "ui/games/games.h"
#include "ui/new_game/game_chooser.h"
#include "ui/new_game/rules_chooser.h"
#include "ui/new_game/seat_editor.h"
#include "ui/widgets/fit.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scroll_page.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

constexpr int kWidth = 476;

// The entries of the list of lengths.
enum Length { kSingle, kMatch, kOpen };

} // namespace

NewGameDialog::NewGameDialog(const QStringList& gameIds, const NewGameChoice& choice,
                             const QMap<QString, QString>& rules, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_gameId(gameIds.contains(choice.gameId) ? choice.gameId : gameIds.front()), m_rulesOf(rules) {
    build(gameIds, choice, theme);
    chooseGame(m_gameId);
}

void NewGameDialog::build(const QStringList& gameIds, const NewGameChoice& choice, const Theme& theme) {
    auto* page = new QWidget(this);
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(14);
    m_chooser = new GameChooser(gameIds, theme, page);
    m_chooser->choose(m_gameId);
    m_chooser->setVisible(gameIds.size() > 1);
    connect(m_chooser, &GameChooser::chosen, this, &NewGameDialog::chooseGame);
    parts->addWidget(m_chooser);
    m_form = new QFormLayout;
    parts->addLayout(m_form);
    parts->addStretch();
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(14);
    m_form->setVerticalSpacing(12);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const game::Side side : {game::Side::first, game::Side::second}) {
        auto* seat = new SeatEditor(side, choice.seats[game::indexOf(side)], page);
        seat->setObjectName(side == game::Side::first ? QStringLiteral("firstSeat") : QStringLiteral("secondSeat"));
        m_seats[game::indexOf(side)] = seat;
        m_form->addRow(new PlainLabel(page), seat);
    }
    m_starter = new QComboBox(page);
    m_starter->setObjectName(QStringLiteral("starter"));
    for (const Starter starter : {Starter::first, Starter::second, Starter::lot})
        m_starter->addItem(QString(), static_cast<int>(starter));
    m_starter->setCurrentIndex(m_starter->findData(static_cast<int>(choice.starter)));
    auto* starterLabel = new PlainLabel(page);
    starterLabel->setBuddy(m_starter);
    m_form->addRow(starterLabel, m_starter);
    m_form->addRow(new PlainLabel(page), lengthRow(choice.games, page));
    m_rules = new RulesChooser(m_gameId, page);
    m_form->addRow(new PlainLabel(page), m_rules);
    // On the line of the first control of each row.
    for (int row = 0; row < m_form->rowCount(); ++row)
        m_form->itemAt(row, QFormLayout::LabelRole)->widget()->setContentsMargins(0, 2, 0, 0);

    // Not the standard buttons: their texts are Qt's again whenever the language changes.
    auto* buttons = new QDialogButtonBox(this);
    m_start = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_cancel = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    setDialogFrame(*layout);
    layout->addWidget(new ScrollPage(page, this), 1);
    layout->addWidget(buttons);
    new FitKeeper(*this, kWidth);
    m_start->setFocus();
}

QWidget* NewGameDialog::lengthRow(int games, QWidget* page) {
    auto* row = new QWidget(page);
    m_length = new QComboBox(row);
    m_length->setObjectName(QStringLiteral("length"));
    for (const Length length : {kSingle, kMatch, kOpen})
        m_length->addItem(QString(), length);
    m_length->setCurrentIndex(m_length->findData(games == 1 ? kSingle : games == 0 ? kOpen : kMatch));
    m_games = new QSpinBox(row);
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setRange(2, kMostGames);
    m_games->setValue(std::max(games, 2) == games ? games : 3);
    m_games->setVisible(m_length->currentData().toInt() == kMatch);
    connect(m_length, &QComboBox::currentIndexChanged, this,
            [this] { m_games->setVisible(m_length->currentData().toInt() == kMatch); });
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_length, 1);
    layout->addWidget(m_games);
    return row;
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

// The seats stay as they are: who plays does not depend on the game.
void NewGameDialog::chooseGame(const QString& gameId) {
    if (gameId != m_gameId)
        m_rulesOf.insert(m_gameId, m_rules->rules());
    m_gameId = gameId;
    for (SeatEditor* seat : m_seats)
        seat->setGame(gameId);
    m_rules->setGame(gameId);
    m_rules->setRules(m_rulesOf.value(gameId));
    retranslate();
}

void NewGameDialog::retranslate() {
    const GameWords& words = wordsOf(m_gameId);
    setWindowTitle(tr("New Game"));
    const QString labels[] = {words.sideName(game::Side::first), words.sideName(game::Side::second), tr("Who starts"),
                              tr("Length"), tr("Rules")};
    m_chooser->retranslate();
    for (int row = 0; row < m_form->rowCount(); ++row)
        static_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget())->setText(labels[row]);
    for (SeatEditor* seat : m_seats)
        seat->retranslate();
    setSpokenName(*m_starter, tr("Who starts"));
    m_starter->setItemText(m_starter->findData(static_cast<int>(Starter::first)), words.sideName(game::Side::first));
    m_starter->setItemText(m_starter->findData(static_cast<int>(Starter::second)), words.sideName(game::Side::second));
    m_starter->setItemText(m_starter->findData(static_cast<int>(Starter::lot)), tr("By lot"));
    setSpokenName(*m_length, tr("Length"));
    m_length->setItemText(m_length->findData(kSingle), tr("Single game"));
    m_length->setItemText(m_length->findData(kMatch), tr("Match"));
    m_length->setItemText(m_length->findData(kOpen), tr("Open-ended match"));
    m_games->setSuffix(tr(" games"));
    m_games->setAccessibleName(tr("Number of games"));
    m_rules->retranslate();
    m_start->setText(tr("&Start"));
    m_cancel->setText(tr("&Cancel"));
}

void NewGameDialog::setTheme(const Theme& theme) {
    m_chooser->setTheme(theme);
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    choice.gameId = m_gameId;
    for (std::size_t side = 0; side < m_seats.size(); ++side)
        choice.seats[side] = m_seats[side]->seat();
    choice.starter = static_cast<Starter>(m_starter->currentData().toInt());
    switch (m_length->currentData().toInt()) {
    case kOpen:
        choice.games = 0;
        break;
    case kMatch:
        choice.games = m_games->value();
        break;
    default:
        choice.games = 1;
    }
    return choice;
}

QString NewGameDialog::rules() const {
    return m_rules->rules();
}

} // namespace ui

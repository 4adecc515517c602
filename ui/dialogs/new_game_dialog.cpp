#include "ui/dialogs/new_game_dialog.h"

#include "ui/dialogs/fit.h"
#include "ui/dialogs/rules_chooser.h"
#include "ui/dialogs/seat_editor.h"
#include "ui/dialogs/spoken_name.h"
#include "ui/text/side_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

namespace ui {
namespace {

constexpr int kWidth = 476;

// The entries of the list of lengths.
enum Length { kSingle, kMatch, kOpen };

} // namespace

NewGameDialog::NewGameDialog(const QString& gameId, const NewGameChoice& choice, const QString& rulesId,
                             QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("New Game"));
    build(choice, gameId, rulesId);
}

void NewGameDialog::build(const NewGameChoice& choice, const QString& gameId, const QString& rulesId) {
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(12);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const game::Side side : {game::Side::first, game::Side::second}) {
        auto* seat = new SeatEditor(side, choice.seats[game::indexOf(side)], this);
        seat->setObjectName(side == game::Side::first ? QStringLiteral("redSeat") : QStringLiteral("blackSeat"));
        m_seats[game::indexOf(side)] = seat;
        form->addRow(sideName(side), seat);
    }
    m_starter = new QComboBox(this);
    m_starter->setObjectName(QStringLiteral("starter"));
    m_starter->addItem(sideName(game::Side::first), static_cast<int>(Starter::red));
    m_starter->addItem(sideName(game::Side::second), static_cast<int>(Starter::black));
    m_starter->addItem(tr("By lot"), static_cast<int>(Starter::lot));
    m_starter->setCurrentIndex(m_starter->findData(static_cast<int>(choice.starter)));
    form->addRow(tr("Who starts"), m_starter);
    setSpokenName(*m_starter, tr("Who starts"));
    form->addRow(tr("Length"), lengthRow(choice.games));
    m_rules = new RulesChooser(gameId, this);
    m_rules->setRules(rulesId);
    connect(m_rules, &RulesChooser::rulesChanged, this, [this] { growToFit(*this, kWidth); });
    form->addRow(tr("Rules"), m_rules);

    // On the line of the first control of each row.
    for (int row = 0; row < form->rowCount(); ++row)
        if (QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole))
            label->widget()->setContentsMargins(0, 4, 0, 0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* start = buttons->button(QDialogButtonBox::Ok);
    start->setText(tr("Start"));
    start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 18, 18, 16);
    layout->setSpacing(18);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    start->setFocus();
}

QWidget* NewGameDialog::lengthRow(int games) {
    auto* row = new QWidget(this);
    m_length = new QComboBox(row);
    m_length->setObjectName(QStringLiteral("length"));
    m_length->addItem(tr("Single game"), kSingle);
    m_length->addItem(tr("Match"), kMatch);
    m_length->addItem(tr("Open-ended match"), kOpen);
    m_length->setCurrentIndex(games == 1 ? kSingle : games == 0 ? kOpen : kMatch);
    setSpokenName(*m_length, tr("Length"));
    m_games = new QSpinBox(row);
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setRange(2, kMostGames);
    m_games->setValue(std::max(games, 2) == games ? games : 3);
    m_games->setSuffix(tr(" games"));
    m_games->setAccessibleName(tr("Number of games"));
    m_games->setVisible(m_length->currentData().toInt() == kMatch);
    connect(m_length, &QComboBox::currentIndexChanged, this,
            [this] { m_games->setVisible(m_length->currentData().toInt() == kMatch); });
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_length, 1);
    layout->addWidget(m_games);
    return row;
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
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

void NewGameDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    growToFit(*this, kWidth);
}

} // namespace ui

// Editions and switches as the window shows them. What exists comes from the catalogue: a rule set id is an edition and
// its switches joined by '+' ("rulebook+optional-bonus"). Words for ids that have none are the ids themselves.
#pragma once

#include <QString>
#include <QStringList>

namespace ui {

struct RuleChoice {
    QString edition;
    QStringList switches; // in the order of the catalogue

    [[nodiscard]] QString id() const;
    friend bool operator==(const RuleChoice&, const RuleChoice&) = default;
};

[[nodiscard]] RuleChoice splitRules(const QString& rulesId);

// Of the game `gameId`, in the catalogue's order.
[[nodiscard]] QStringList editionsOf(const QString& gameId);
[[nodiscard]] QStringList switchesOf(const QString& gameId, const QString& edition);
// The id of the edition with these switches, wherever they stand; empty when the catalogue has no such rule set.
[[nodiscard]] QString rulesWith(const QString& gameId, const QString& edition, const QStringList& switches);
[[nodiscard]] bool isKnownRules(const QString& gameId, const QString& rulesId);
// The game's default rule set.
[[nodiscard]] QString defaultRules(const QString& gameId);

[[nodiscard]] QString editionName(const QString& edition);
[[nodiscard]] QString editionSentence(const QString& edition);
[[nodiscard]] QString switchName(const QString& switchId);
[[nodiscard]] QString switchSentence(const QString& switchId);
// The edition's name and its switches: "Current rulebook, Optional Bonus Rule".
[[nodiscard]] QString rulesName(const QString& rulesId);

} // namespace ui

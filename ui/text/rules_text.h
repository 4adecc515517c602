// Editions and switches as the window shows them. What exists comes from the catalogue: a rule set id is an edition and
// its switches joined by '+' ("rulebook+optional-bonus"). Words for ids that have none are the ids themselves.
#pragma once

#include <QString>
#include <QStringList>
#include <string_view>

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

// Of an edition or a switch. What has no words is named by its id.
[[nodiscard]] QString ruleName(const QString& gameId, const QString& id);
[[nodiscard]] QString ruleSentence(const QString& gameId, const QString& id);
// The edition's name and its switches: "Current rulebook, Optional Bonus Rule".
[[nodiscard]] QString rulesName(const QString& gameId, const QString& rulesId);
[[nodiscard]] QString rulesName(std::string_view gameId, std::string_view rulesId);
// The same of a rule set that is known by its id alone.
[[nodiscard]] QString rulesName(const QString& rulesId);

} // namespace ui

#include "ui/text/rules_text.h"

#include "core/games/catalogue.h"
#include "ui/text/outside_text.h"

#include <QCoreApplication>
#include <QSet>

namespace ui {
namespace {

struct RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

QStringList ruleIds(const QString& gameId) {
    QStringList ids;
    if (const games::GameInfo* info = games::findGame(gameId.toStdString()))
        for (const games::RuleSetInfo& rules : info->ruleSets)
            ids << QString::fromUtf8(rules.id.data(), static_cast<qsizetype>(rules.id.size()));
    return ids;
}

} // namespace

QString RuleChoice::id() const {
    return (QStringList{edition} + switches).join(QLatin1Char('+'));
}

RuleChoice splitRules(const QString& rulesId) {
    QStringList parts = rulesId.split(QLatin1Char('+'));
    const QString edition = parts.takeFirst();
    return {edition, parts};
}

QStringList editionsOf(const QString& gameId) {
    QStringList editions;
    for (const QString& id : ruleIds(gameId)) {
        const QString edition = splitRules(id).edition;
        if (!editions.contains(edition))
            editions << edition;
    }
    return editions;
}

QStringList switchesOf(const QString& gameId, const QString& edition) {
    QStringList switches;
    for (const QString& id : ruleIds(gameId)) {
        const RuleChoice choice = splitRules(id);
        if (choice.edition != edition)
            continue;
        for (const QString& name : choice.switches)
            if (!switches.contains(name))
                switches << name;
    }
    return switches;
}

QString rulesWith(const QString& gameId, const QString& edition, const QStringList& switches) {
    const QSet<QString> wanted(switches.begin(), switches.end());
    for (const QString& id : ruleIds(gameId)) {
        const RuleChoice choice = splitRules(id);
        if (choice.edition == edition && QSet<QString>(choice.switches.begin(), choice.switches.end()) == wanted)
            return id;
    }
    return {};
}

bool isKnownRules(const QString& gameId, const QString& rulesId) {
    return ruleIds(gameId).contains(rulesId);
}

QString defaultRules(const QString& gameId) {
    return ruleIds(gameId).value(0);
}

QString editionName(const QString& edition) {
    if (edition == QLatin1String("rulebook"))
        return RulesText::tr("Current rulebook");
    if (edition == QLatin1String("classic"))
        return RulesText::tr("Classic rules");
    if (edition == QLatin1String("edition-2015"))
        return RulesText::tr("2015 rules");
    return asLine(edition);
}

QString editionSentence(const QString& edition) {
    if (edition == QLatin1String("rulebook"))
        return RulesText::tr(
            "An exact arrival in the goal earns a Bonus Move; each pawn left in your own half costs a point.");
    if (edition == QLatin1String("classic"))
        return RulesText::tr("No Bonus Moves, and a Follow-Up Move that is possible must be made.");
    if (edition == QLatin1String("edition-2015"))
        return RulesText::tr("The Bonus Move may move any pawn, and the game ends only when a turn is over.");
    return {};
}

QString switchName(const QString& switchId) {
    if (switchId == QLatin1String("optional-bonus"))
        return RulesText::tr("Optional Bonus Rule");
    if (switchId == QLatin1String("opening-bonus"))
        return RulesText::tr("Bonus after an Opening Move into the goal");
    if (switchId == QLatin1String("extra-turn"))
        return RulesText::tr("Extra turn");
    return asLine(switchId);
}

QString switchSentence(const QString& switchId) {
    if (switchId == QLatin1String("optional-bonus"))
        return RulesText::tr("The Bonus Move may also move an opposing pawn that is not in its goal.");
    if (switchId == QLatin1String("opening-bonus"))
        return RulesText::tr("An Opening Move into the goal earns a Bonus Move too.");
    if (switchId == QLatin1String("extra-turn"))
        return RulesText::tr("A Follow-Up Move that ends in an empty row gives one more turn.");
    return {};
}

QString rulesName(const QString& rulesId) {
    const RuleChoice choice = splitRules(rulesId);
    QStringList names{editionName(choice.edition)};
    for (const QString& switchId : choice.switches)
        names << switchName(switchId);
    return names.join(QStringLiteral(", "));
}

} // namespace ui

#include "ui/text/rules_text.h"

#include "core/games/catalogue.h"
#include "ui/games/games.h"
#include "ui/text/outside_text.h"

#include <QSet>

namespace ui {
namespace {

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QStringList ruleIds(const QString& gameId) {
    QStringList ids;
    if (const games::GameInfo* info = games::findGame(gameId.toStdString()))
        for (const games::RuleSetInfo& rules : info->ruleSets)
            ids << text(rules.id);
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

QString ruleName(const QString& gameId, const QString& id) {
    const QString name = wordsOf(gameId).ruleWords(id).name;
    return name.isEmpty() ? asLine(id) : name;
}

QString ruleSentence(const QString& gameId, const QString& id) {
    return wordsOf(gameId).ruleWords(id).sentence;
}

QString rulesName(const QString& gameId, const QString& rulesId) {
    const RuleChoice choice = splitRules(rulesId);
    QStringList names{ruleName(gameId, choice.edition)};
    for (const QString& switchId : choice.switches)
        names << ruleName(gameId, switchId);
    return names.join(QStringLiteral(", "));
}

QString rulesName(std::string_view gameId, std::string_view rulesId) {
    return rulesName(text(gameId), text(rulesId));
}

QString rulesName(const QString& rulesId) {
    for (const games::GameInfo& info : games::catalogue())
        if (isKnownRules(text(info.id), rulesId))
            return rulesName(text(info.id), rulesId);
    return rulesName(QString(), rulesId);
}

} // namespace ui

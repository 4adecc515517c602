#include "ui/text/rules_page.h"

#include "ui/text/rules_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <vector>

namespace ui {

QString keepMarked(const QString& text, const QStringList& tags) {
    static const QRegularExpression kMark(QStringLiteral("<!--\\s*(with|without|end)\\b([^>]*)-->\\n?"));
    QString kept;
    std::vector<bool> open; // whether each mark around the present place keeps its text
    qsizetype from = 0;
    const auto keep = [&](qsizetype to) {
        if (std::find(open.begin(), open.end(), false) == open.end())
            kept += QStringView(text).mid(from, to - from);
    };
    for (auto marks = kMark.globalMatch(text); marks.hasNext();) {
        const QRegularExpressionMatch mark = marks.next();
        keep(mark.capturedStart());
        from = mark.capturedEnd();
        if (mark.captured(1) == QLatin1String("end")) {
            if (!open.empty())
                open.pop_back();
            continue;
        }
        const QStringList named = mark.captured(2).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const bool any =
            std::any_of(named.begin(), named.end(), [&](const QString& tag) { return tags.contains(tag); });
        open.push_back(any == (mark.captured(1) == QLatin1String("with")));
    }
    keep(text.size());
    return kept;
}

QString rulesPage(const QString& gameId, const QString& rulesId, const QString& languageCode) {
    const QString path = QStringLiteral(":/%1/rules/rules_%2.html");
    QFile file(path.arg(gameId, languageCode));
    if (!file.exists())
        file.setFileName(path.arg(gameId, QStringLiteral("en")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const RuleChoice choice = splitRules(rulesId);
    QString page = keepMarked(QString::fromUtf8(file.readAll()), QStringList{choice.edition} + choice.switches);
    return page.replace(QLatin1String("$RULES"), rulesName(gameId, rulesId).toHtmlEscaped());
}

QString rulesPageStyle(const Theme& theme) {
    return QStringLiteral("body, p, li, td { color: %1; } h1 { color: %1; font-size: x-large; margin-bottom: 2px; }"
                          "h2 { color: %2; font-size: large; margin-top: 18px; margin-bottom: 4px; }"
                          "p { margin-top: 5px; margin-bottom: 5px; } li { margin-bottom: 3px; }"
                          ".edition, .credit, th { color: %3; } .credit { margin-top: 18px; }")
        .arg(theme.text.name(), theme.link.name(), theme.textDim.name());
}

} // namespace ui

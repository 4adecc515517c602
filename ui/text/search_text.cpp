#include "ui/text/search_text.h"

namespace ui {
namespace {

// Letters that Unicode does not take apart, and how those write who have not got them. Small ones only.
QString plainLetters(char16_t c) {
    switch (c) {
    case u'ø':
        return QStringLiteral("o");
    case u'ł':
        return QStringLiteral("l");
    case u'đ':
    case u'ð':
        return QStringLiteral("d");
    case u'ħ':
        return QStringLiteral("h");
    case u'ı':
        return QStringLiteral("i");
    case u'æ':
        return QStringLiteral("ae");
    case u'œ':
        return QStringLiteral("oe");
    case u'ß':
        return QStringLiteral("ss");
    case u'þ':
        return QStringLiteral("th");
    default:
        return QString(QChar(c));
    }
}

} // namespace

QString searchKey(const QString& text) {
    const QString apart = text.toCaseFolded().normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString key;
    key.reserve(apart.size());
    for (const QChar c : apart)
        if (!c.isMark())
            key += plainLetters(c.unicode());
    return key;
}

} // namespace ui

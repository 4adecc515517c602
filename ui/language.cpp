#include "ui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace ui {

QString languageCode(Language language) {
    if (language == Language::english)
        return QStringLiteral("en");
    if (language == Language::spanish)
        return QStringLiteral("es");
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& name : wanted) {
        if (name.startsWith(QLatin1String("es")))
            return QStringLiteral("es");
        if (name.startsWith(QLatin1String("en")))
            break;
    }
    return QStringLiteral("en");
}

LanguageSwitch::~LanguageSwitch() {
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

void LanguageSwitch::use(Language language) {
    const QString code = languageCode(language);
    if (code == m_code)
        return;
    m_code = code;
    QLocale::setDefault(QLocale(code == QLatin1String("es") ? QLocale::Spanish : QLocale::English));
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);

    const QString qtFile = QStringLiteral("qtbase_") + code;
    const bool hasQtTexts = m_qt.load(qtFile, QStringLiteral(":/i18n")) ||
                            m_qt.load(qtFile, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (hasQtTexts)
        QCoreApplication::installTranslator(&m_qt);
    if (m_program.load(QStringLiteral("linja_") + code, QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&m_program);
}

} // namespace ui

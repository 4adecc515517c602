#include "ui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace ui {

namespace {

// The first is what the sources are written in.
constexpr LanguageRow kLanguages[] = {{Language::english, "en", "English", QLocale::English},
                                      {Language::spanish, "es", "Español", QLocale::Spanish}};

} // namespace

std::span<const LanguageRow> languageRows() {
    return kLanguages;
}

const LanguageRow* languageRow(Language language) {
    for (const LanguageRow& row : kLanguages)
        if (row.language == language)
            return &row;
    return nullptr;
}

QString languageCodeFor(const QStringList& wanted) {
    for (const QString& name : wanted)
        for (const LanguageRow& row : kLanguages)
            if (QLocale(name).language() == row.locale)
                return QString::fromLatin1(row.code);
    return QString::fromLatin1(kLanguages[0].code);
}

QString languageCode(Language language) {
    const LanguageRow* row = languageRow(language);
    return row ? QString::fromLatin1(row->code) : languageCodeFor(QLocale::system().uiLanguages());
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
    QLocale::setDefault(QLocale(code));
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

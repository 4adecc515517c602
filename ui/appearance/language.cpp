#include "ui/appearance/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace ui {

namespace {

// The first is what the sources are written in.
constexpr LanguageRow kLanguages[] = {{Language::english, "en", "English", QLocale::English},
                                      {Language::spanish, "es", "Español", QLocale::Spanish}};

// Names of keys, which Qt asks for in menus and shortcuts. Qt's own translations write them out ("Control+Mayúsculas"),
// unlike keyboards and other programs; those of the program are asked first.
[[maybe_unused]] constexpr const char* kKeyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),       QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),      QT_TRANSLATE_NOOP("QShortcut", "Meta"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),       QT_TRANSLATE_NOOP("QShortcut", "Delete"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),       QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),       QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),     QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),      QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"), QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),       QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
};

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

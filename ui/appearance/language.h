// The language of the program and of Qt's own dialogs, switched while the program runs. Every widget hears of it by
// QEvent::LanguageChange. Texts that a translation lacks stay English.
#pragma once

#include "ui/settings/settings.h"

#include <QLocale>
#include <QStringList>
#include <QTranslator>
#include <span>

namespace ui {

// A language the program speaks: one row each.
struct LanguageRow {
    Language language;
    const char* code;    // of its translation files, and in the settings file
    const char* ownName; // in the language itself, UTF-8
    QLocale::Language locale;
};

[[nodiscard]] std::span<const LanguageRow> languageRows();
// Null for Language::system.
[[nodiscard]] const LanguageRow* languageRow(Language language);

class LanguageSwitch {
public:
    LanguageSwitch() = default;
    ~LanguageSwitch();
    LanguageSwitch(const LanguageSwitch&) = delete;
    LanguageSwitch& operator=(const LanguageSwitch&) = delete;

    // Installs the translations of the program and of Qt; does nothing when they are in use already.
    void use(Language language);

    // "en", "es": the code of a row.
    [[nodiscard]] const QString& code() const { return m_code; }

private:
    QString m_code;
    QTranslator m_program;
    QTranslator m_qt;
};

// The code of a language; of `system`, that of the first language which the system asks for and the program speaks,
// English where there is none.
[[nodiscard]] QString languageCode(Language language);
// The same for a list of wishes such as "es-MX", the first before the others.
[[nodiscard]] QString languageCodeFor(const QStringList& wanted);

} // namespace ui

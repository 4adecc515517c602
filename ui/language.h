// The language of the program and of Qt's own dialogs, switched while the program runs. Every widget hears of it by
// QEvent::LanguageChange. Texts that a translation lacks stay English.
#pragma once

#include "ui/settings.h"

#include <QLocale>
#include <QTranslator>

namespace ui {

class LanguageSwitch {
public:
    LanguageSwitch() = default;
    ~LanguageSwitch();
    LanguageSwitch(const LanguageSwitch&) = delete;
    LanguageSwitch& operator=(const LanguageSwitch&) = delete;

    // Installs the translations of the program and of Qt; does nothing when they are in use already.
    void use(Language language);

    // "en" or "es".
    [[nodiscard]] const QString& code() const { return m_code; }

private:
    QString m_code;
    QTranslator m_program;
    QTranslator m_qt;
};

// The language that `system` stands for on this machine: "es" where Spanish comes before English, "en" otherwise.
[[nodiscard]] QString languageCode(Language language);

} // namespace ui

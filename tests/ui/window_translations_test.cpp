// What the translation files hold: everything translated, nothing left over, plural forms and places for values right.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <vector>

namespace {

struct Message {
    QString source;
    bool isCounted = false;
    QString state;     // of the translation: empty when it is finished
    QStringList texts; // one, or the plural forms
};

std::vector<Message> messagesOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message")) {
            messages.push_back({{}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), {}, {}});
        } else if (xml.name() == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().state = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.back().isCounted)
                messages.back().texts << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.back().texts << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

QStringList slotsOf(const QString& text) {
    static const QRegularExpression kPlace(QStringLiteral("%L?[1-9n]"));
    QStringList places;
    for (auto found = kPlace.globalMatch(text); found.hasNext();)
        places << found.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}

QString translationFile(const char* language) {
    return QStringLiteral(LINJA_SOURCE_DIR "/translations/linja_%1.ts").arg(QLatin1String(language));
}

void expectComplete(const QString& path) {
    for (const Message& message : messagesOf(path)) {
        EXPECT_TRUE(message.state.isEmpty()) << message.state.toStdString() << ": " << message.source.toStdString();
        EXPECT_EQ(message.texts.size(), message.isCounted ? 2 : 1) << message.source.toStdString();
        for (const QString& text : message.texts) {
            EXPECT_FALSE(text.isEmpty()) << message.source.toStdString();
            EXPECT_EQ(slotsOf(text), slotsOf(message.source)) << text.toStdString();
        }
    }
}

TEST(Translations, AreCompleteWithPluralFormsAndPlacesForValues) {
    for (const char* language : {"en", "es"}) {
        EXPECT_FALSE(messagesOf(translationFile(language)).empty());
        expectComplete(translationFile(language));
    }
}

TEST(Translations, HoldEveryTextOfTheSourcesAndNoOther) {
    const QString lupdate = QStringLiteral(LINJA_LUPDATE);
    ASSERT_TRUE(QFile::exists(lupdate)) << LINJA_LUPDATE;
    const QTemporaryDir folder;
    for (const char* language : {"en", "es"}) {
        const QString copy = folder.filePath(QStringLiteral("linja_%1.ts").arg(QLatin1String(language)));
        ASSERT_TRUE(QFile::copy(translationFile(language), copy));
        QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral(".")};
        if (qstrcmp(language, "en") == 0)
            arguments << QStringLiteral("-pluralonly");
        arguments << QStringLiteral("-locations") << QStringLiteral("none") << QStringLiteral("core")
                  << QStringLiteral("ui") << QStringLiteral("app") << QStringLiteral("-ts") << copy;
        QProcess process;
        process.setWorkingDirectory(QStringLiteral(LINJA_SOURCE_DIR));
        process.start(lupdate, arguments);
        ASSERT_TRUE(process.waitForFinished(120000));
        EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
        expectComplete(copy);
    }
}

// The words a club player uses, and how they are written.
TEST(SpanishWords, AreThoseOfTheClub) {
    const QStringList strange{
        QStringLiteral("empate"),      QStringLiteral("Control+"),  QStringLiteral("Mayúsculas"),
        QStringLiteral("cifra"),       QStringLiteral("análisis)"), QStringLiteral("puede mover,"),
        QStringLiteral("jugadas"),     QStringLiteral("la mesa"),   QStringLiteral("Pausar el"),
        QStringLiteral("último paso"), QStringLiteral("un paso"),   QStringLiteral("Enter"),
        QStringLiteral("aproximada (")};
    for (const Message& message : messagesOf(translationFile("es")))
        for (const QString& text : message.texts)
            for (const QString& word : strange)
                EXPECT_FALSE(text.contains(word)) << text.toStdString();
}

TEST(SpanishWords, GoOnInLowerCaseAfterACommaOrColon) {
    static const QRegularExpression kCapital(QStringLiteral("[,:] (\\p{Lu}\\w+)"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    const QStringList names{QStringLiteral("Rojo"), QStringLiteral("Negro"), QStringLiteral("Blanco"),
                            QStringLiteral("Linja"), QStringLiteral("Lines")};
    int read = 0;
    for (const Message& message : messagesOf(translationFile("es")))
        for (const QString& text : message.texts) {
            ++read;
            for (auto found = kCapital.globalMatch(text); found.hasNext();)
                EXPECT_TRUE(names.contains(found.next().captured(1))) << text.toStdString();
        }
    EXPECT_GT(read, 500);
}

} // namespace

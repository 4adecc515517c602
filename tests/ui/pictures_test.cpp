// The pictures that the program shows as files of its resources: each can be read, and none is empty. Qt shows nothing,
// and says nothing, where the plugin for a format is missing.
#include "ui/appearance/theme.h"
#include "ui/window/resources.h"
#include "ui/window/window_style.h"

#include <QDirIterator>
#include <QImage>
#include <QImageReader>
#include <QRegularExpression>
#include <QSet>
#include <gtest/gtest.h>

namespace ui {
namespace {

// Whether anything is drawn in it.
bool isDrawn(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qAlpha(picture.pixel(x, y)) > 0)
                return true;
    return false;
}

void expectPicture(const QString& file) {
    QImageReader reader(file);
    const QImage picture = reader.read();
    EXPECT_FALSE(picture.isNull()) << file.toStdString() << ": " << reader.errorString().toStdString();
    EXPECT_TRUE(isDrawn(picture)) << file.toStdString();
}

class Pictures : public testing::Test {
protected:
    Pictures() { initLinjaResources(); }
};

TEST_F(Pictures, QtReadsSvg) {
    EXPECT_TRUE(QImageReader::supportedImageFormats().contains("svg"))
        << "the plugin is missing: qt6-svg-plugins on Debian 13, libqt6svg6 on Debian 12";
}

TEST_F(Pictures, OfTheStyleSheetsCanBeRead) {
    QSet<QString> files;
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        const QString sheet = windowStyleSheet(Theme::of(kind, BoardSet::classicWood));
        static const QRegularExpression url(QStringLiteral("url\\(([^)]*)\\)"));
        for (auto match = url.globalMatch(sheet); match.hasNext();)
            files.insert(match.next().captured(1));
    }
    EXPECT_GE(files.size(), 4);
    for (const QString& file : files)
        expectPicture(file);
}

TEST_F(Pictures, OfTheResourcesCanBeRead) {
    int count = 0;
    for (QDirIterator files(QStringLiteral(":/"), {QStringLiteral("*.svg"), QStringLiteral("*.png")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext(); ++count)
        expectPicture(files.next());
    EXPECT_GE(count, 6);
}

} // namespace
} // namespace ui

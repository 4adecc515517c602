// The games that can be played, each with a picture, its name and a sentence: one of them is chosen. A group of radio
// buttons to the keyboard and to a screen reader.
#pragma once

#include "ui/appearance/theme.h"

#include <QRadioButton>
#include <QWidget>
#include <vector>

namespace ui {

class GameButton : public QRadioButton {
    Q_OBJECT

public:
    GameButton(const QString& gameId, const Theme& theme, QWidget* parent);

    [[nodiscard]] const QString& gameId() const { return m_gameId; }
    void setTheme(const Theme& theme);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint& place) const override { return rect().contains(place); }
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] int sentenceHeight(int width) const;

    QString m_gameId;
    Theme m_theme;
    QString m_sentence;
};

class GameChooser : public QWidget {
    Q_OBJECT

public:
    GameChooser(const QStringList& gameIds, const Theme& theme, QWidget* parent = nullptr);

    void choose(const QString& gameId);
    void setTheme(const Theme& theme);
    void retranslate();

signals:
    void chosen(const QString& gameId);

private:
    std::vector<GameButton*> m_buttons;
};

} // namespace ui

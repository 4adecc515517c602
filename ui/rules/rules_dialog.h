// The rules to read beside the game: opens with those of the game on the table; the list shows the other rule sets.
#pragma once

#include "ui/appearance/theme.h"

#include <QDialog>

class QComboBox;
class QPushButton;

namespace ui {

class ReadingPage;

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    RulesDialog(const QString& gameId, const Theme& theme, QWidget* parent = nullptr);

    void setRules(const QString& rulesId);
    void setTheme(const Theme& theme);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showPage();

    Theme m_theme;
    QComboBox* m_list = nullptr;
    ReadingPage* m_page = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace ui

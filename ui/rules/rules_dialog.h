// The rules to read beside the game: opens with those of the game on the table; the list shows its other rule
// sets.
#pragma once

#include <QDialog>

class QComboBox;
class QPushButton;

namespace ui {

class Appearance;
class ReadingPage;

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(const Appearance& appearance, QWidget* parent = nullptr);

    void setGame(const QString& gameId, const QString& rulesId);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showPage();

    const Appearance& m_appearance;
    QString m_gameId;
    QComboBox* m_list = nullptr;
    ReadingPage* m_page = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace ui

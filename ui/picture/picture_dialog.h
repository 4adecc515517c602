// A picture of the shown position: as pixels of a chosen width or as a drawing, into a file or onto the clipboard.
#pragma once

#include <QDialog>
#include <QString>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class BoardWidget;

class PictureDialog : public QDialog {
    Q_OBJECT

public:
    enum class Format { png, svg };

    explicit PictureDialog(const BoardWidget& board, QWidget* parent = nullptr);

    void choose(Format format);
    void chooseWidth(int width); // one of those on offer
    // Writes the picture as chosen; says what goes wrong in the dialog and stays open then.
    bool saveTo(const QString& path);

    [[nodiscard]] QString message() const;

signals:
    void noted(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Failure {
        QString path;
        QString reason; // as the system gives it
    };

    void retranslate();
    void showChoice();
    void save();
    void copy();
    [[nodiscard]] Format format() const;
    [[nodiscard]] int pixels() const;

    const BoardWidget& m_board;
    QComboBox* m_format = nullptr;
    QComboBox* m_width = nullptr;
    QLabel* m_formatLabel = nullptr;
    QLabel* m_widthLabel = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_close = nullptr;
    std::optional<Failure> m_failure; // to save, at last
};

} // namespace ui

// The files of the archive that cannot be read, each with the reason.
#pragma once

#include "core/session/session_types.h"

#include <QDialog>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace ui {

class DamagedFilesDialog : public QDialog {
    Q_OBJECT

public:
    explicit DamagedFilesDialog(const std::vector<session::Problem>& problems, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::vector<session::Problem> m_problems;
    QLabel* m_intro = nullptr;
    QPlainTextEdit* m_list = nullptr;
    QPushButton* m_close = nullptr;
};

// A line for each: its name, and what is wrong with it.
[[nodiscard]] QStringList damagedFileLines(const std::vector<session::Problem>& problems);

} // namespace ui

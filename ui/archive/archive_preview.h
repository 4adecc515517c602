// How a game of the archive stands at its end: a picture of the board, one thing to a screen reader, and some words.
#pragma once

#include "core/session/session_types.h"

#include <QWidget>

class QLabel;

namespace ui {

class BoardWidget;

class ArchivePreview : public QWidget {
    Q_OBJECT

public:
    explicit ArchivePreview(QWidget* parent = nullptr);

    // No picture without an entry, or for one whose rules this program does not know.
    void setGame(const session::ArchiveEntry* entry);
    void setSummary(const QString& text);

    [[nodiscard]] BoardWidget& board() const { return *m_board; }

private:
    BoardWidget* m_board = nullptr;
    QWidget* m_picture = nullptr; // with the board in it
    QLabel* m_summary = nullptr;
};

} // namespace ui

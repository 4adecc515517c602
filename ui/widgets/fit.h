// The frame all dialogs share: margins, and room for texts that wrap, which a dialog's own size leaves out of account.
#pragma once

#include <QObject>

class QBoxLayout;
class QDialog;

namespace ui {

// Makes the dialog at least `width` wide and as high as its texts then need, as far as the screen allows; never smaller
// than it is.
void growToFit(QDialog& dialog, int width);

// Does so by itself: when the dialog is shown, and whenever what it holds needs another size (a longer text, another
// font). Belongs to the dialog.
class FitKeeper : public QObject {
    Q_OBJECT

public:
    FitKeeper(QDialog& dialog, int width);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDialog& m_dialog;
    int m_width;
};

// The margins and the distance between contents and buttons.
void setDialogFrame(QBoxLayout& layout);

} // namespace ui

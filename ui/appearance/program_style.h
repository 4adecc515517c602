// The style of all windows and dialogs: Fusion, and none of what a desktop adds to it.
#pragma once

#include <QProxyStyle>

namespace ui {

// Without icons on the buttons of dialogs: those of the desktop cannot be seen on coloured buttons.
class ProgramStyle : public QProxyStyle {
    Q_OBJECT

public:
    ProgramStyle();

    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* returned) const override;
};

} // namespace ui

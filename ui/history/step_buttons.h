// Four small buttons that walk through the turns of a game: to the start, back, forward, to the end. They do what the
// actions of the same name do.
#pragma once

#include "ui/appearance/theme.h"

#include <QWidget>

namespace ui {

class WindowActions;

class StepButtons : public QWidget {
    Q_OBJECT

public:
    explicit StepButtons(const WindowActions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
};

} // namespace ui

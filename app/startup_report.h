// How long the program took from its start to its first painted frame, and how much memory it then holds. Written to
// standard output for `linja --startup-report`, which then ends the program.
#pragma once

#include <QElapsedTimer>

class QWidget;

// Watches `window` until it has painted, prints, and quits.
void reportFirstFrame(QWidget& window, const QElapsedTimer& sinceStart);

// Has a screen reader speak a text at once, whatever the focus is on.
#pragma once

class QString;
class QWidget;

namespace ui {

enum class Urgency { polite, assertive };

// The widget stands for what is announced: to a screen reader it is a status bar, and what was announced last can be
// read there again. It needs a name of its own: a label without one tells of each change of its text. Call it before
// the widget is shown.
void makeAnnouncer(QWidget& widget);

// One announcement; `announcer` was given to makeAnnouncer(). Nothing unless a screen reader is there.
void sendAnnouncement(QWidget& announcer, const QString& text, Urgency urgency);

} // namespace ui

// What a widget is called by a screen reader, told so that the reader keeps up: each event makes it ask back several
// times, and what comes while it is behind it drops, announcements included.
#pragma once

class QString;
class QWidget;

namespace ui {

// Set the accessible name or description, and tell of it only when it differs from the one before.
void setSpokenName(QWidget& widget, const QString& name);
void setSpokenDescription(QWidget& widget, const QString& description);

// From here on the widget is one text to a screen reader, named by setSpokenName(): what stands in it is neither found
// nor heard. For tables made of labels and the like; call it before they are shown.
void speakAsOne(QWidget& whole);

// A label whose text is told as the description of a control: a reader then does not read it, out of its context, when
// the dialog opens. Call it before the label is shown.
void speakWithControl(QWidget& label);

} // namespace ui

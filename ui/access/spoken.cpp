#include "ui/access/spoken.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>
#include <QStackedWidget>
#include <QVariant>
#include <QWidget>

namespace ui {
namespace {

constexpr char kWhole[] = "spokenAsOne";
constexpr char kOfControl[] = "spokenWithControl";

class WholeAccessible final : public QAccessibleWidget {
public:
    explicit WholeAccessible(QWidget* whole) : QAccessibleWidget(whole, QAccessible::StaticText) {}

    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
};

// Qt tells of no event whose interface is not valid.
class PartAccessible final : public QAccessibleWidget {
public:
    explicit PartAccessible(QWidget* part) : QAccessibleWidget(part) {}

    bool isValid() const override { return false; }
};

// Readers look for labels that stand alone.
class SentenceAccessible final : public QAccessibleWidget {
public:
    explicit SentenceAccessible(QWidget* label) : QAccessibleWidget(label, QAccessible::Paragraph) {}

    QString text(QAccessible::Text kind) const override {
        const auto* label = qobject_cast<QLabel*>(widget());
        return label && kind == QAccessible::Name ? label->text() : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget)
        return nullptr;
    if (widget->property(kWhole).toBool())
        return new WholeAccessible(widget);
    if (widget->property(kOfControl).toBool())
        return new SentenceAccessible(widget);
    // Of its own a reader would say "layered pane" whenever the focus comes to another part of a dialog.
    if (qobject_cast<QStackedWidget*>(widget))
        return new QAccessibleWidget(widget, QAccessible::Client);
    for (const QWidget* above = widget->parentWidget(); above && !widget->isWindow(); above = above->parentWidget()) {
        if (above->property(kWhole).toBool())
            return new PartAccessible(widget);
        if (above->isWindow())
            break;
    }
    return nullptr;
}

} // namespace

void setSpokenName(QWidget& widget, const QString& name) {
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

void setSpokenDescription(QWidget& widget, const QString& description) {
    if (widget.accessibleDescription() != description)
        widget.setAccessibleDescription(description);
}

void speakAsOne(QWidget& whole) {
    QAccessible::installFactory(makeAccessible);
    whole.setProperty(kWhole, true);
}

void speakWithControl(QWidget& label) {
    QAccessible::installFactory(makeAccessible);
    label.setProperty(kOfControl, true);
}

} // namespace ui

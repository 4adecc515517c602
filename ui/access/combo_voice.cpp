#include "ui/access/combo_voice.h"

#include "ui/access/current_item.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QEvent>
#include <QPointer>
#include <QWindow>
#include <iterator>
#include <vector>

namespace ui {
namespace {

// A child of each list that a reader has asked for. While an entry that was chosen in the closed list is being read,
// the focus of the reader is on the entry and not on the list.
class ComboVoice final : public QObject {
public:
    explicit ComboVoice(QComboBox& list) : QObject(&list) {
        list.installEventFilter(this);
        speakCurrentItem(*list.view());
        connect(&list, &QComboBox::currentIndexChanged, this, [this] {
            QMetaObject::invokeMethod(
                this, [this] { tellChoice(); }, Qt::QueuedConnection);
        });
    }

    static ComboVoice* of(const QComboBox& list) {
        for (QObject* child : list.children())
            if (auto* voice = dynamic_cast<ComboVoice*>(child))
                return voice;
        return nullptr;
    }
    [[nodiscard]] bool isOnChoice() const { return m_isOnChoice; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
            m_isOnChoice = false;
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] QComboBox& list() const { return *static_cast<QComboBox*>(parent()); }

    // In the open list Qt tells where the focus goes.
    void tellChoice() {
        if (!list().hasFocus() || list().view()->isVisible())
            return;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&list());
        QAccessibleInterface* choice = face ? face->child(list().currentIndex()) : nullptr;
        if (!choice)
            return;
        m_isOnChoice = true;
        for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::Focus}) {
            QAccessibleEvent event(choice, kind);
            QAccessible::updateAccessibility(&event);
        }
    }

    bool m_isOnChoice = false;
};

// An entry of the closed list.
class EntryAccessible final : public QAccessibleInterface {
public:
    EntryAccessible(QComboBox* list, int index) : m_list(list), m_index(index) {}

    bool isValid() const override { return m_list && m_index < m_list->count(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_list ? m_list->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_list); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override {
        return m_list && kind == QAccessible::Name ? m_list->itemText(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return m_list ? QRect(m_list->mapToGlobal(QPoint()), m_list->size()) : QRect(); }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid())
            return state;
        const ComboVoice* voice = ComboVoice::of(*m_list);
        const bool isChosen = m_list->currentIndex() == m_index;
        state.focusable = true;
        state.focused = isChosen && m_list->hasFocus() && voice && voice->isOnChoice();
        state.selectable = true;
        state.selected = isChosen;
        state.invisible = !isChosen || !m_list->isVisible();
        state.disabled = !m_list->isEnabled();
        return state;
    }

private:
    QPointer<QComboBox> m_list;
    int m_index;
};

// Its text is the chosen entry: where a reader finds no selection, it reads that as the value.
class ComboAccessible final : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit ComboAccessible(QComboBox* list) : QAccessibleWidget(list, QAccessible::ComboBox) {
        if (!ComboVoice::of(*list))
            new ComboVoice(*list);
    }

    int childCount() const override { return list().count(); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= list().count())
            return nullptr;
        while (std::ssize(m_entries) <= index)
            m_entries.push_back(QAccessible::registerAccessibleInterface(
                new EntryAccessible(&list(), static_cast<int>(m_entries.size()))));
        return QAccessible::accessibleInterface(m_entries[static_cast<std::size_t>(index)]);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return rect().contains(x, y) ? child(list().currentIndex()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; i < list().count(); ++i)
            if (this->child(i) == child)
                return i;
        return -1;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? list().currentText() : QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        const ComboVoice* voice = ComboVoice::of(list());
        state.focused = state.focused && !(voice && voice->isOnChoice());
        state.expandable = true;
        state.hasPopup = true;
        state.expanded = list().view()->isVisible();
        state.collapsed = !state.expanded;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (action != showMenuAction() && action != pressAction())
            return QAccessibleWidget::doAction(action);
        if (list().view()->isVisible())
            list().hidePopup();
        else
            list().showPopup();
    }

    // --- The text of the chosen entry
    void selection(int, int* start, int* end) const override { *start = *end = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override { return list().currentText().mid(start, end - start); }
    int characterCount() const override { return static_cast<int>(list().currentText().size()); }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint&) const override { return 0; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int, int* start, int* end) const override {
        *start = 0;
        *end = characterCount();
        return {};
    }

protected:
    ~ComboAccessible() override {
        for (const QAccessible::Id entry : m_entries)
            QAccessible::deleteAccessibleInterface(entry);
    }

private:
    [[nodiscard]] QComboBox& list() const { return *static_cast<QComboBox*>(widget()); }

    mutable std::vector<QAccessible::Id> m_entries; // made when they are first asked for
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* list = qobject_cast<QComboBox*>(object);
    return list && !list->isEditable() ? new ComboAccessible(list) : nullptr;
}

} // namespace

void installComboVoice() {
    QAccessible::installFactory(makeAccessible);
}

} // namespace ui

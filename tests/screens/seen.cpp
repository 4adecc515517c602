#include "tests/screens/seen.h"

#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <algorithm>

namespace ui {
namespace {

constexpr int kTolerance = 1; // a pixel, for fractions of a scale

// The text that a widget shows as a whole; nothing for those that scroll or paint more than one.
QString shownText(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* list = qobject_cast<const QComboBox*>(&widget))
        return list->currentText();
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        return field->text().isEmpty() ? field->placeholderText() : field->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return group->title();
    return {};
}

// The area that scrolls this widget, or null.
const QAbstractScrollArea* scrollerOf(const QWidget& widget) {
    for (const QWidget* parent = widget.parentWidget(); parent && !widget.isWindow(); parent = parent->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(parent))
            return area;
    return nullptr;
}

bool isRelated(const QWidget& one, const QWidget& other) {
    return one.isAncestorOf(&other) || other.isAncestorOf(&one);
}

} // namespace

void Seen::fault(const QWidget& widget, const QString& text, const std::string& kind, const std::string& state) {
    const std::string what = kind + ": " + widget.metaObject()->className() + " " + widget.objectName().toStdString() +
                             " \"" + text.left(60).toStdString() + "\"";
    auto& entry = m_faults.try_emplace(what, state, 0).first->second;
    ++entry.second;
}

std::vector<std::string> Seen::faults() const {
    std::vector<std::string> lines;
    for (const auto& [what, seen] : m_faults)
        lines.push_back(what + " (" + std::to_string(seen.second) + " times, first: " + seen.first + ")");
    return lines;
}

void Seen::check(QWidget& top, const std::string& state) {
    ++m_windows;
    checkScreen(top, state);
    std::vector<Text> texts;
    for (QWidget* widget : top.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &top || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        const QString text = shownText(*widget);
        if (text.isEmpty())
            continue;
        ++m_texts;
        checkRoom(*widget, text, state);
        checkPlace(top, *widget, text, state);
        const QRect seen = widget->visibleRegion().boundingRect();
        if (!seen.isEmpty() && !qobject_cast<QGroupBox*>(widget))
            texts.push_back({widget, text, QRect(widget->mapTo(&top, seen.topLeft()), seen.size())});
    }
    checkOverlaps(texts, state);
}

void Seen::checkScreen(const QWidget& top, const std::string& state) {
    const QRect screen = top.screen()->availableGeometry();
    const QRect frame = top.frameGeometry();
    if (screen.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(frame))
        return;
    const QString size = QStringLiteral("%1x%2 at %3,%4 on %5x%6")
                             .arg(frame.width())
                             .arg(frame.height())
                             .arg(frame.x())
                             .arg(frame.y())
                             .arg(screen.width())
                             .arg(screen.height());
    fault(top, size, "outside the screen", state);
}

// Whether the widget has the size its text needs.
void Seen::checkRoom(QWidget& widget, const QString& text, const std::string& state) {
    if (const auto* elided = qobject_cast<ElidedLabel*>(&widget)) {
        // Names may be cut where a tip tells the whole.
        const bool fits = elided->fontMetrics().horizontalAdvance(text) <= elided->width() + kTolerance;
        if ((!fits && elided->toolTip().isEmpty()) || elided->fontMetrics().height() > elided->height() + kTolerance)
            fault(widget, text, "cut", state);
        return;
    }
    QSize needed = widget.sizeHint();
    if (const auto* label = qobject_cast<QLabel*>(&widget)) {
        if (label->wordWrap())
            needed = QSize(0, label->heightForWidth(label->width()));
    } else if (const auto* list = qobject_cast<QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(list);
        option.editable = list->isEditable();
        option.currentText = text;
        const QRect room =
            list->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, list);
        if (list->fontMetrics().horizontalAdvance(text) > room.width() + kTolerance ||
            list->fontMetrics().height() > room.height() + kTolerance)
            fault(widget, text, "cut", state);
        return;
    } else if (qobject_cast<QLineEdit*>(&widget)) {
        needed = QSize(0, widget.fontMetrics().height());
    } else if (qobject_cast<QGroupBox*>(&widget)) {
        needed = QSize(widget.fontMetrics().horizontalAdvance(text), 0);
    }
    if (needed.width() > widget.width() + kTolerance || needed.height() > widget.height() + kTolerance)
        fault(widget, text, "cut", state);
}

// Whether it lies in the window, or can be scrolled to.
void Seen::checkPlace(QWidget& top, QWidget& widget, const QString& text, const std::string& state) {
    const QWidget* frame = &top;
    if (const QAbstractScrollArea* area = scrollerOf(widget)) {
        // What moves with the contents can be reached where the bar is there.
        const auto* page = qobject_cast<const QScrollArea*>(area);
        const QWidget* contents = page ? page->widget() : area->viewport();
        if (contents && contents != &widget && contents->isAncestorOf(&widget)) {
            const QRect place(widget.mapTo(contents, QPoint(0, 0)), widget.size());
            if (!contents->rect().adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(place))
                fault(widget, text, "outside its page", state);
            if (page && place.right() > page->viewport()->width() + kTolerance &&
                page->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
                fault(widget, text, "beside its page", state);
        }
        return;
    }
    for (const QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget()) {
        const QRect place(widget.mapTo(parent, QPoint(0, 0)), widget.size());
        if (!parent->rect().adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(place)) {
            fault(widget, text, "outside its window", state);
            return;
        }
        if (parent == frame)
            return;
    }
}

void Seen::checkOverlaps(const std::vector<Text>& texts, const std::string& state) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            const QRect common = texts[i].rect & texts[k].rect;
            if (common.width() > 2 && common.height() > 2 && !isRelated(*texts[i].widget, *texts[k].widget))
                fault(*texts[i].widget, texts[i].text + QStringLiteral(" | ") + texts[k].text, "text on text", state);
        }
}

void Seen::checkList(QComboBox& list, const std::string& state) {
    list.showPopup();
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    QAbstractItemView& view = *list.view();
    const QRect screen = list.screen()->availableGeometry();
    const QString what = list.currentText();
    const QRect popup(view.window()->geometry());
    if (!screen.contains(popup))
        fault(list, QStringLiteral("%1,%2 %3x%4").arg(popup.x()).arg(popup.y()).arg(popup.width()).arg(popup.height()),
              "its list is outside the screen", state);
    const int last = list.count() - 1;
    for (const int row : {0, last}) {
        const QModelIndex index = list.model()->index(row, list.modelColumn(), list.rootModelIndex());
        view.scrollTo(index);
        const QRect entry = view.visualRect(index);
        if (entry.top() < 0 || entry.bottom() > view.viewport()->height() - 1 ||
            entry.height() < view.fontMetrics().height())
            fault(list, list.itemText(row), "an entry of its list is cut", state);
        if (view.fontMetrics().horizontalAdvance(list.itemText(row)) > view.viewport()->width())
            fault(list, list.itemText(row), "an entry of its list is cut at the side", state);
    }
    // As many entries as there is room for without scrolling.
    const QRect field(list.mapToGlobal(QPoint(0, 0)), list.size());
    const int room = std::max(field.top() - screen.top(), screen.bottom() - field.bottom());
    if (list.count() <= list.maxVisibleItems() && view.verticalScrollBar()->maximum() > 0 &&
        popup.height() + view.sizeHintForRow(0) < room)
        fault(list,
              what + QStringLiteral(" %1+%2 of %3, row %4, view %5")
                         .arg(popup.height())
                         .arg(view.verticalScrollBar()->maximum())
                         .arg(room)
                         .arg(view.sizeHintForRow(0))
                         .arg(view.viewport()->height()),
              "its list scrolls without need", state);
    list.hidePopup();
    QCoreApplication::processEvents();
}

} // namespace ui

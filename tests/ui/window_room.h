// Whether every text that can be seen has the room it needs.
#pragma once

#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <gtest/gtest.h>
#include <string>

namespace ui {

inline std::string describe(const QWidget& widget, const std::string& where) {
    return where + ": " + widget.metaObject()->className() + " " + widget.objectName().toStdString();
}

inline void expectLabelNotClipped(const QLabel& label, const std::string& what) {
    const int needed = label.wordWrap() ? label.heightForWidth(label.width()) : label.sizeHint().height();
    EXPECT_LE(needed, label.height() + 1) << what << label.text().toStdString();
    if (!label.wordWrap()) {
        EXPECT_LE(label.sizeHint().width(), label.width() + 1) << what << label.text().toStdString();
    }
}

// Room inside the frame for the entry that is chosen.
inline void expectListNotClipped(const QComboBox& list, const std::string& what) {
    QStyleOptionComboBox option;
    option.initFrom(&list);
    option.editable = list.isEditable();
    option.currentText = list.currentText();
    const QRect room = list.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &list);
    EXPECT_LE(list.fontMetrics().horizontalAdvance(list.currentText()), room.width()) << what;
    EXPECT_LE(list.fontMetrics().height(), room.height() + 1) << what;
}

inline void expectWidgetNotClipped(QWidget& widget, const std::string& what) {
    if (auto* elided = qobject_cast<ElidedLabel*>(&widget)) {
        // Names of players may be cut, and are then told whole by a tip.
        EXPECT_TRUE(elided->fontMetrics().horizontalAdvance(elided->text()) <= elided->width() + 1 ||
                    elided->toolTip() == elided->text())
            << what << elided->text().toStdString();
        EXPECT_LE(elided->fontMetrics().height(), elided->height() + 1) << what << elided->text().toStdString();
    } else if (auto* label = qobject_cast<QLabel*>(&widget)) {
        expectLabelNotClipped(*label, what);
    } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        EXPECT_LE(button->sizeHint().width(), button->width() + 1) << what << button->text().toStdString();
        EXPECT_LE(button->sizeHint().height(), button->height() + 1) << what;
    } else if (auto* list = qobject_cast<QComboBox*>(&widget)) {
        expectListNotClipped(*list, what);
    } else if (auto* field = qobject_cast<QLineEdit*>(&widget)) {
        EXPECT_LE(field->fontMetrics().height(), field->contentsRect().height()) << what;
        const QString shown = field->text().isEmpty() ? field->placeholderText() : field->text();
        QStyleOptionFrame option;
        option.initFrom(field);
        option.lineWidth = field->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, field);
        const QRect room = field->style()->subElementRect(QStyle::SE_LineEditContents, &option, field);
        EXPECT_LE(field->fontMetrics().horizontalAdvance(shown), room.width()) << what << shown.toStdString();
    } else if (auto* group = qobject_cast<QGroupBox*>(&widget)) {
        EXPECT_LE(group->fontMetrics().horizontalAdvance(group->title()), group->width()) << what;
    } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            EXPECT_LE(tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)), tabs->tabRect(i).width()) << what << i;
    } else if (auto* header = qobject_cast<QHeaderView*>(&widget); header && header->orientation() == Qt::Horizontal) {
        for (int i = 0; i < header->count(); ++i) {
            if (header->isSectionHidden(i))
                continue;
            const QString title = header->model()->headerData(i, Qt::Horizontal).toString();
            EXPECT_LE(header->fontMetrics().horizontalAdvance(title), header->sectionSize(i))
                << what << title.toStdString();
        }
    }
}

// Until layouts, and what they post to each other, have come to rest: nothing has moved, come or gone at three looks
// running, with the whole queue of events worked off in between.
inline bool waitUntilLaidOut(const QWidget& top) {
    QList<QRect> last;
    int looksAlike = 0;
    return QTest::qWaitFor(
        [&] {
            QList<QRect> now{top.geometry()};
            for (const QWidget* widget : top.findChildren<QWidget*>())
                now << (widget->isVisible() ? widget->geometry() : QRect());
            looksAlike = now == last ? looksAlike + 1 : 0;
            last = now;
            return looksAlike >= 3;
        },
        30000);
}

// Every visible text has the room it needs, and every widget lies inside its parent.
inline void expectNothingClipped(QWidget& top, const std::string& where) {
    ASSERT_TRUE(waitUntilLaidOut(top)) << where;
    for (QWidget* widget : top.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &top)
            continue;
        const std::string what = describe(*widget, where);
        expectWidgetNotClipped(*widget, what);
        const QWidget* parent = widget->parentWidget();
        const bool scrolls =
            parent && (parent->inherits("QAbstractScrollArea") || parent->inherits("QHeaderView") ||
                       (parent->parentWidget() && parent->parentWidget()->inherits("QAbstractScrollArea")));
        if (parent && parent->layout() && !scrolls) {
            EXPECT_TRUE(parent->rect().contains(widget->geometry()))
                << what << " " << widget->y() + widget->height() << " of " << parent->height();
        }
    }
}

} // namespace ui

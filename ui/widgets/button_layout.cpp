#include "ui/widgets/button_layout.h"

#include <QWidget>
#include <algorithm>

namespace ui {

ButtonLayout::ButtonLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

ButtonLayout::~ButtonLayout() {
    qDeleteAll(m_items);
}

void ButtonLayout::addItem(QLayoutItem* item) {
    m_items << item;
}

QLayoutItem* ButtonLayout::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QList<QLayoutItem*> ButtonLayout::shown() const {
    QList<QLayoutItem*> shown;
    for (QLayoutItem* item : m_items)
        if (!item->isEmpty())
            shown << item;
    return shown;
}

int ButtonLayout::gap() const {
    return std::max(0, spacing());
}

QSize ButtonLayout::largest() const {
    QSize largest;
    for (const QLayoutItem* item : shown())
        largest = largest.expandedTo(item->sizeHint());
    return largest;
}

QList<int> ButtonLayout::filledUpTo(int width) const {
    QList<int> rows;
    int taken = 0;
    for (const QLayoutItem* item : shown()) {
        const int own = item->sizeHint().width();
        if (rows.isEmpty() || taken + gap() + own > width) {
            rows << 0;
            taken = own;
        } else {
            taken += gap() + own;
        }
        ++rows.last();
    }
    return rows;
}

// As few rows as will do; of those the ones that are filled least.
QList<int> ButtonLayout::rowsFor(int width) const {
    const QList<int> fewest = filledUpTo(width);
    QList<int> rows = fewest;
    for (int narrower = width; narrower >= largest().width(); narrower -= 8) {
        const QList<int> other = filledUpTo(narrower);
        if (other.size() != fewest.size())
            break;
        rows = other;
    }
    return rows;
}

int ButtonLayout::heightForWidth(int width) const {
    const QMargins around = contentsMargins();
    const auto rows = static_cast<int>(rowsFor(width - around.left() - around.right()).size());
    const int height = rows == 0 ? 0 : rows * largest().height() + (rows - 1) * gap();
    return height + around.top() + around.bottom();
}

QSize ButtonLayout::sizeHint() const {
    int together = 0;
    for (const QLayoutItem* item : shown())
        together += item->sizeHint().width() + (together > 0 ? gap() : 0);
    return QSize(together, largest().height()).grownBy(contentsMargins());
}

QSize ButtonLayout::minimumSize() const {
    return QSize(largest().width(), largest().height()).grownBy(contentsMargins());
}

// Equal widths where the words allow it, else each its words and an equal share of the rest.
void ButtonLayout::setRow(const QList<QLayoutItem*>& items, const QRect& row) {
    const auto count = static_cast<int>(items.size());
    const int inside = row.width() - (count - 1) * gap();
    int widest = 0;
    int together = 0;
    for (const QLayoutItem* item : items) {
        widest = std::max(widest, item->sizeHint().width());
        together += item->sizeHint().width();
    }
    int x = row.left();
    for (int i = 0; i < count; ++i) {
        const int share =
            widest * count <= inside ? inside / count : items[i]->sizeHint().width() + (inside - together) / count;
        const int width = i == count - 1 ? row.right() + 1 - x : share;
        items[i]->setGeometry(QRect(x, row.top(), width, row.height()));
        x += width + gap();
    }
}

void ButtonLayout::setGeometry(const QRect& area) {
    QLayout::setGeometry(area);
    const QRect inside = area.marginsRemoved(contentsMargins());
    const QList<QLayoutItem*> items = shown();
    const int height = largest().height();
    int first = 0;
    int y = inside.top();
    for (const int count : rowsFor(inside.width())) {
        setRow(items.mid(first, count), QRect(inside.left(), y, inside.width(), height));
        first += count;
        y += height + gap();
    }
}

} // namespace ui

// Buttons beside one another with equal widths where all their words have room in one row, else in two columns, else
// one below the other: no button is ever narrower than its words, whatever the language and the size of the text.
#pragma once

#include <QLayout>
#include <QList>

namespace ui {

class ButtonLayout : public QLayout {
    Q_OBJECT

public:
    explicit ButtonLayout(QWidget* parent = nullptr);
    ~ButtonLayout() override;

    // How many stand in each row at this width.
    [[nodiscard]] QList<int> rowsFor(int width) const;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    [[nodiscard]] QList<QLayoutItem*> shown() const;
    [[nodiscard]] QSize largest() const;
    [[nodiscard]] QList<int> filledUpTo(int width) const;
    void setRow(const QList<QLayoutItem*>& items, const QRect& row);
    [[nodiscard]] int gap() const;

    QList<QLayoutItem*> m_items;
};

} // namespace ui

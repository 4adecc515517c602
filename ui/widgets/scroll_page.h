// A page of a dialog that is as high as its contents where there is room, and scrolls where there is not.
#pragma once

#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

namespace ui {

class ScrollPage : public QScrollArea {
    Q_OBJECT

public:
    // `contents` has a layout already.
    explicit ScrollPage(QWidget* contents, QWidget* parent = nullptr) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setWidget(contents);
        contents->setAutoFillBackground(false);
        viewport()->setAutoFillBackground(false);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    // The layout around the page is told when its contents need another size.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        const QLayout* contents = widget()->layout();
        return contents->hasHeightForWidth() ? contents->totalHeightForWidth(width)
                                             : contents->totalSizeHint().height();
    }
    [[nodiscard]] QSize sizeHint() const override { return widget()->layout()->totalSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        constexpr int kLowest = 200;
        return {widget()->layout()->totalMinimumSize().width() + verticalScrollBar()->sizeHint().width(), kLowest};
    }
};

} // namespace ui

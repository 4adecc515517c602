#include "ui/appearance/text_size.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace ui {
namespace {

QFont scaled(QFont font, double factor) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    return font;
}

// Lives as long as its widget.
class FontKeeper : public QObject {
public:
    FontKeeper(QWidget& widget, double factor, QFont::Weight weight)
        : QObject(&widget), m_widget(widget), m_factor(factor), m_weight(weight) {
        widget.parentWidget()->installEventFilter(this);
        apply();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply() {
        QFont font = scaled(m_widget.parentWidget()->font(), m_factor);
        font.setWeight(m_weight);
        m_widget.setFont(font);
    }

    QWidget& m_widget;
    double m_factor;
    QFont::Weight m_weight;
};

} // namespace

TextSize::TextSize() : m_system(QApplication::font()) {}

TextSize::~TextSize() {
    use(100);
}

void TextSize::use(int percent) {
    if (percent == m_percent)
        return;
    m_percent = percent;
    QApplication::setFont(percent == 100 ? m_system : scaled(m_system, percent / 100.0));
}

void keepFont(QWidget& widget, double factor, QFont::Weight weight) {
    new FontKeeper(widget, factor, weight);
}

} // namespace ui

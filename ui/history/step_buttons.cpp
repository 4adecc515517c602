#include "ui/history/step_buttons.h"

#include "ui/access/spoken.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window/window_actions.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

namespace ui {
namespace {

// Draws its own arrow: a font may lack the letters, or paint them in colours.
class StepButton : public QToolButton {
public:
    StepButton(QAction& action, int direction, bool toEnd, QWidget* parent)
        : QToolButton(parent), m_direction(direction), m_toEnd(toEnd) {
        setFocusPolicy(Qt::TabFocus);
        const auto follow = [this, &action] {
            setEnabled(action.isEnabled());
            setSpokenName(*this, plainText(action));
            const QString keys = action.shortcut().toString(QKeySequence::NativeText);
            setPlainToolTip(*this, keys.isEmpty() ? plainText(action)
                                                  : QStringLiteral("%1 (%2)").arg(plainText(action), keys));
        };
        connect(&action, &QAction::changed, this, follow);
        connect(this, &QToolButton::clicked, &action, &QAction::trigger);
        follow();
    }
    void setTheme(const Theme& theme) {
        m_theme = theme;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        const int side = std::max(26, fontMetrics().height() + 10);
        return {side, side};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isEnabled() ? m_theme.text : m_theme.textOff);
        const double reach = std::min(width(), height()) * 0.2;
        const QPointF middle = QRectF(rect()).center();
        const double tip = middle.x() + m_direction * (m_toEnd ? reach * 0.6 : reach * 0.9);
        const double back = tip - m_direction * reach * 1.6;
        painter.drawPolygon(QPolygonF{
            QList<QPointF>{{tip, middle.y()}, {back, middle.y() - reach * 1.1}, {back, middle.y() + reach * 1.1}}});
        if (m_toEnd)
            painter.drawRect(QRectF(m_direction > 0 ? tip : tip - 2.5, middle.y() - reach * 1.1, 2.5, reach * 2.2));
    }

private:
    Theme m_theme = Theme::light();
    int m_direction;
    bool m_toEnd;
};

} // namespace

StepButtons::StepButtons(const WindowActions& actions, QWidget* parent) : QWidget(parent) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(new StepButton(actions.at(ActionId::firstTurn), -1, true, this));
    layout->addWidget(new StepButton(actions.at(ActionId::previousTurn), -1, false, this));
    layout->addWidget(new StepButton(actions.at(ActionId::nextTurn), +1, false, this));
    layout->addWidget(new StepButton(actions.at(ActionId::lastTurn), +1, true, this));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StepButtons::setTheme(const Theme& theme) {
    for (QObject* button : children())
        if (auto* step = dynamic_cast<StepButton*>(button))
            step->setTheme(theme);
}

} // namespace ui

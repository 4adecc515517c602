#include "ui/analysis/evaluation_bar.h"

#include "ui/access/spoken.h"
#include "ui/games/games.h"
#include "ui/text/value_text.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ui {
namespace {

constexpr int kBarHeight = 12;
constexpr int kGap = 7;

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslate();
}

void EvaluationBar::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void EvaluationBar::setValue(const std::string& gameId, const std::optional<ai::Value>& forFirst) {
    m_gameId = gameId;
    m_value = forFirst;
    update();
}

QSize EvaluationBar::sizeHint() const {
    return {220, std::max(fontMetrics().height(), kBarHeight + 2)};
}

QSize EvaluationBar::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

void EvaluationBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EvaluationBar::retranslate() {
    setSpokenName(*this, tr("Evaluation bar"));
    update();
}

void EvaluationBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const GameWords& words = wordsOf(m_gameId);
    const GameArt& art = artOf(m_gameId);
    const QString first = words.sideName(game::Side::first);
    const QString second = words.sideName(game::Side::second);
    painter.setPen(art.textColour(game::Side::first, m_theme));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, first);
    painter.setPen(art.textColour(game::Side::second, m_theme));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, second);
    const QRectF bar(fontMetrics().horizontalAdvance(first) + kGap, (height() - kBarHeight) / 2.0,
                     width() - fontMetrics().horizontalAdvance(first + second) - 2 * kGap, kBarHeight);
    QPainterPath shape;
    shape.addRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
    painter.fillPath(shape, m_theme.window);
    if (m_value) {
        const double middle = bar.left() + bar.width() * shareOfFirst(words, *m_value);
        painter.save();
        painter.setClipPath(shape);
        painter.fillRect(QRectF(bar.topLeft(), QPointF(middle, bar.bottom())),
                         art.ink(game::Side::first, m_theme).fill);
        painter.fillRect(QRectF(QPointF(middle, bar.top()), bar.bottomRight()),
                         art.ink(game::Side::second, m_theme).fill);
        // A gap, so that the shares differ without their colours.
        painter.fillRect(QRectF(middle - 1.5, bar.top(), 3, bar.height()),
                         m_theme.panel.lightness() < 128 ? m_theme.text : m_theme.panel);
        painter.restore();
    }
    painter.setPen(
        QPen(m_theme.panel.lightness() < 128 ? m_theme.textDim : mixed(m_theme.panelBorder, m_theme.textDim, 0.6), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.setPen(QPen(m_theme.textDim, 1.5));
    for (const double y : {bar.top() - 2, bar.bottom() + 2})
        painter.drawLine(QPointF(bar.center().x(), y - 1.5), QPointF(bar.center().x(), y + 1.5));
}

} // namespace ui

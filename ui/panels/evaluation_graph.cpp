#include "ui/panels/evaluation_graph.h"

#include "ui/focus_frames.h"

#include "ui/access/spoken.h"
#include "ui/text/side_text.h"
#include "ui/text/value_text.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr int kHeight = 104;
constexpr int kCompactHeight = 62;
constexpr int kLeastScale = 5;
constexpr int kForcedEnd = 50; // where a forced win is drawn

int marginOf(const ai::Value& value) {
    switch (value.kind) {
    case ai::Value::Kind::winIn:
        return kForcedEnd;
    case ai::Value::Kind::lossIn:
        return -kForcedEnd;
    case ai::Value::Kind::units:
        break;
    }
    return value.amount;
}

QColor faint(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

EvaluationGraph::EvaluationGraph(QWidget* parent) : QAbstractSlider(parent) {
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setRange(0, 0);
    setSingleStep(1);
    setPageStep(5);
    connect(this, &QAbstractSlider::valueChanged, this, [this](int turn) {
        if (!m_isShowing)
            emit turnWanted(turn);
    });
    retranslate();
}

void EvaluationGraph::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void EvaluationGraph::setLine(const std::vector<std::optional<ai::Value>>& values, int shown) {
    m_isShowing = true;
    m_values = values;
    setRange(0, std::max(0, static_cast<int>(values.size()) - 1));
    setValue(shown);
    m_isShowing = false;
    retranslate();
}

void EvaluationGraph::setCompact(bool compact) {
    m_compact = compact;
    updateGeometry();
    update();
}

QSize EvaluationGraph::sizeHint() const {
    return {220, m_compact ? kCompactHeight : kHeight};
}

QSize EvaluationGraph::minimumSizeHint() const {
    return {140, sizeHint().height()};
}

// Where things are --------------------------------------------------------------------------------------------------

QRectF EvaluationGraph::field() const {
    const double words = m_compact ? 0 : fontMetrics().height() + 4;
    return QRectF(rect()).adjusted(8, 4, -8, -4 - words);
}

int EvaluationGraph::scale() const {
    int highest = kLeastScale;
    for (const auto& value : m_values)
        if (value)
            highest = std::max(highest, std::abs(marginOf(*value)) + 1);
    return highest;
}

QPointF EvaluationGraph::placeOf(int turn) const {
    const QRectF inside = field();
    const double step = maximum() > 0 ? inside.width() / maximum() : 0;
    const auto at = static_cast<std::size_t>(turn);
    const int margin = at < m_values.size() && m_values[at] ? marginOf(*m_values[at]) : 0;
    return {inside.left() + step * turn, inside.center().y() - inside.height() / 2 * margin / scale()};
}

int EvaluationGraph::turnAt(double x) const {
    const QRectF inside = field();
    return std::clamp(static_cast<int>(std::lround((x - inside.left()) / inside.width() * maximum())), 0, maximum());
}

// What the user does ------------------------------------------------------------------------------------------------

void EvaluationGraph::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    setValue(turnAt(event->position().x()));
}

void EvaluationGraph::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown() && (event->buttons() & Qt::LeftButton))
        setValue(turnAt(event->position().x()));
}

void EvaluationGraph::mouseReleaseEvent(QMouseEvent*) {
    setSliderDown(false);
}

bool EvaluationGraph::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showPlainToolTip(help->globalPos(), textOf(turnAt(help->pos().x())), this);
        return true;
    }
    return QAbstractSlider::event(event);
}

void EvaluationGraph::changeEvent(QEvent* event) {
    QAbstractSlider::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString EvaluationGraph::textOf(int turn) const {
    const auto at = static_cast<std::size_t>(turn);
    const QString what = at < m_values.size() && m_values[at] ? standingText(*m_values[at]) : tr("not known yet");
    return turn == 0 ? tr("Start: %1", "position: value").arg(what) : tr("Turn %1: %2").arg(turn).arg(what);
}

void EvaluationGraph::retranslate() {
    setSpokenName(*this, tr("Evaluation graph"));
    setSpokenDescription(*this, textOf(value()));
    update();
}

// Painting ----------------------------------------------------------------------------------------------------------

void EvaluationGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintLine(painter);
    paintDots(painter);
    paintWords(painter);
}

void EvaluationGraph::paintGround(QPainter& painter) const {
    const QRectF inside = field();
    const QRectF frame = inside.adjusted(-7, -3, 7, 3);
    QPainterPath shape;
    shape.addRoundedRect(frame, 7, 7);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF(frame.topLeft(), QPointF(frame.right(), inside.center().y())),
                     faint(m_theme.redText, 0.10));
    painter.fillRect(QRectF(QPointF(frame.left(), inside.center().y()), frame.bottomRight()),
                     faint(m_theme.blackText, 0.09));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(showsFocus(*this) ? m_theme.link : mixed(m_theme.panelBorder, m_theme.textDim, 0.3),
                        showsFocus(*this) ? 2 : 1));
    painter.drawPath(shape);
    painter.setPen(QPen(m_theme.textDim, 1));
    painter.drawLine(QPointF(frame.left() + 1, inside.center().y()), QPointF(frame.right() - 1, inside.center().y()));
    const double shown = placeOf(value()).x();
    painter.setPen(QPen(m_theme.link, 1.6));
    painter.drawLine(QPointF(shown, frame.top() + 1), QPointF(shown, frame.bottom() - 1));
}

void EvaluationGraph::paintLine(QPainter& painter) const {
    for (std::size_t i = 1; i < m_values.size(); ++i) {
        if (!m_values[i - 1] || !m_values[i])
            continue;
        QPen pen(m_theme.text, 1.8);
        pen.setCapStyle(Qt::RoundCap);
        if (!m_values[i - 1]->exact || !m_values[i]->exact)
            pen.setDashPattern({2.2, 2.2});
        painter.setPen(pen);
        painter.drawLine(placeOf(static_cast<int>(i) - 1), placeOf(static_cast<int>(i)));
    }
}

void EvaluationGraph::paintDots(QPainter& painter) const {
    const double step = field().width() / std::max(1, maximum());
    const double radius = std::clamp(step * 0.28, 1.6, 3.6);
    for (int turn = 0; turn <= maximum(); ++turn) {
        const auto at = static_cast<std::size_t>(turn);
        if (at >= m_values.size() || !m_values[at])
            continue;
        const bool isShown = turn == value();
        const double size = isShown ? std::max(radius * 1.5, 4.2) : radius;
        const QColor colour = isShown ? m_theme.link : m_theme.text;
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(m_values[at]->exact ? colour : m_theme.panel);
        painter.drawEllipse(placeOf(turn), size, size);
    }
}

void EvaluationGraph::paintWords(QPainter& painter) const {
    const QRectF inside = field().adjusted(-2, -1, 2, 1);
    QFont small = font();
    small.setPointSizeF(std::max(7.5, small.pointSizeF() * 0.86));
    painter.setFont(small);
    painter.setPen(m_theme.redText);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop,
                     QStringLiteral("%1 +%2").arg(sideName(game::Side::first)).arg(scale()));
    painter.setPen(m_theme.blackText);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom,
                     QStringLiteral("%1 +%2").arg(sideName(game::Side::second)).arg(scale()));
    if (m_compact)
        return;
    // The legend: both kinds of dots, whichever there are.
    const double middle = height() - QFontMetricsF(small).height() / 2 - 1;
    const auto has = [this](bool isExact) {
        return std::any_of(m_values.begin(), m_values.end(),
                           [isExact](const auto& value) { return value && value->exact == isExact; });
    };
    double x = inside.left() + 6;
    for (const bool isExact : {true, false}) {
        if (!has(isExact))
            continue;
        painter.setPen(QPen(m_theme.text, 1.5));
        painter.setBrush(isExact ? m_theme.text : m_theme.panel);
        painter.drawEllipse(QPointF(x, middle), 3.2, 3.2);
        const QString word = isExact ? tr("exact", "value") : tr("estimated", "value");
        painter.setPen(m_theme.textDim);
        const QRectF room(x + 8, middle - 12, inside.right() - x - 8, 24);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, word);
        x += 8 + QFontMetricsF(small).horizontalAdvance(word) + 18;
    }
}

} // namespace ui

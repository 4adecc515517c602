#include "ui/analysis/evaluation_graph.h"

#include "ui/window/focus_frames.h"

#include "ui/access/spoken.h"
#include "ui/games/games.h"
#include "ui/text/value_text.h"
#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace ui {
namespace {

// Of the values; the words stand above and below them.
constexpr int kHeight = 72;
constexpr int kCompactHeight = 40;
constexpr double kDotsFrom = 6.5; // pixels from turn to turn
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

void EvaluationGraph::setLine(const std::string& gameId, const std::vector<std::optional<ai::Value>>& values,
                              int shown) {
    m_isShowing = true;
    m_gameId = gameId;
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
    const int words = static_cast<int>(std::ceil(QFontMetricsF(wordFont()).height()));
    return {220, (m_compact ? kCompactHeight : kHeight) + 2 * words};
}

QSize EvaluationGraph::minimumSizeHint() const {
    return {140, sizeHint().height()};
}

// Where things are --------------------------------------------------------------------------------------------------

QFont EvaluationGraph::wordFont() const {
    QFont small = font();
    small.setPointSizeF(std::max(7.5, small.pointSizeF() * 0.86));
    return small;
}

QRectF EvaluationGraph::frame() const {
    const double words = QFontMetricsF(wordFont()).height();
    return QRectF(rect()).adjusted(1, words, -1, -words);
}

QRectF EvaluationGraph::field() const {
    return frame().adjusted(8, 4, -8, -4);
}

bool EvaluationGraph::isKnown(int turn) const {
    const auto at = static_cast<std::size_t>(turn);
    return turn >= 0 && at < m_values.size() && m_values[at].has_value();
}

bool EvaluationGraph::isExact(int turn) const {
    return isKnown(turn) && m_values[static_cast<std::size_t>(turn)]->exact;
}

int EvaluationGraph::scale() const {
    int highest = kLeastScale;
    for (const auto& value : m_values)
        if (value)
            highest = std::max(highest, std::abs(marginOf(*value)) + 1);
    return highest;
}

double EvaluationGraph::heightOf(const ai::Value& value) const {
    const GameWords& words = wordsOf(m_gameId);
    return words.isScored() ? static_cast<double>(marginOf(value)) / scale() : 2 * shareOfFirst(words, value) - 1;
}

QPointF EvaluationGraph::placeOf(int turn) const {
    const QRectF inside = field();
    const double step = maximum() > 0 ? inside.width() / maximum() : 0;
    const double height = isKnown(turn) ? heightOf(*m_values[static_cast<std::size_t>(turn)]) : 0;
    return {inside.left() + step * turn, inside.center().y() - inside.height() / 2 * height};
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
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

QString EvaluationGraph::textOf(int turn) const {
    const QString what = isKnown(turn) ? standingText(wordsOf(m_gameId), *m_values[static_cast<std::size_t>(turn)])
                                       : tr("not known yet");
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
    paintAreas(painter);
    paintCursor(painter);
    paintLine(painter);
    paintDots(painter);
    paintWords(painter);
}

void EvaluationGraph::paintGround(QPainter& painter) const {
    const QRectF around = frame();
    painter.setBrush(mixed(m_theme.panel, m_theme.window, 0.6));
    painter.setPen(QPen(showsFocus(*this) ? m_theme.link : mixed(m_theme.panelBorder, m_theme.textDim, 0.3),
                        showsFocus(*this) ? 2 : 1));
    painter.drawRoundedRect(around, 7, 7);
    painter.setPen(QPen(m_theme.textDim, 1));
    const double middle = field().center().y();
    painter.drawLine(QPointF(around.left() + 1, middle), QPointF(around.right() - 1, middle));
}

// From turn to turn, so that what is estimated is told apart and what is not known stays open.
void EvaluationGraph::paintAreas(QPainter& painter) const {
    const QRectF inside = field();
    const double middle = inside.center().y();
    const SideInk first = artOf(m_gameId).ink(game::Side::first, m_theme);
    const SideInk second = artOf(m_gameId).ink(game::Side::second, m_theme);
    for (int turn = 1; turn <= maximum(); ++turn) {
        if (!isKnown(turn - 1) || !isKnown(turn))
            continue;
        const QPointF from = placeOf(turn - 1);
        const QPointF to = placeOf(turn);
        const QPolygonF area{QList<QPointF>{{from.x(), middle}, from, to, {to.x(), middle}}};
        const double strength = isExact(turn - 1) && isExact(turn) ? 0.85 : 0.45;
        for (const bool isAbove : {true, false}) {
            painter.save();
            painter.setClipRect(isAbove ? QRectF(QPointF(from.x(), inside.top()), QPointF(to.x(), middle))
                                        : QRectF(QPointF(from.x(), middle), QPointF(to.x(), inside.bottom())));
            painter.setPen(Qt::NoPen);
            painter.setBrush(faint(isAbove ? first.fill : second.fill, strength));
            painter.setRenderHint(QPainter::Antialiasing, false); // no seams between them
            painter.drawPolygon(area);
            painter.restore();
        }
    }
}

void EvaluationGraph::paintLine(QPainter& painter) const {
    const bool isDense = field().width() / std::max(1, maximum()) < kDotsFrom;
    QPen pen(m_theme.text, isDense ? 1.2 : 1.8);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    for (int turn = 1; turn <= maximum(); ++turn)
        if (isKnown(turn - 1) && isKnown(turn))
            painter.drawLine(placeOf(turn - 1), placeOf(turn));
}

void EvaluationGraph::paintCursor(QPainter& painter) const {
    const double shown = placeOf(value()).x();
    painter.setPen(QPen(m_theme.link, 1.6));
    painter.drawLine(QPointF(shown, frame().top() + 1), QPointF(shown, frame().bottom() - 1));
}

void EvaluationGraph::paintDots(QPainter& painter) const {
    const double step = field().width() / std::max(1, maximum());
    const double radius = std::clamp(step * 0.28, 1.8, 3.6);
    for (int turn = 0; turn <= maximum(); ++turn) {
        const bool isShown = turn == value();
        if (!isKnown(turn) || (!isShown && step < kDotsFrom))
            continue;
        const double size = isShown ? std::max(radius * 1.5, 4.2) : radius;
        const QColor colour = isShown ? m_theme.link : m_theme.text;
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(isExact(turn) ? colour : m_theme.panel);
        painter.drawEllipse(placeOf(turn), size, size);
    }
}

void EvaluationGraph::paintWords(QPainter& painter) const {
    const QRectF around = frame();
    painter.setFont(wordFont());
    const QRectF above(around.left() + 2, 0, around.width() - 4, around.top());
    const QRectF below(around.left() + 2, around.bottom(), around.width() - 4, height() - around.bottom());
    const GameWords& words = wordsOf(m_gameId);
    const GameArt& art = artOf(m_gameId);
    const auto wordsAt = [&](game::Side side) {
        return words.isScored() ? QStringLiteral("%1 +%2").arg(words.sideName(side)).arg(scale())
                                : words.sideName(side);
    };
    painter.setPen(art.textColour(game::Side::first, m_theme));
    painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter, wordsAt(game::Side::first));
    painter.setPen(art.textColour(game::Side::second, m_theme));
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, wordsAt(game::Side::second));
    const double taken = QFontMetricsF(wordFont()).horizontalAdvance(wordsAt(game::Side::second)) + 14;
    paintLegend(painter, below.adjusted(taken, 0, 0, 0));
}

// Both kinds of values, whichever there are, as far as there is room.
void EvaluationGraph::paintLegend(QPainter& painter, const QRectF& room) const {
    const QFontMetricsF metrics(wordFont());
    double right = room.right();
    for (const bool wanted : {false, true}) {
        const bool isThere = std::any_of(m_values.begin(), m_values.end(),
                                         [wanted](const auto& value) { return value && value->exact == wanted; });
        const QString word = wanted ? tr("exact", "value") : tr("estimated", "value");
        const double width = metrics.horizontalAdvance(word);
        if (!isThere || right - width - 11 < room.left())
            continue;
        painter.setPen(m_theme.textDim);
        painter.drawText(QRectF(right - width, room.top(), width + 1, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         word);
        painter.setPen(QPen(m_theme.text, 1.5));
        painter.setBrush(wanted ? m_theme.text : m_theme.panel);
        painter.drawEllipse(QPointF(right - width - 7, room.center().y()), 3.2, 3.2);
        right -= width + 24;
    }
}

} // namespace ui

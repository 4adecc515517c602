#include "ui/board/arrival.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

constexpr int kMilliseconds = 900;

// In full strength at first, gone at the end.
double strengthAt(double progress) {
    return std::clamp((1 - progress) / 0.45, 0.0, 1.0);
}

} // namespace

void paintArrival(QPainter& painter, const Arrival& arrival, const BoardGeometry& geometry, const BoardCounts& counts,
                  const Theme& theme) {
    const PlaceCounts& here = counts.at(arrival.place);
    const int pieces = here.of(arrival.side);
    if (pieces == 0)
        return;
    const QPointF spot = geometry.pieceSpot(arrival.place, arrival.side, pieces - 1, here);
    const double unit = geometry.unit();
    const double width = geometry.pieceWidth();
    const double eased = 1 - std::pow(1 - arrival.progress, 3);
    painter.save();
    painter.setOpacity(strengthAt(arrival.progress));
    painter.setBrush(Qt::NoBrush);
    const double across = width * (0.55 + 0.55 * eased);
    painter.setPen(QPen(theme.mark, std::max(1.5, unit * 0.045 * (1.4 - eased))));
    painter.drawEllipse(spot, across, across * 0.45);

    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(11, static_cast<int>(unit * 0.34)));
    const QLocale locale;
    const QString sign = arrival.points < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    const QString text = sign + locale.toString(std::abs(arrival.points));
    // Towards the middle, where the place is free.
    const double beside = width * 1.15 * (geometry.fromRight(arrival.side) ? -1 : 1);
    QPainterPath figure;
    figure.addText(QPointF(0, 0), font, text);
    const QRectF box = figure.boundingRect();
    figure.translate(spot + QPointF(beside, -unit * (0.04 + 0.3 * eased)) - QPointF(box.center().x(), box.bottom()));
    painter.setPen(QPen(theme.markOutline, std::max(2.0, unit * 0.06), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(figure);
    painter.fillPath(figure, theme.mark);
    painter.restore();
}

QRect arrivalRegion(const Arrival& arrival, const BoardGeometry& geometry) {
    const double unit = geometry.unit();
    return geometry.placeFull(arrival.place).adjusted(0, -unit * 0.3, 0, unit * 0.3).toAlignedRect();
}

ArrivalClock::ArrivalClock(QObject* parent) : QObject(parent), m_clock(new QVariantAnimation(this)) {
    m_clock->setStartValue(0.0);
    m_clock->setEndValue(1.0);
    m_clock->setDuration(kMilliseconds);
    connect(m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (!m_now)
            return;
        m_now->progress = value.toDouble();
        emit changed(*m_now);
    });
    connect(m_clock, &QVariantAnimation::finished, this, &ArrivalClock::stop);
}

void ArrivalClock::start(const Arrival& arrival) {
    stop();
    m_now = arrival;
    m_clock->start();
}

void ArrivalClock::stop() {
    m_clock->stop();
    if (const auto gone = std::exchange(m_now, std::nullopt))
        emit changed(*gone);
}

void ArrivalClock::advance(int milliseconds) {
    if (m_now)
        m_clock->setCurrentTime(m_clock->currentTime() + milliseconds);
}

} // namespace ui

#include "ui/board/board_marks.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace ui::marks {

namespace {

QFont sized(const QFont& font, double pixels, bool bold) {
    QFont result = font;
    result.setPixelSize(std::max(8, static_cast<int>(std::lround(pixels))));
    result.setBold(bold);
    return result;
}

void cased(QPainter& painter, const QPainterPath& path, const QPen& pen, const Theme& theme, double casing) {
    QPen under = pen;
    under.setStyle(Qt::SolidLine);
    under.setColor(withAlpha(theme.markOutline, 0.72));
    under.setWidthF(pen.widthF() + casing * 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(under);
    painter.drawPath(path);
    painter.setPen(pen);
    painter.drawPath(path);
}

} // namespace

void ring(QPainter& painter, QPointF centre, double rx, double ry, RingKind kind, const Theme& theme) {
    const double width = std::clamp(rx * 0.09, 1.4, 9.0);
    const auto ellipse = [&](double grow, const QPen& pen) {
        painter.setPen(pen);
        painter.drawEllipse(centre, rx + grow, ry + grow * 0.62);
    };
    painter.setBrush(Qt::NoBrush);
    if (kind == RingKind::picked) {
        painter.setBrush(withAlpha(theme.markPicked, 0.22));
        ellipse(0, QPen(withAlpha(theme.markOutline, 0.7), width * 2.6));
        painter.setBrush(Qt::NoBrush);
        ellipse(0, QPen(theme.markPicked, width * 1.5));
        ellipse(width * 2.7, QPen(theme.markPicked, width * 0.75));
        return;
    }
    ellipse(0, QPen(withAlpha(theme.markOutline, 0.55), width * 1.9));
    QPen pen(theme.mark, width);
    if (kind == RingKind::opposing) {
        pen.setDashPattern({2.6, 1.8});
        pen.setCapStyle(Qt::FlatCap);
    }
    ellipse(0, pen);
}

void hoverFrame(QPainter& painter, const QRectF& place, double radius, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(theme.mark, 0.055));
    painter.drawRoundedRect(place, radius, radius);
}

void targetFrame(QPainter& painter, const QRectF& place, double radius, const Theme& theme) {
    const double width = std::clamp(radius * 0.16, 1.6, 7.0);
    painter.setBrush(withAlpha(theme.markTarget, 0.17));
    painter.setPen(QPen(withAlpha(theme.markOutline, 0.5), width + 1.6));
    painter.drawRoundedRect(place, radius, radius);
    QPen pen(theme.markTarget, width);
    pen.setDashPattern({4.2, 3.0});
    pen.setCapStyle(Qt::FlatCap);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRoundedRect(place, radius, radius);
}

// Gold around the spot of arrival, fading along the place, inside a double line.
void exactFrame(QPainter& painter, const QRectF& place, double radius, QPointF spot, const Theme& theme) {
    const double width = std::clamp(radius * 0.16, 1.6, 7.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(theme.glow, 0.14));
    painter.drawRoundedRect(place, radius, radius);
    const double reach = place.height() * 3.0;
    QRadialGradient glow(spot, reach);
    glow.setColorAt(0.0, withAlpha(theme.glow, 0.68));
    glow.setColorAt(0.3, withAlpha(theme.glow, 0.34));
    glow.setColorAt(1.0, withAlpha(theme.glow, 0.0));
    painter.save();
    painter.setClipRect(QRectF(spot.x() - reach, place.top(), reach * 2, place.height()), Qt::IntersectClip);
    painter.setBrush(glow);
    painter.drawRoundedRect(place, radius, radius);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.markOutline, width * 3 + 1.6));
    painter.drawRoundedRect(place.adjusted(width, width, -width, -width), radius, radius);
    painter.setPen(QPen(theme.markExact, width));
    painter.drawRoundedRect(place, radius, radius);
    const double inset = width * 2;
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
}

void ghostOutline(QPainter& painter, QPointF spot, const BoardGeometry::Foot& foot, const Theme& theme) {
    QPen pen(withAlpha(theme.markTarget, 0.95), std::clamp(foot.rx * 0.084, 1.2, 5.0));
    pen.setDashPattern({2.4, 2.0});
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(spot, foot.rx * 1.16, foot.ry * 1.09);
}

void captureRing(QPainter& painter, QPointF spot, double radius, const Theme& theme) {
    const double width = std::clamp(radius * 0.13, 1.8, 8.0);
    QPainterPath path;
    path.addEllipse(spot, radius, radius);
    for (int i = 0; i < 4; ++i) {
        const double angle = i * 3.14159265 / 2;
        const QPointF out(std::cos(angle), std::sin(angle));
        path.moveTo(spot + out * (radius * 0.72));
        path.lineTo(spot + out * (radius * 1.24));
    }
    QPen pen(theme.markTarget, width);
    pen.setCapStyle(Qt::RoundCap);
    cased(painter, path, pen, theme, width * 0.4);
}

void cursorFrame(QPainter& painter, const QRectF& place, double unit, const Theme& theme) {
    const double width = std::clamp(unit * 0.026, 1.6, 6.0);
    const QRectF frame = place.adjusted(-width, -width, width, width);
    QPainterPath path;
    path.addRoundedRect(frame, unit * 0.12, unit * 0.12);
    cased(painter, path, QPen(withAlpha(theme.mark, 0.9), width * 0.8), theme, width * 0.5);
    // Heavy corners: the shape that tells the cursor from the dashed frame of a target.
    const double arm = unit * 0.24;
    QPainterPath corners;
    for (const double sx : {-1.0, 1.0}) {
        for (const double sy : {-1.0, 1.0}) {
            const QPointF corner(sx < 0 ? frame.left() : frame.right(), sy < 0 ? frame.top() : frame.bottom());
            corners.moveTo(corner - QPointF(sx * arm, 0));
            corners.lineTo(corner);
            corners.lineTo(corner - QPointF(0, sy * arm * 0.8));
        }
    }
    QPen pen(theme.mark, width * 2.0);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::RoundCap);
    cased(painter, corners, pen, theme, width * 0.5);
}

void groupBracket(QPainter& painter, const QRectF& group, double unit, const Theme& theme) {
    const double width = std::clamp(unit * 0.038, 2.0, 9.0);
    const double y = group.bottom() + unit * 0.035;
    QPainterPath path(QPointF(group.left(), y - unit * 0.06));
    path.lineTo(group.left(), y);
    path.lineTo(group.right(), y);
    path.lineTo(group.right(), y - unit * 0.06);
    QPen pen(theme.mark, width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    cased(painter, path, pen, theme, width * 0.35);
}

void star(QPainter& painter, QPointF centre, double radius, const Theme& theme) {
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = -3.14159265 / 2 + i * 3.14159265 / 5;
        const double reach = i % 2 == 0 ? radius : radius * 0.46;
        const QPointF point = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
        if (i == 0) {
            path.moveTo(point);
        } else {
            path.lineTo(point);
        }
    }
    path.closeSubpath();
    painter.setPen(QPen(theme.markOutline, std::max(1.2, radius * 0.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.markExact);
    painter.drawPath(path);
}

void footprint(QPainter& painter, const ArrowRoute& route, const BoardGeometry& geometry, const Theme& theme) {
    const BoardGeometry::Foot foot = geometry.foot();
    const double above = geometry.isFromAbove() ? 0.0 : geometry.pieceWidth() * 0.06;
    painter.setPen(QPen(withAlpha(theme.mark, 0.8), std::clamp(foot.rx * 0.08, 1.2, 5.0)));
    painter.setBrush(withAlpha(theme.shadow, 0.34));
    painter.drawEllipse(route.place - QPointF(0, above), foot.rx * 1.04, foot.ry * 1.04);
}

namespace {

// Thin at the start and wide at the tip: which way it goes is seen anywhere on it. `rim` is added all around. An area
// is painted several times quicker than a line around it.
QPolygonF tail(const ArrowRoute& route, double until, double unit, double rim) {
    constexpr int kParts = 16;
    QPolygonF left;
    QPolygonF right;
    for (int i = 0; i <= kParts; ++i) {
        const double part = until * i / kParts;
        const QPointF along = route.at(std::min(1.0, part + 0.02)) - route.at(part);
        const double length = std::max(1e-6, std::hypot(along.x(), along.y()));
        const double half = std::max(unit * (0.014 + 0.036 * part), 0.8) + rim;
        const QPointF aside = QPointF(-along.y(), along.x()) * (half / length);
        left << route.at(part) + aside;
        right.prepend(route.at(part) - aside);
    }
    return left + right;
}

} // namespace

void arrow(QPainter& painter, const ArrowRoute& route, double unit, const Theme& theme) {
    const QPointF last = route.tip - route.at(0.9);
    const double angle = std::atan2(last.y(), last.x());
    const double length = std::hypot(route.tip.x() - route.start.x(), route.tip.y() - route.start.y());
    const double head = std::min(std::clamp(unit * 0.21, 8.0, 52.0), length * 0.5);
    const auto behind = [&](double reach, double turn) {
        return route.tip - QPointF(std::cos(angle + turn), std::sin(angle + turn)) * reach;
    };
    const double casing = std::clamp(unit * 0.022, 1.0, 5.0);
    const QPen edge(withAlpha(theme.markOutline, 0.85), casing * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const double until = std::max(0.1, 1 - head * 0.7 / std::max(1.0, length));
    if (route.proposed) {
        QPainterPath path(route.start);
        for (int i = 1; i <= 24; ++i)
            path.lineTo(route.at(until * i / 24));
        QPen pen(theme.mark, std::clamp(unit * 0.05, 2.0, 12.0));
        pen.setCapStyle(Qt::FlatCap);
        pen.setJoinStyle(Qt::RoundJoin);
        pen.setDashPattern({2.2, 1.4});
        cased(painter, path, pen, theme, casing);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(edge.color());
        painter.drawPolygon(tail(route, until, unit, casing));
        painter.setBrush(theme.mark);
        painter.drawPolygon(tail(route, until, unit, 0));
    }
    QPainterPath point(route.tip);
    point.lineTo(behind(head, 0.5));
    point.lineTo(behind(head * 0.66, 0));
    point.lineTo(behind(head, -0.5));
    point.closeSubpath();
    painter.strokePath(point, edge);
    painter.fillPath(point, theme.mark);
}

void arrowNumber(QPainter& painter, const ArrowRoute& route, double unit, const Theme& theme) {
    const double radius = std::clamp(unit * 0.13, 7.5, 36.0);
    painter.setPen(QPen(theme.markOutline, std::max(1.0, unit * 0.022)));
    painter.setBrush(theme.mark);
    painter.drawEllipse(route.disc, radius, radius);
    painter.setFont(sized(painter.font(), radius * 1.35, true));
    painter.setPen(theme.markOutline);
    painter.drawText(QRectF(route.disc - QPointF(radius * 2, radius * 2), QSizeF(radius * 4, radius * 4)),
                     Qt::AlignCenter, QLocale().toString(route.number));
}

} // namespace ui::marks

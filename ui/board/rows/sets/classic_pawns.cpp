// The turned pawns. A pawn is a stack of thin discs, seen from a little above: each disc is shaded as a piece of a
// turned surface lit from the upper left, which gives waist, flare and lip their roundness at every scale.
#include "ui/board/rows/rows_sets.h"
#include "ui/board/rows/sets/classic_wood.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double kTilt = 0.34; // height of a disc for its width
constexpr double kTop = 42.0;
constexpr double kTopRadius = 15.0;

struct ProfilePoint {
    double height;
    double radius;
};

// From the foot to the lip.
constexpr std::array kProfile = {ProfilePoint{0.0, 18.0},  ProfilePoint{1.6, 19.0},       ProfilePoint{4.6, 18.6},
                                 ProfilePoint{8.0, 16.6},  ProfilePoint{12.0, 13.6},      ProfilePoint{16.0, 10.8},
                                 ProfilePoint{20.0, 9.0},  ProfilePoint{23.5, 8.2},       ProfilePoint{27.0, 8.5},
                                 ProfilePoint{31.0, 10.2}, ProfilePoint{35.0, 12.6},      ProfilePoint{38.2, 14.6},
                                 ProfilePoint{40.2, 15.6}, ProfilePoint{kTop, kTopRadius}};

// Catmull-Rom through the profile.
double radiusAt(double height) {
    std::size_t i = 0;
    while (i + 2 < kProfile.size() && kProfile[i + 1].height < height)
        ++i;
    const auto& p1 = kProfile[i];
    const auto& p2 = kProfile[i + 1];
    const auto& p0 = kProfile[i == 0 ? 0 : i - 1];
    const auto& p3 = kProfile[std::min(i + 2, kProfile.size() - 1)];
    const double t = std::clamp((height - p1.height) / (p2.height - p1.height), 0.0, 1.0);
    const double a = 2 * p1.radius;
    const double b = p2.radius - p0.radius;
    const double c = 2 * p0.radius - 5 * p1.radius + 4 * p2.radius - p3.radius;
    const double d = -p0.radius + 3 * p1.radius - 3 * p2.radius + p3.radius;
    return 0.5 * (a + b * t + c * t * t + d * t * t * t);
}

QColor shaded(const PieceColours& wood, const QColor& base, double diffuse, double gloss) {
    const QColor lit =
        diffuse < 0.5 ? mixed(wood.shade, base, diffuse * 2) : mixed(base, wood.light, (diffuse - 0.5) * 0.7);
    return mixed(lit, QColor(255, 246, 230), std::clamp(gloss, 0.0, 0.85));
}

// The colours around a disc at `height`, from its left to its right edge.
QLinearGradient discShade(const PieceColours& wood, const QColor& base, double height, double radius, double polish) {
    const double slope = (radiusAt(height + 0.6) - radiusAt(height - 0.6)) / 1.2;
    const double steep = 1.0 / std::sqrt(1.0 + slope * slope);
    const double up = -slope * steep;
    QLinearGradient gradient(-radius, 0, radius, 0);
    for (int i = 0; i <= 10; ++i) {
        const double x = -1.0 + 0.2 * i;
        const double front = std::sqrt(std::max(0.0, 1.0 - x * x));
        // The light comes from the upper left and a little from the front.
        const double light = (-0.54 * x + 0.58 * front) * steep + 0.52 * up;
        const double ambient = 0.27 + 0.08 * up;
        const double diffuse = std::clamp(ambient + 0.72 * std::max(0.0, light), 0.0, 1.0);
        const double halfway = (-0.42 * x + 0.84 * front) * steep + 0.32 * up;
        const double gloss = polish * std::pow(std::max(0.0, halfway), 22.0);
        QColor colour = shaded(wood, base, diffuse, gloss);
        // A thin rim of light keeps the outline of a dark pawn apart from a dark cloth.
        const double rim = std::pow(std::abs(x), 9.0) * (x < 0 ? 0.68 : 0.48);
        colour = mixed(colour, wood.rim, rim);
        gradient.setColorAt(0.1 * i, colour);
    }
    return gradient;
}

// The stack once more, a little wider all around.
void paintOutline(QPainter& painter, game::Side side, const QColor& colour, double step, double width) {
    painter.setBrush(colour);
    for (double height = 0.0; height <= kTop; height += step) {
        const double belt = side == game::Side::second && height > 20.4 && height < 26.6 ? 1.4 : 0.0;
        const double radius = radiusAt(height) + belt;
        painter.drawEllipse(QPointF(0, -height), radius + width, radius * kTilt + width);
    }
}

void paintBody(QPainter& painter, game::Side side, const PieceColours& wood, double step) {
    const bool belted = side == game::Side::second;
    for (double height = 0.0; height <= kTop; height += step) {
        const double belt = belted && height > 20.4 && height < 26.6 ? std::sin((height - 20.4) / 6.2 * 3.14159) : 0.0;
        const double radius = radiusAt(height) + 1.9 * std::sqrt(belt);
        QColor base = belt > 0 ? wood.inlay : wood.wood;
        if (belt <= 0) {
            // Marks of the turning tool, and one groove above the foot.
            base = base.lighter(100 + static_cast<int>(7.0 * std::sin(height * 2.7) * std::sin(height * 0.9)));
            if (std::abs(height - 6.4) < 0.75)
                base = base.darker(165);
        }
        PieceColours here = wood;
        if (belt > 0) {
            here.shade = wood.inlay.darker(330);
            here.light = QColor(0xfff0c4);
            here.rim = wood.inlay.darker(170);
        }
        painter.setBrush(discShade(here, base, height, radius, belt > 0 || belted ? 0.9 : 0.62));
        painter.drawEllipse(QPointF(0, -height), radius, radius * kTilt);
    }
}

void paintTop(QPainter& painter, game::Side side, const PieceColours& wood) {
    const QPointF centre(0, -kTop);
    const auto disc = [&](double radius, const QBrush& brush, double down = 0.0) {
        painter.setBrush(brush);
        painter.drawEllipse(centre + QPointF(0, down), radius, radius * kTilt);
    };
    QLinearGradient lip(centre.x() - kTopRadius, centre.y() - 4, centre.x() + kTopRadius, centre.y() + 4);
    lip.setColorAt(0.0, mixed(wood.wood, wood.light, 0.95));
    lip.setColorAt(0.55, mixed(wood.wood, wood.light, 0.45));
    lip.setColorAt(1.0, mixed(wood.wood, wood.light, 0.18));
    disc(kTopRadius, lip);
    if (side == game::Side::first) {
        QRadialGradient face(centre.x() - 4, centre.y() - 1, kTopRadius);
        face.setColorAt(0.0, mixed(wood.wood, wood.light, 0.62));
        face.setColorAt(1.0, mixed(wood.wood, wood.light, 0.16));
        disc(kTopRadius - 1.5, face, 0.1);
        disc(8.4, wood.shade, 0.15);
        QLinearGradient inlay(-8, centre.y() - 3, 8, centre.y() + 3);
        inlay.setColorAt(0.0, mixed(wood.inlay, Qt::white, 0.35));
        inlay.setColorAt(1.0, wood.inlay.darker(118));
        disc(7.6, inlay, 0.2);
        return;
    }
    // Black's top is hollowed out: its far wall catches the light, the near one lies in shade.
    QLinearGradient hollow(0, centre.y() - 4.4, 0, centre.y() + 4.4);
    hollow.setColorAt(0.0, wood.shade);
    hollow.setColorAt(0.45, mixed(wood.shade, wood.wood, 0.8));
    hollow.setColorAt(1.0, mixed(wood.wood, wood.light, 0.55));
    disc(kTopRadius - 2.7, hollow, 0.25);
}

} // namespace

void paintClassicPawn(QPainter& painter, game::Side side, double height, const Theme& theme) {
    const PieceColours& wood = side == game::Side::first ? theme.red : theme.black;
    const double scale = height / kPawnUnits;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.scale(scale, scale);
    const double pixels = std::max(0.2, scale * painter.transform().m11() / std::max(scale, 1e-6));
    const double step = std::clamp(0.9 / pixels, 0.35, 1.2);
    if (wood.outline.alpha() > 0)
        paintOutline(painter, side, wood.outline, step, std::max(0.8, 0.85 / scale));
    paintBody(painter, side, wood, step);
    paintTop(painter, side, wood);
    painter.restore();
}

void paintClassicShadow(QPainter& painter, double height, const Theme& theme) {
    const double scale = height / kPawnUnits;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.scale(scale, scale);
    const auto blot = [&](QPointF centre, double rx, double ry, double tilt, int alpha) {
        painter.save();
        painter.translate(centre);
        painter.rotate(tilt);
        painter.scale(rx, ry);
        QRadialGradient soft(0, 0, 1);
        QColor colour = theme.shadow;
        for (const auto& [at, part] : {std::pair{0.0, 1.0}, {0.45, 0.82}, {0.7, 0.42}, {0.88, 0.12}, {1.0, 0.0}}) {
            colour.setAlpha(static_cast<int>(alpha * part));
            soft.setColorAt(at, colour);
        }
        painter.setBrush(soft);
        painter.drawEllipse(QPointF(0, 0), 1, 1);
        painter.restore();
    };
    blot({11, 3.5}, 29, 11, 14, 150);
    blot({3, 2.4}, 23, 9.5, 0, 165);
    painter.restore();
}

} // namespace ui

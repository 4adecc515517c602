#include "ui/game/end_banner.h"

#include "ui/access/spoken.h"
#include "ui/games/games.h"
#include "ui/text/score_text.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ui {
namespace {

using game::Side;

constexpr double kPad = 16;
constexpr double kShadow = 8;
constexpr int kWidest = 420;

// Of the row that a side's pieces are counted in now, `place` rows from its start line.
std::size_t rowAt(Side side, int place) {
    return static_cast<std::size_t>(side == Side::first ? place : ScoreCount::kRows - 1 - place);
}

} // namespace

EndBanner::EndBanner(QWidget& parent) : QWidget(&parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    speakAsOne(*this);
    parent.installEventFilter(this);
    hide();
}

void EndBanner::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void EndBanner::present(const EndContent& content) {
    m_content = content;
    setSpokenName(*this, content.title);
    place();
    show();
    raise();
    update();
}

void EndBanner::setCounted(int rows) {
    m_counted = rows;
    update();
}

int EndBanner::shownPoints(Side side) const {
    if (m_counted == ScoreCount::kRows)
        return m_content.state.score.pointsOf(side);
    int points = 0;
    for (int place = 0; place < m_counted; ++place) {
        const game::PlaceView& row = m_content.state.board.places[rowAt(side, place)];
        points += row.pieces[game::indexOf(side)] * row.worth[game::indexOf(side)];
    }
    return points;
}

QString EndBanner::shownTitle() const {
    return m_counted == ScoreCount::kRows ? m_content.title : tr("The game is over");
}

QString EndBanner::line() const {
    if (m_counted == ScoreCount::kRows)
        return m_content.reason;
    const std::size_t row = rowAt(Side::first, std::max(0, m_counted - 1));
    const int worth = m_content.state.board.places[row].worth[game::indexOf(Side::first)];
    //: %1 is a number of points, "5" or "−1".
    return tr("Each of these pieces counts %1").arg(signedNumber(worth));
}

QFont EndBanner::scaled(double factor, QFont::Weight weight) const {
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

void EndBanner::place() {
    const QWidget& board = *parentWidget();
    const double width = std::min<double>(kWidest, board.width() * 0.86);
    const QRectF room(0, 0, width - 2 * kPad - 2 * kShadow, 1000);
    const double title = QFontMetricsF(scaled(1.5, QFont::Bold))
                             .boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, m_content.title)
                             .height();
    const double reason =
        QFontMetricsF(font()).boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, m_content.reason).height();
    const double points = m_content.hasPoints ? QFontMetricsF(scaled(2.6, QFont::Bold)).height() : 0;
    const double height = std::min<double>(title + reason + points + 2 * kPad + 2 * kShadow, board.height());
    setGeometry(static_cast<int>((board.width() - width) / 2), static_cast<int>((board.height() - height) / 2),
                static_cast<int>(width), static_cast<int>(height));
}

void EndBanner::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

bool EndBanner::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parentWidget())
        place();
    return QWidget::eventFilter(watched, event);
}

// The first side's piece and points, then the second's points and piece; the winner's in full strength.
void EndBanner::paintPoints(QPainter& painter, const QRectF& room) const {
    const bool isDone = m_counted == ScoreCount::kRows;
    const double gap = room.height() * 0.28;
    const double middle = room.center().x();
    painter.setFont(scaled(2.6, QFont::Bold));
    for (const Side side : {Side::first, Side::second}) {
        const bool isLeft = side == Side::first;
        const bool isPale = isDone && m_content.winner && *m_content.winner != side;
        const GameArt& art = artOf(m_content.gameId);
        const QPixmap piece = art.piece(side, room.height(), devicePixelRatioF(), m_theme);
        const QSizeF size = piece.deviceIndependentSize();
        const QString number = signedNumber(shownPoints(side));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(QStringLiteral("88"));
        const QRectF figures(isLeft ? middle - gap - width : middle + gap, room.top(), width, room.height());
        painter.setPen(isPale ? m_theme.textDim : art.textColour(side, m_theme));
        painter.drawText(figures, static_cast<int>(Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft)),
                         number);
        const double x = isLeft ? figures.left() - size.width() - gap / 2 : figures.right() + gap / 2;
        if (x >= room.left() && x + size.width() <= room.right()) // large text over a small board leaves none
            painter.drawPixmap(QPointF(x, room.center().y() - size.height() / 2), piece);
    }
    painter.setPen(m_theme.textDim);
    painter.drawText(room, Qt::AlignCenter, QStringLiteral(":"));
}

void EndBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow);
    painter.setPen(Qt::NoPen);
    for (int ring = 1; ring <= static_cast<int>(kShadow); ++ring) {
        painter.setBrush(QColor(0, 0, 0, 12));
        painter.drawRoundedRect(card.adjusted(-ring, -ring + 2, ring, ring + 2), 12 + ring, 12 + ring);
    }
    painter.setPen(QPen(m_theme.accent, 2));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(card, 12, 12);
    const QRectF inside = card.adjusted(kPad, kPad, -kPad, -kPad);
    const int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    painter.setFont(scaled(1.5, QFont::Bold));
    painter.setPen(m_theme.text);
    QRectF taken;
    painter.drawText(inside, flags, shownTitle(), &taken);
    const double below = QFontMetricsF(font()).boundingRect(inside, flags, line()).height();
    if (m_content.hasPoints)
        paintPoints(painter,
                    QRectF(inside.left(), taken.bottom(), inside.width(), inside.bottom() - below - taken.bottom()));
    painter.setFont(font());
    painter.setPen(m_theme.textDim);
    painter.drawText(QRectF(inside.left(), inside.bottom() - below, inside.width(), below), flags, line());
}

} // namespace ui

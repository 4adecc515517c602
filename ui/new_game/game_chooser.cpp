#include "ui/new_game/game_chooser.h"

#include "ui/access/spoken.h"
#include "ui/games/games.h"
#include "ui/window/focus_frames.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

constexpr int kPad = 8;
constexpr int kGap = 12;
constexpr QSize kPicture(90, 72);

} // namespace

GameButton::GameButton(const QString& gameId, const Theme& theme, QWidget* parent)
    : QRadioButton(parent), m_gameId(gameId), m_theme(theme) {
    setObjectName(QStringLiteral("game-") + gameId);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void GameButton::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void GameButton::retranslate() {
    const GameWords& words = wordsOf(m_gameId);
    setText(words.name());
    m_sentence = words.sentence();
    setSpokenName(*this, words.name());
    setSpokenDescription(*this, m_sentence);
    updateGeometry();
    update();
}

QFont GameButton::nameFont() const {
    QFont font = this->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.1);
    return font;
}

int GameButton::sentenceHeight(int width) const {
    const QRect room(0, 0, std::max(1, width - kPicture.width() - 2 * kPad - kGap), 10000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, m_sentence).height();
}

int GameButton::heightForWidth(int width) const {
    const int words = QFontMetrics(nameFont()).height() + 2 + sentenceHeight(width);
    return std::max(kPicture.height(), words) + 2 * kPad;
}

// As high as its width then asks for.
QSize GameButton::sizeHint() const {
    return minimumSizeHint();
}

QSize GameButton::minimumSizeHint() const {
    constexpr int kLeastWidth = 240;
    return {kLeastWidth, kPicture.height() + 2 * kPad};
}

void GameButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMarked = isChecked();
    const QColor edge = showsFocus(*this) ? m_theme.link : isMarked ? m_theme.accent : m_theme.controlBorder;
    painter.setPen(QPen(edge, isMarked || showsFocus(*this) ? 2 : 1));
    painter.setBrush(isMarked       ? mixed(m_theme.panel, m_theme.accent, 0.12)
                     : underMouse() ? m_theme.hover
                                    : m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    const QRectF picture(kPad, (height() - kPicture.height()) / 2.0, kPicture.width(), kPicture.height());
    artOf(m_gameId).paintPicture(painter, picture, m_theme);
    const int left = kPad + kPicture.width() + kGap;
    const QRect words(left, kPad, width() - left - kPad, height() - 2 * kPad);
    const int name = QFontMetrics(nameFont()).height();
    const int both = name + 2 + sentenceHeight(width());
    const int top = words.top() + std::max(0, (words.height() - both) / 2);
    painter.setFont(nameFont());
    painter.setPen(m_theme.text);
    // By a mark, too, not by the colour of the frame alone.
    painter.drawText(QRect(words.left(), top, words.width(), name), Qt::AlignLeft | Qt::AlignVCenter,
                     isMarked ? text() + QStringLiteral(" ✓") : text());
    painter.setFont(font());
    painter.setPen(m_theme.textDim);
    painter.drawText(QRect(words.left(), top + name + 2, words.width(), words.bottom() - top - name), Qt::TextWordWrap,
                     m_sentence);
}

GameChooser::GameChooser(const QStringList& gameIds, const Theme& theme, QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (const QString& id : gameIds) {
        auto* button = new GameButton(id, theme, this);
        m_buttons.push_back(button);
        layout->addWidget(button);
        connect(button, &QAbstractButton::toggled, this, [this, id](bool isOn) {
            if (isOn)
                emit chosen(id);
        });
    }
    retranslate();
}

void GameChooser::choose(const QString& gameId) {
    for (GameButton* button : m_buttons)
        if (button->gameId() == gameId)
            button->setChecked(true);
}

void GameChooser::setTheme(const Theme& theme) {
    for (GameButton* button : m_buttons)
        button->setTheme(theme);
}

void GameChooser::retranslate() {
    setSpokenName(*this, tr("Game"));
    for (GameButton* button : m_buttons)
        button->retranslate();
}

} // namespace ui

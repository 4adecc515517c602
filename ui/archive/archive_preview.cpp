#include "ui/archive/archive_preview.h"

#include "core/games/catalogue.h"
#include "ui/access/spoken.h"
#include "ui/board/board_widget.h"
#include "ui/games/games.h"
#include "ui/widgets/plain_label.h"

#include <QVBoxLayout>

namespace ui {
namespace {

constexpr int kWidth = 230;

} // namespace

ArchivePreview::ArchivePreview(QWidget* parent) : QWidget(parent) {
    m_picture = new QWidget(this);
    speakAsOne(*m_picture);
    m_board = new BoardWidget(m_picture);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setMinimumSize(kWidth, kWidth);
    m_summary = new PlainLabel(this);
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* picture = new QVBoxLayout(m_picture);
    picture->setContentsMargins(0, 0, 0, 0);
    picture->addWidget(m_board);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_picture, 1);
    layout->addWidget(m_summary);
    setFixedWidth(kWidth);
}

void ArchivePreview::setSummary(const QString& text) {
    m_summary->setText(text);
}

void ArchivePreview::setGame(const session::ArchiveEntry* entry) {
    std::shared_ptr<const game::Match> last;
    if (entry) {
        if (auto match = games::newMatch(entry->gameId, entry->rulesId, entry->lastPosition))
            last = std::move(*match);
    }
    m_board->setVisible(last != nullptr);
    if (!last) {
        setSpokenName(*m_picture, QString());
        return;
    }
    m_board->setMatch(last, BoardInput::none, Transition::jump);
    setSpokenName(*m_picture, tr("Last position: %1").arg(wordsOf(entry->gameId).positionText(last->state().board)));
}

} // namespace ui

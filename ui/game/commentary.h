// What the status line says: the move just made, then whose turn it is and what is due; refusals and hints while they
// last.
#pragma once

#include "core/session/game_session.h"

#include <QLocale>
#include <QObject>
#include <functional>
#include <optional>
#include <utility>

namespace ui {

class GameWords;
class HistoryController;
class ShownGame;
class StatusLine;

class Commentary : public QObject {
    Q_OBJECT

public:
    Commentary(const ShownGame& shown, const HistoryController& history, StatusLine& line);

    // A sentence that is not about the game, such as "The game has been copied.", or why something was refused. It
    // stays until a person picks or moves a pawn or looks at another position; what becomes due meanwhile is told after
    // it.
    void note(const QString& text) { remark(text); }
    void refuse(const QString& text) { remark(text); }
    // News of what goes on beside the game, such as "Perfect play is built.". It gives way as soon as anything else is
    // due, and can be taken back once it is no longer true.
    void tellNews(const QString& text);
    void takeBackNews();
    // What a hint says, shown for as long as it gives a text; null: there is none.
    void setAdvice(std::function<QString()> advice) { m_advice = std::move(advice); }
    // Whether the points of a finished game are being counted up: the winner is not told before the last.
    void setCounting(std::function<bool()> isCounting) { m_isCounting = std::move(isCounting); }
    // Why what lies under the pointer cannot be chosen; empty when the pointer has gone on.
    void hint(const QString& text);
    // What there is to say now; call it after every change. While pawns are on their way nothing new is said.
    void refresh();
    // Turns are told as "row 2 to row 3" instead of "2-3".
    void setTurnsInWords(bool inWords);
    // The last turn, or pass, and what it brought about; empty before the first.
    [[nodiscard]] QString lastEvent() const;

private:
    // What a remark is about: it goes when this changes.
    struct Moment {
        int node = 0;
        int shownTurn = 0;
        bool isViewing = false;
        bool isOver = false;
        int stepsMade = 0;
        std::optional<int> pickedPlace;
        QLocale::Language language = QLocale::C;

        friend bool operator==(const Moment&, const Moment&) = default;
    };

    void remark(const QString& text);
    [[nodiscard]] Moment moment() const;
    [[nodiscard]] QString present() const;
    [[nodiscard]] QString spokenOnly() const;
    [[nodiscard]] int presentNode() const;
    [[nodiscard]] const GameWords& words() const;
    [[nodiscard]] QString scoreToTell() const;
    void tellTurn(int ply);
    void tellPass(game::Side side);

    const ShownGame& m_shown;
    const HistoryController& m_history;
    StatusLine& m_line;
    std::function<QString()> m_event; // what has happened last, in the language of the moment
    std::function<QString()> m_advice;
    std::function<bool()> m_isCounting;
    int m_eventNode = 0;        // where in the record; after an undo it is told no more
    bool m_eventIsNew = false;  // not read out yet
    bool m_eventIsPass = false; // announced, and maybe not played yet
    bool m_inWords = false;
    std::optional<int> m_scoreNode; // where the score was read out last
    QString m_remark;
    QString m_beforeRemark; // what was to be said then
    Moment m_remarkMoment;
    bool m_remarkIsNew = false; // not read out yet
    bool m_remarkIsNews = false;
};

} // namespace ui

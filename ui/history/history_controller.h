// Which position of the game is on the screen: the present one, or an earlier or undone one that is only looked at.
// Looking never touches the game; the computer may go on thinking and moving meanwhile.
#pragma once

#include "core/session/game_session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

class HistoryController : public QObject {
    Q_OBJECT

public:
    explicit HistoryController(session::GameSession& session, QObject* parent = nullptr);

    // True while something other than the present position is shown.
    [[nodiscard]] bool isViewing() const { return m_node.has_value(); }
    // Where the shown position lies on its line, 0 the start, and how long that line is.
    [[nodiscard]] int shownTurn() const;
    [[nodiscard]] int lineLength() const;
    // The node of the record that is shown; nothing while the present position is.
    [[nodiscard]] std::optional<int> viewedNode() const { return m_node; }
    // The node that is on the screen, viewed or present.
    [[nodiscard]] int shownNode() const;
    // The game up to the shown position, a copy that nobody changes.
    [[nodiscard]] std::shared_ptr<const game::Match> shownMatch() const;

    // The nodes of the line on the screen, from its first turn to its end.
    [[nodiscard]] std::vector<int> shownLine() const;

    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;

    // What the session has told, in this order (ShownGame, which hears of it first, passes it on).
    void begin();
    void followRecord();
    void followPosition();

public slots:
    void first();
    void back();
    void forward();
    void last();             // the present position where it ends the line, else the end of the line
    void showPly(int ply);   // of the line being played
    void showTurn(int turn); // of the line on the screen
    void showNode(int node);
    void backToGame();
    // Makes the shown position the present one, to go on from there; the turns after it are kept.
    void playFromHere();
    // The same for a turn that is only tried, where the game has ended or was opened.
    void tryFromHere();

signals:
    void viewChanged(); // another position is to be shown, by looking around or because the game went on

private:
    [[nodiscard]] std::vector<int> presentLine() const; // the nodes of the line being played, undone turns included
    void look(std::optional<int> node);
    [[nodiscard]] std::optional<int> leaveView();
    bool findAgain();

    session::GameSession& m_session;
    std::optional<int> m_node;       // the node that is looked at
    std::vector<std::string> m_path; // the turns to it: nodes change places when the record is changed
};

} // namespace ui

// The comment of the shown turn, edited in place. What is typed goes into the record shortly after the typing stops,
// and at once when another turn is shown or the keyboard goes elsewhere; Esc puts the former text back.
#pragma once

#include <QPlainTextEdit>
#include <QTimer>
#include <string>
#include <vector>

namespace session {
class GameSession;
}

namespace ui {

class HistoryComment : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit HistoryComment(session::GameSession& session, QWidget* parent = nullptr);

    // Shows the comment of this node; typing that goes on there is not disturbed. With the keyboard here, typing goes
    // on at the new node.
    void showNode(int node);
    // Somebody is typing at a turn that is still where it was in the record.
    [[nodiscard]] bool holdsItsPlace() const;
    // Ready for typing.
    void edit();
    [[nodiscard]] bool isEditing() const { return m_isEditing; }
    // Puts what has been typed into the record. `node` numbers of the record must not have changed since showNode().
    void commit();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void refused(const QString& reason); // what was typed is too long
    void editingChanged();
    void left(); // by key: the list takes the focus again

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void begin();
    void finish();
    void retranslate();
    [[nodiscard]] QString trimmedText() const;
    [[nodiscard]] int heightOfLines(int lines) const;

    session::GameSession& m_session;
    QTimer m_pause;
    int m_node = 0;
    std::vector<std::string> m_path; // the turns that lead to it
    QString m_before;                // when the editing began
    bool m_isEditing = false;
    bool m_isTyped = false; // there is something that the record does not hold yet
};

} // namespace ui

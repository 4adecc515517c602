// Somebody who does everything to the window in a random order: mouse, touch, keys, menus, dialogs, sizes, languages,
// themes, turns, the clipboard, quitting and coming back. The same seed does the same things as long as the window
// answers the same.
#pragma once

#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <random>

class QWidget;

namespace ui {

class MainWindow;

class Monkey {
public:
    // `makeWindow` makes and shows a window over always the same data folder.
    Monkey(unsigned seed, std::function<std::unique_ptr<MainWindow>()> makeWindow);
    ~Monkey();

    // One random deed and all that follows from it at once.
    void act();
    // Stops playing: closes every dialog and lets the window come to rest.
    void rest();

    // What does not agree between board, history, record and session; empty when all is well.
    [[nodiscard]] QString disagreement() const;
    // The last deeds, the latest last.
    [[nodiscard]] QStringList diary() const { return m_diary; }
    // The longest a deed has kept the thread of the window busy, in milliseconds of its processor time where the system
    // counts that, and which deed it was.
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] QString longestDeed() const { return m_longestDeed; }
    [[nodiscard]] MainWindow& window() const { return *m_window; }

private:
    using Deed = QString (Monkey::*)();

    QString clickSomewhere();
    QString clickBoard();
    QString dragOnBoard();
    QString touchBoard();
    QString pressKey();
    QString triggerAction();
    QString useControl();
    QString playTurn();
    QString resizeWindow();
    QString changePreference();
    QString fillClipboard();
    QString closeDialog();
    QString openContextMenu();
    QString turnWheel();
    QString waitAMoment();
    QString quitAndComeBack();

    void answerFromInside();
    [[nodiscard]] int below(int number) { return static_cast<int>(m_random() % static_cast<unsigned>(number)); }
    [[nodiscard]] bool oneIn(int number) { return below(number) == 0; }
    [[nodiscard]] QWidget* topWidget() const; // the dialog in front, else the window
    [[nodiscard]] QPoint pointIn(const QWidget& widget);
    [[nodiscard]] QPoint pointOnBoard();

    std::mt19937 m_random;
    std::function<std::unique_ptr<MainWindow>()> m_makeWindow;
    std::unique_ptr<MainWindow> m_window;
    QTimer m_helper;
    QStringList m_diary;
    QString m_loss; // what was lost by quitting
    double m_longest = 0;
    QString m_longestDeed;
};

} // namespace ui

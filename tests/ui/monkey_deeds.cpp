// What the monkey can do, deed by deed.
#include "core/session/game_session.h"
#include "tests/ui/monkey.h"
#include "tests/ui/rows.h"
#include "ui/board/board_widget.h"
#include "ui/history/history_controller.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QThread>
#include <QWheelEvent>
#include <QWindow>
#include <iterator>

namespace ui {

namespace {

template <class Widget>
QList<Widget*> visibleIn(const QWidget& root) {
    QList<Widget*> found;
    for (Widget* widget : root.findChildren<Widget*>())
        if (widget->isVisible() && widget->isEnabled())
            found.push_back(widget);
    return found;
}

QString nameOf(const QWidget& widget) {
    return QStringLiteral("%1 %2").arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName());
}

} // namespace

QWidget* Monkey::topWidget() const {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget != m_window.get() && widget->isVisible() && qobject_cast<QDialog*>(widget))
            return widget;
    return m_window.get();
}

QPoint Monkey::pointIn(const QWidget& widget) {
    return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
}

QPoint Monkey::pointOnBoard() {
    // Mostly where something lies: a pawn or a row.
    const BoardGeometry& geometry = m_window->board().geometryOfBoard();
    if (oneIn(4))
        return pointIn(m_window->board());
    const int row = 1 + below(kRows);
    const game::Side side = oneIn(2) ? kRed : kBlack;
    const PlaceCounts counts = m_window->board().entry().counts().at(placeOfRow(row));
    if (counts.of(side) == 0)
        return geometry.place(placeOfRow(row)).center().toPoint();
    return geometry.pieceBody(geometry.pieceSpot(placeOfRow(row), side, below(counts.of(side)), counts))
        .center()
        .toPoint();
}

QString Monkey::clickSomewhere() {
    QWidget* top = topWidget();
    const QList<QWidget*> widgets = visibleIn<QWidget>(*top);
    QWidget* widget = widgets.isEmpty() || oneIn(5) ? top : widgets[below(static_cast<int>(widgets.size()))];
    const QString name = nameOf(*widget);
    const QPoint point = pointIn(*widget);
    const Qt::MouseButton button = oneIn(6) ? Qt::RightButton : Qt::LeftButton;
    if (oneIn(6))
        QTest::mouseDClick(widget, button, {}, point);
    else
        QTest::mouseClick(widget, button, {}, point);
    return QStringLiteral("click %1 at %2,%3").arg(name).arg(point.x()).arg(point.y());
}

QString Monkey::clickBoard() {
    const QPoint point = pointOnBoard();
    QTest::mouseClick(&m_window->board(), oneIn(10) ? Qt::RightButton : Qt::LeftButton, {}, point);
    return QStringLiteral("click board at %1,%2").arg(point.x()).arg(point.y());
}

QString Monkey::dragOnBoard() {
    BoardWidget& board = m_window->board();
    const QPoint from = pointOnBoard();
    const QPoint to = pointOnBoard();
    QTest::mousePress(&board, Qt::LeftButton, {}, from);
    for (const QPoint point : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, point, board.mapToGlobal(QPointF(point)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&board, &move);
    }
    // Sometimes the release never comes, as when a dialog opens or another window takes the pointer.
    if (!oneIn(5))
        QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
    return QStringLiteral("drag on the board");
}

QString Monkey::touchBoard() {
    if (topWidget() != m_window.get())
        return QStringLiteral("no touch through a dialog");
    static QPointingDevice* device = QTest::createTouchDevice();
    const BoardWidget& board = m_window->board();
    const QPoint from = board.mapTo(m_window.get(), pointOnBoard());
    const QPoint to = oneIn(2) ? from : board.mapTo(m_window.get(), pointOnBoard());
    QWindow* const surface = m_window->windowHandle();
    QTest::touchEvent(surface, device).press(0, from);
    QTest::touchEvent(surface, device).move(0, to);
    QTest::touchEvent(surface, device).release(0, to);
    return QStringLiteral("touch the board");
}

QString Monkey::pressKey() {
    static constexpr Qt::Key kKeys[] = {
        Qt::Key_Up,       Qt::Key_Down,      Qt::Key_Left, Qt::Key_Right,   Qt::Key_Home,   Qt::Key_End,
        Qt::Key_1,        Qt::Key_2,         Qt::Key_3,    Qt::Key_4,       Qt::Key_5,      Qt::Key_6,
        Qt::Key_7,        Qt::Key_8,         Qt::Key_9,    Qt::Key_Return,  Qt::Key_Enter,  Qt::Key_Space,
        Qt::Key_Escape,   Qt::Key_Backspace, Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Delete, Qt::Key_F1,
        Qt::Key_F2,       Qt::Key_F6,        Qt::Key_F10,  Qt::Key_F11,     Qt::Key_Menu,   Qt::Key_PageUp,
        Qt::Key_PageDown, Qt::Key_A,         Qt::Key_C,    Qt::Key_E,       Qt::Key_F,      Qt::Key_H,
        Qt::Key_N,        Qt::Key_R,         Qt::Key_T,    Qt::Key_V,       Qt::Key_Y,      Qt::Key_Z,
        Qt::Key_Comma,    Qt::Key_Minus};
    const Qt::Key key = kKeys[below(static_cast<int>(std::size(kKeys)))];
    Qt::KeyboardModifiers modifiers;
    if (oneIn(4))
        modifiers |= Qt::ControlModifier;
    if (oneIn(6))
        modifiers |= Qt::ShiftModifier;
    if (oneIn(6))
        modifiers |= Qt::AltModifier;
    QWidget* target = QApplication::focusWidget();
    if (!target)
        target = topWidget();
    const QString name = nameOf(*target);
    const int times = oneIn(15) ? 20 : 1; // a key held down
    const QPointer<QWidget> alive(target);
    for (int i = 0; i < times && alive && alive->isVisible(); ++i)
        QTest::keyClick(alive, key, modifiers);
    return QStringLiteral("key 0x%1 with 0x%2 on %3").arg(key, 0, 16).arg(modifiers.toInt(), 0, 16).arg(name);
}

// A question, a file dialog or a menu that runs an event loop of its own would wait for ever.
void Monkey::answerFromInside() {
    if (QThread::currentThread()->loopLevel() == 0)
        return;
    if (QWidget* popup = QApplication::activePopupWidget()) {
        QTest::keyClick(popup, Qt::Key_Down);
        if (QWidget* still = QApplication::activePopupWidget())
            oneIn(2) ? QTest::keyClick(still, Qt::Key_Return) : QTest::keyClick(still, Qt::Key_Escape);
    } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        const bool isFileDialog = qobject_cast<QFileDialog*>(dialog) != nullptr;
        oneIn(2) && !isFileDialog ? dialog->accept() : dialog->reject();
    }
}

QString Monkey::triggerAction() {
    if (topWidget() != m_window.get() && !oneIn(3))
        return closeDialog();
    QList<QAction*> actions;
    for (QMenu* menu : m_window->actionsOfWindow().menus())
        for (QAction* action : menu->actions())
            if (action->isEnabled() && !action->isSeparator() &&
                action != &m_window->actionsOfWindow().at(ActionId::quit))
                actions.push_back(action);
    QAction* action = actions[below(static_cast<int>(actions.size()))];
    const QString text = action->text();
    action->trigger();
    return QStringLiteral("action ") + text;
}

QString Monkey::useControl() {
    QWidget* top = topWidget();
    QList<QWidget*> controls;
    for (QWidget* widget : visibleIn<QWidget>(*top))
        if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
            qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
            qobject_cast<QAbstractSlider*>(widget) || qobject_cast<QAbstractItemView*>(widget) ||
            qobject_cast<QPlainTextEdit*>(widget))
            controls.push_back(widget);
    if (controls.isEmpty())
        return QStringLiteral("no control");
    QWidget* control = controls[below(static_cast<int>(controls.size()))];
    const QString name = nameOf(*control);
    if (auto* button = qobject_cast<QAbstractButton*>(control)) {
        button->click();
    } else if (auto* combo = qobject_cast<QComboBox*>(control)) {
        if (combo->count() > 0)
            combo->setCurrentIndex(below(combo->count()));
    } else if (auto* spin = qobject_cast<QSpinBox*>(control)) {
        spin->setValue(spin->minimum() + below(spin->maximum() - spin->minimum() + 1));
    } else if (auto* slider = qobject_cast<QAbstractSlider*>(control)) {
        slider->setValue(slider->minimum() + below(slider->maximum() - slider->minimum() + 1));
    } else if (auto* view = qobject_cast<QAbstractItemView*>(control)) {
        if (view->model() && view->model()->rowCount() > 0) {
            const auto cell = view->model()->index(below(view->model()->rowCount()),
                                                   below(std::max(1, view->model()->columnCount())));
            QTest::mouseClick(view->viewport(), oneIn(5) ? Qt::RightButton : Qt::LeftButton, {},
                              view->visualRect(cell).center());
        }
    } else {
        static constexpr const char* kTexts[] = {"2-3,1-5", "1-2", "9-9", "", "pass", "Ñandú \xF0\x9F\x8E\xB2",
                                                 "((((",    "-"};
        const QString text = QString::fromUtf8(kTexts[below(static_cast<int>(std::size(kTexts)))]);
        if (auto* line = qobject_cast<QLineEdit*>(control))
            line->insert(text);
        else if (auto* lines = qobject_cast<QPlainTextEdit*>(control))
            lines->insertPlainText(text);
        QTest::keyClick(control, Qt::Key_Return);
    }
    return QStringLiteral("use ") + name;
}

QString Monkey::playTurn() {
    BoardWidget& board = m_window->board();
    if (!board.match() || !board.entry().isOpen())
        return waitAMoment();
    const auto turns = board.match()->legalTurns();
    const game::TurnView& turn = turns[static_cast<std::size_t>(below(static_cast<int>(turns.size())))];
    while (board.canTakeBack())
        board.takeBackStep();
    for (const game::StepView& step : turn.steps) {
        board.chooseGroup(step.from, step.piece);
        board.choosePlace(step.to);
    }
    board.endTurn();
    return QStringLiteral("play ") + QString::fromStdString(turn.text);
}

QString Monkey::resizeWindow() {
    const QSize size(480 + below(1200), 560 + below(600));
    m_window->resize(size);
    return QStringLiteral("resize to %1x%2").arg(size.width()).arg(size.height());
}

QString Monkey::changePreference() {
    Preferences preferences = m_window->preferences();
    switch (below(5)) {
    case 0:
        preferences.language = oneIn(2) ? Language::english : Language::spanish;
        break;
    case 1:
        preferences.theme = static_cast<ThemeChoice>(below(static_cast<int>(ThemeChoice::dark) + 1));
        break;
    case 2:
        preferences.animation = static_cast<AnimationChoice>(below(5));
        break;
    case 3:
        preferences.pace = oneIn(4) ? Pace::brief : Pace::off;
        break;
    default:
        preferences.confirm = oneIn(2);
        preferences.marks = !oneIn(3);
    }
    m_window->setPreferences(preferences);
    return QStringLiteral("change a preference");
}

QString Monkey::fillClipboard() {
    switch (below(6)) {
    case 0:
        QGuiApplication::clipboard()->setText(QString::fromStdString(m_window->session().recordText()));
        break;
    case 1:
        QGuiApplication::clipboard()->setText(QString::fromStdString(m_window->history().shownMatch()->state().text));
        break;
    case 2:
        QGuiApplication::clipboard()->setText(QStringLiteral("-/-/6r/6r/6b/6b/-/- r"));
        break;
    case 3:
        QGuiApplication::clipboard()->setText(QStringLiteral("6r/1r1b/1r1b/9r/-/-/-/6b r"));
        break;
    case 4:
        QGuiApplication::clipboard()->setText(QString(100000, QLatin1Char('(')));
        break;
    default:
        QGuiApplication::clipboard()->clear();
    }
    return QStringLiteral("fill the clipboard");
}

QString Monkey::closeDialog() {
    QWidget* top = topWidget();
    if (top == m_window.get())
        return QStringLiteral("no dialog to close");
    const QString name = nameOf(*top);
    if (auto* dialog = qobject_cast<QDialog*>(top); dialog && oneIn(3))
        dialog->accept();
    else
        top->close();
    return QStringLiteral("close ") + name;
}

QString Monkey::openContextMenu() {
    const QList<QWidget*> widgets = visibleIn<QWidget>(*topWidget());
    if (widgets.isEmpty())
        return QStringLiteral("no context menu");
    const QPointer<QWidget> widget = widgets[below(static_cast<int>(widgets.size()))];
    const QString name = nameOf(*widget);
    const QPoint point = pointIn(*widget);
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, widget->mapToGlobal(point));
    QApplication::sendEvent(widget, &event);
    return QStringLiteral("context menu of ") + name;
}

QString Monkey::turnWheel() {
    const QList<QWidget*> widgets = visibleIn<QWidget>(*topWidget());
    if (widgets.isEmpty())
        return QStringLiteral("no wheel");
    QWidget* widget = widgets[below(static_cast<int>(widgets.size()))];
    const QString name = nameOf(*widget);
    const QPointF point = pointIn(*widget);
    QWheelEvent event(point, widget->mapToGlobal(point), {}, {0, oneIn(2) ? 120 : -120}, {}, {}, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(widget, &event);
    return QStringLiteral("wheel over ") + name;
}

QString Monkey::waitAMoment() {
    QTest::qWait(1 + below(20));
    return QStringLiteral("wait");
}

QString Monkey::quitAndComeBack() {
    const auto turns = [this] {
        QStringList texts;
        for (const session::HistoryTurn& played : m_window->session().game().history())
            texts << QString::fromStdString(played.turn.text);
        return texts;
    };
    rest();
    const QStringList before = turns();
    m_window->close();
    m_window.reset();
    m_window = m_makeWindow();
    // The computer may have added turns since.
    if (turns().mid(0, before.size()) != before)
        m_loss = QStringLiteral("the game that came back is %1 and not %2").arg(turns().join(u' '), before.join(u' '));
    return QStringLiteral("quit and come back");
}

} // namespace ui

#include "ui/window/window_style.h"

#include <algorithm>
#include <utility>

namespace ui {
namespace {

constexpr auto kSheet = R"(
QMenuBar { background: $window; border: none; padding: 2px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 6px; background: transparent; color: $text; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; }
QMenu { background: $panel; border: 1px solid $border; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 26px; border-radius: 5px; color: $text; }
QMenu::item:selected { background: $accent; color: $accentText; }
QMenu::item:disabled { color: $off; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::indicator { width: @indicator; height: @indicator; left: 5px; }
QToolTip { background: $panel; color: $text; border: 1px solid $border; padding: 4px; }

QPushButton { background: $panel; color: $text; border: 1px solid $controlBorder; border-radius: 8px;
              padding: 6px 12px; min-height: 20px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed, QPushButton:checked { background: $highlight; color: $highlightText; }
QPushButton:focus { border: 2px solid $focus; padding: 5px 11px; }
QPushButton:disabled { color: $off; background: $window; border-color: $border; }
QPushButton[primary="true"], QPushButton:default { background: $accent; color: $accentText; border-color: $accent; }
QPushButton[primary="true"]:hover, QPushButton:default:hover { background: $accentHover; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border: 6px double $focus; padding: 1px 7px; }
QPushButton[primary="true"]:disabled, QPushButton:default:disabled { color: $off; background: $window;
              border-color: $border; }
QPushButton[dense="true"] { padding: 6px 7px; }
QPushButton[dense="true"]:focus { padding: 5px 6px; }
QPushButton[dense="true"][primary="true"]:focus { padding: 1px 2px; }

QLineEdit, QSpinBox { background: $panel; border: 1px solid $controlBorder; border-radius: 8px;
            padding: 5px 9px; min-height: 20px; selection-background-color: $accent; selection-color: $accentText; }
QLineEdit:focus, QSpinBox:focus { border: 2px solid $focus; padding: 4px 8px; }
QComboBox { background: $panel; color: $text; border: 1px solid $controlBorder; border-radius: 8px; padding: 5px 9px;
            min-height: 20px; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border: 2px solid $focus; padding: 4px 8px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url($arrow); width: @arrow; height: @arrow; }
QComboBoxPrivateContainer { background: $panel; border: 1px solid $controlBorder; }
QComboBox QAbstractItemView, QDialog QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus,
QDialog QComboBox QAbstractItemView:focus { background: $panel; color: $text; border: none;
            border-radius: 0; padding: 0; outline: none;
            selection-background-color: $accent; selection-color: $accentText; }
QCheckBox, QRadioButton { spacing: 5px; color: $text; padding: 1px 0; margin-left: -2px; border: 2px solid transparent;
            border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $off; }
QCheckBox::indicator { width: @indicator; height: @indicator; border: 1px solid $controlBorder; border-radius: 4px;
            background: $panel; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($check); }
QCheckBox::indicator:disabled { background: $window; border-color: $border; }
QRadioButton::indicator { width: @indicator; height: @indicator; border: 1px solid $controlBorder; border-radius: 7px;
            background: $panel; }
QRadioButton::indicator:checked { background: $accent; border: 1px solid $accent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $off; background: $window; border-color: $border; }
QPlainTextEdit, QTextEdit { background: $panel; color: $text; border: 1px solid $controlBorder; border-radius: 8px;
            padding: 4px; selection-background-color: $accent; selection-color: $accentText; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $focus; padding: 3px; }
QToolButton { background: transparent; color: $text; border: 2px solid transparent; border-radius: 6px; padding: 3px; }
QToolButton:hover { background: $hover; }
QToolButton:checked, QToolButton:pressed { background: $highlight; color: $highlightText; }
QToolButton:focus { border: 2px solid $focus; }
QToolButton:disabled { color: $off; }

QTableView, QListView, QTreeView { background: transparent; border: 2px solid transparent; border-radius: 6px; outline: none;
            selection-background-color: $highlight; selection-color: $highlightText; color: $text; }
QTableView:focus, QListView:focus, QTreeView:focus { border: 2px solid $focus; }
QTableView::item { padding: 3px 5px; border-radius: 6px; }
QDialog QTableView, QDialog QListView, QDialog QTreeView { background: $panel; border: 1px solid $border;
            border-radius: 10px; padding: 6px; }
QDialog QTableView:focus, QDialog QListView:focus, QDialog QTreeView:focus { border: 2px solid $focus; padding: 5px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: $dim; border: none; padding: 2px 9px; }
QTextBrowser, ui--ReadingPage { background: $panel; color: $text; border: 1px solid $border; border-radius: 10px; padding: 10px; }
QTextBrowser:focus, ui--ReadingPage:focus { border: 2px solid $focus; padding: 9px; }

QTabWidget::pane { border: none; }
QTabBar::tab { background: transparent; color: $dim; border: 2px solid transparent; border-radius: 7px;
            padding: 5px 12px; margin: 0 3px 4px 0; }
QTabBar::tab:hover { background: $hover; color: $text; }
QTabBar::tab:selected { background: $highlight; color: $highlightText; }
QTabBar::tab:focus { border-color: $focus; }

QProgressBar { background: $panel; border: 1px solid $controlBorder; border-radius: 6px; min-height: 10px;
            max-height: 10px; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $scroll; border-radius: 4px; min-height: 28px; }
QScrollBar::handle:vertical:hover { background: $dim; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $scroll; border-radius: 4px; min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
            background: transparent; border: none; width: 0; height: 0; }
QSplitter::handle { background: transparent; }

QPushButton[pointed="true"]:focus { border: 1px solid $controlBorder; padding: 6px 12px; }
QPushButton[primary="true"][pointed="true"]:focus, QPushButton[pointed="true"]:default:focus {
            border: 1px solid $accent; padding: 6px 12px; }
QPushButton[dense="true"][pointed="true"]:focus { padding: 6px 7px; }
QComboBox[pointed="true"]:focus { border: 1px solid $controlBorder; padding: 5px 9px; }
QCheckBox[pointed="true"]:focus, QRadioButton[pointed="true"]:focus, QToolButton[pointed="true"]:focus {
            border: 2px solid transparent; }
QTableView[pointed="true"]:focus, QListView[pointed="true"]:focus, QTreeView[pointed="true"]:focus {
            border: 2px solid transparent; }
QDialog QTableView[pointed="true"]:focus, QDialog QListView[pointed="true"]:focus,
QDialog QTreeView[pointed="true"]:focus { border: 1px solid $border; padding: 6px; }
QTextBrowser[pointed="true"]:focus { border: 1px solid $border; padding: 10px; }

QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 300px; }
QMessageBox QLabel#qt_msgbox_label { font-weight: bold; }
QLabel[role="title"] { color: $dim; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="heading"] { color: $text; font-weight: bold; }
)";

// What high contrast adds: thicker lines, and a frame around everything that has an edge.
constexpr auto kContrastSheet = R"(
QMenuBar { border-bottom: 1px solid $border; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $accent; color: $accentText; }
QMenu { border: 2px solid $border; }
QMenu::separator { background: $border; }
QToolTip { border: 2px solid $border; }
QPushButton:hover, QComboBox:hover, QToolButton:hover { border-color: $focus; }
QPushButton:focus, QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 3px solid $focus; }
QPushButton:focus { padding: 4px 10px; }
QPushButton[dense="true"]:focus { padding: 4px 5px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { padding: 3px 7px; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border: 6px double $focus; padding: 1px 7px; }
QPushButton:disabled, QPushButton[primary="true"]:disabled, QPushButton:default:disabled {
            border: 1px dashed $off; }
QComboBoxPrivateContainer { border: 2px solid $border; }
QTabBar::tab { color: $text; border: 2px solid $border; }
QTabBar::tab:selected { background: $accent; color: $accentText; border-color: $accent; }
QTabBar::tab:focus { border: 4px double $focus; padding: 3px 10px; }
QProgressBar { border: 2px solid $border; }
QScrollBar:vertical { border-left: 1px solid $border; margin: 0; }
QScrollBar:horizontal { border-top: 1px solid $border; margin: 0; }
QScrollBar::handle:vertical { margin: 2px 2px 2px 3px; }
QScrollBar::handle:horizontal { margin: 3px 2px 2px 2px; }
QDialog { border: 1px solid $border; }
)";

QString css(const QColor& colour) {
    return colour.name(QColor::HexRgb);
}

} // namespace

QString windowStyleSheet(const Theme& theme, int textHeight) {
    const bool isClear = theme.kind == ThemeKind::highContrast;
    const std::pair<const char*, QColor> colours[] = {
        // Longer names first: "$accentText" begins with "$accent".
        {"$accentHover", theme.accentHover()},
        {"$accentText", theme.accentText},
        {"$accent", theme.accent},
        {"$controlBorder", theme.controlBorder},
        {"$border", theme.panelBorder},
        {"$highlightText", theme.highlightText},
        {"$highlight", theme.highlight},
        {"$hover", theme.hover},
        {"$focus", theme.focus},
        {"$panel", theme.panel},
        {"$window", theme.window},
        {"$off", theme.textOff},
        {"$scroll", theme.controlBorder},
        {"$dim", theme.textDim},
        {"$text", theme.text},
    };
    QString sheet = QString::fromLatin1(kSheet);
    if (isClear)
        sheet += QString::fromLatin1(kContrastSheet);
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), css(colour));
    // What stands beside a text is as large as the text.
    sheet.replace(QLatin1String("@indicator"), QStringLiteral("%1px").arg(std::max(14, textHeight * 7 / 8)));
    sheet.replace(QLatin1String("@arrow"), QStringLiteral("%1px").arg(std::max(12, textHeight * 3 / 4)));
    sheet.replace(QLatin1String("$check"),
                  isClear ? QStringLiteral(":/check-contrast.svg") : QStringLiteral(":/check.svg"));
    return sheet.replace(QLatin1String("$arrow"), isClear ? QStringLiteral(":/arrow-contrast.svg")
                                                  : theme.kind == ThemeKind::dark
                                                      ? QStringLiteral(":/arrow-dark.svg")
                                                      : QStringLiteral(":/arrow-light.svg"));
}

} // namespace ui

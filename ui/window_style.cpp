#include "ui/window_style.h"

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
QMenu::item:disabled { color: $faint; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 7px; }
QToolTip { background: $panel; color: $text; border: 1px solid $border; padding: 4px; }

QPushButton { background: $panel; color: $text; border: 1px solid $controlBorder; border-radius: 8px;
              padding: 6px 12px; min-height: 20px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed, QPushButton:checked { background: $highlight; color: $highlightText; }
QPushButton:focus { border: 2px solid $accentLine; padding: 5px 11px; }
QPushButton:disabled { color: $faint; background: $window; border-color: $border; }
QPushButton[primary="true"], QPushButton:default { background: $accent; color: $accentText; border-color: $accent; }
QPushButton[primary="true"]:hover, QPushButton:default:hover { background: $accentHover; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border: 2px solid $text; }
QPushButton[primary="true"]:disabled, QPushButton:default:disabled { color: $faint; background: $window;
              border-color: $border; }

QLineEdit, QSpinBox { background: $panel; color: $text; border: 1px solid $controlBorder; border-radius: 8px;
            padding: 5px 9px; min-height: 20px; selection-background-color: $accent; selection-color: $accentText; }
QLineEdit:focus, QSpinBox:focus { border: 2px solid $accentLine; padding: 4px 8px; }
QComboBox { background: $panel; color: $text; border: 1px solid $controlBorder; border-radius: 8px; padding: 5px 9px;
            min-height: 20px; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border: 2px solid $accentLine; padding: 4px 8px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url($arrow); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $panel; color: $text; border: 1px solid $border; padding: 3px; outline: none;
            selection-background-color: $accent; selection-color: $accentText; }
QCheckBox { spacing: 8px; color: $text; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid $controlBorder; border-radius: 4px;
            background: $panel; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url(:/check.svg); }
QCheckBox:focus { color: $accentLine; }
QCheckBox::indicator:focus { border: 2px solid $accentLine; width: 12px; height: 12px; }
QLineEdit:disabled, QSpinBox:disabled { color: $faint; background: $window; }

QTableView, QListView { background: transparent; border: 1px solid transparent; border-radius: 6px; outline: none;
            selection-background-color: $highlight; selection-color: $highlightText; color: $text; }
QTableView:focus, QListView:focus { border: 1px solid $accentLine; }
QTableView::item { padding: 3px 6px; border-radius: 6px; }
QDialog QTableView, QDialog QListView { background: $panel; border: 1px solid $border; border-radius: 10px; padding: 6px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: $dim; border: none; padding: 2px 9px; }
QTextBrowser { background: $panel; color: $text; border: 1px solid $border; border-radius: 10px; padding: 10px; }
QTextBrowser:focus { border: 1px solid $accentLine; }

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

QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 300px; }
QMessageBox QLabel#qt_msgbox_label { font-weight: bold; }
QLabel[role="title"] { color: $dim; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="heading"] { color: $text; font-weight: bold; }
)";

QString css(const QColor& colour) {
    return colour.name(QColor::HexRgb);
}

} // namespace

QString windowStyleSheet(const Theme& theme) {
    const bool isDark = theme.kind == ThemeKind::dark;
    // Focus needs a contrast of 3:1 on both window and panel; the accent alone is too dark for that on a dark panel.
    const QColor accentLine = isDark ? theme.link : theme.accent;
    const std::pair<const char*, QColor> colours[] = {
        // Longer names first: "$accentText" begins with "$accent".
        {"$accentHover", isDark ? theme.accent.lighter(115) : theme.accent.darker(112)},
        {"$accentLine", accentLine},
        {"$accentText", theme.accentText},
        {"$accent", theme.accent},
        {"$controlBorder", mixed(theme.panelBorder, theme.textDim, 0.45)},
        {"$border", theme.panelBorder},
        {"$highlightText", theme.highlightText},
        {"$highlight", theme.highlight},
        {"$hover", mixed(theme.panel, theme.highlight, 0.6)},
        {"$panel", theme.panel},
        {"$window", theme.window},
        {"$faint", mixed(theme.textDim, theme.window, 0.35)},
        {"$scroll", mixed(theme.panelBorder, theme.textDim, 0.3)},
        {"$dim", theme.textDim},
        {"$text", theme.text},
    };
    QString sheet = QString::fromLatin1(kSheet);
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), css(colour));
    return sheet.replace(QLatin1String("$arrow"),
                         isDark ? QStringLiteral(":/arrow-dark.svg") : QStringLiteral(":/arrow-light.svg"));
}

} // namespace ui

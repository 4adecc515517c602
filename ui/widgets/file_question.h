// The file dialogs of the program: which file to open, and where to save one. They do not wait for the answer; the game
// goes on behind them.
#pragma once

#include <QStandardPaths>
#include <QString>
#include <functional>

class QFileDialog;
class QWidget;

namespace ui {

struct FileQuestion {
    QString title;
    QString folder; // to begin in
    QString name;   // proposed, of a file to save
    QString filter; // as QFileDialog wants it
    QString ending; // of a file to save, without the dot
};

// Called with the path, unless the user changes their mind.
using FileAnswer = std::function<void(const QString& path)>;

// These give the dialog that they show, a child of `parent` that deletes itself.
QFileDialog* askWhatToOpen(QWidget& parent, const FileQuestion& question, const FileAnswer& answer);
// The path has the ending of the question, and a file that has this name is replaced only if the user wants that.
QFileDialog* askWhereToSave(QWidget& parent, const FileQuestion& question, const FileAnswer& answer);

// The same for a folder that is there.
QFileDialog* askForFolder(QWidget& parent, const FileQuestion& question, const FileAnswer& answer);

// The same path with this ending, unless it has it already, in whatever case.
[[nodiscard]] QString withEnding(const QString& path, const QString& ending);

} // namespace ui

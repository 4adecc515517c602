#include "ui/window/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace ui {
namespace {

// The paths of the files that are being dragged; none when anything else is among them.
QStringList filesOf(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (!url.isLocalFile())
            return {};
        files << url.toLocalFile();
    }
    return files;
}

} // namespace

FileDrop::FileDrop(QWidget& window) : QObject(&window) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        auto* drop = static_cast<QDropEvent*>(event);
        const QStringList files = filesOf(*drop->mimeData());
        if (files.isEmpty())
            return QObject::eventFilter(watched, event);
        // Never a move: the source might delete the file.
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        if (event->type() == QEvent::Drop)
            for (const QString& file : files)
                emit dropped(file);
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace ui

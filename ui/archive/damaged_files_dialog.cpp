#include "ui/archive/damaged_files_dialog.h"

#include "ui/access/spoken.h"
#include "ui/text/outside_text.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/plain_label.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

DamagedFilesDialog::DamagedFilesDialog(const std::vector<session::Problem>& problems, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Unreadable Files"));
    auto* intro = new PlainLabel(this);
    intro->setWordWrap(true);
    const QString folder = problems.empty() ? QString() : QFileInfo(problems.front().file).absolutePath();
    intro->setText(wrappable(tr("These files were left as they are. Folder: %1").arg(asPath(folder))));
    auto* list = new QPlainTextEdit(damagedFileLines(problems).join(QLatin1Char('\n')), this);
    list->setObjectName(QStringLiteral("damagedFiles"));
    list->setReadOnly(true);
    list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    list->setTabChangesFocus(true);
    setSpokenName(*list, windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(intro);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    resize(620, 380);
    list->setFocus();
}

QStringList damagedFileLines(const std::vector<session::Problem>& problems) {
    QStringList lines;
    for (const session::Problem& problem : problems) {
        session::Problem reason = problem;
        reason.file.clear(); // stands in front
        if (reason.fault && reason.fault->code == game::FaultCode::unreadable && reason.reason.isEmpty())
            reason.reason = QString::fromStdString(reason.fault->text);
        lines << asFileName(problem.file) + QStringLiteral(": ") + asLine(problemDetail(reason), kLongestText);
    }
    return lines;
}

} // namespace ui

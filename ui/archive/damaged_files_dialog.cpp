#include "ui/archive/damaged_files_dialog.h"

#include "ui/access/spoken.h"
#include "ui/text/outside_text.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/plain_label.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

DamagedFilesDialog::DamagedFilesDialog(const std::vector<session::Problem>& problems, QWidget* parent)
    : QDialog(parent), m_problems(problems) {
    m_intro = new PlainLabel(this);
    m_intro->setWordWrap(true);
    m_list = new QPlainTextEdit(this);
    m_list->setObjectName(QStringLiteral("damagedFiles"));
    m_list->setReadOnly(true);
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_list->setTabChangesFocus(true);
    // Not a standard button: its text would be Qt's again whenever the language changes.
    auto* buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(m_intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    retranslate();
    resize(620, 380);
    m_list->setFocus();
}

void DamagedFilesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DamagedFilesDialog::retranslate() {
    setWindowTitle(tr("Unreadable Files"));
    const QString folder = m_problems.empty() ? QString() : QFileInfo(m_problems.front().file).absolutePath();
    m_intro->setText(wrappable(tr("These files were left as they are. Folder: %1").arg(asPath(folder))));
    m_list->setPlainText(damagedFileLines(m_problems).join(QLatin1Char('\n')));
    setSpokenName(*m_list, windowTitle());
    m_close->setText(tr("&Close"));
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

#include "ui/text/problem_text.h"

#include "ui/text/fault_text.h"
#include "ui/text/outside_text.h"
#include "ui/text/system_text.h"
#include "ui/text/table_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {
namespace {

using session::Problem;
using session::ProblemCode;

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

} // namespace

QString problemTitle(ProblemCode code) {
    switch (code) {
    case ProblemCode::folderUnusable:
        return ProblemText::tr("Games cannot be saved: the data folder cannot be used.");
    case ProblemCode::autosaveFailed:
        return ProblemText::tr("The game could not be saved to the disk. You can play on.");
    case ProblemCode::autosaveDamaged:
        return ProblemText::tr("The autosaved game could not be read. Its file has been set aside.");
    case ProblemCode::autosaveStuck:
        return ProblemText::tr("The autosaved game is damaged and could not be moved.");
    case ProblemCode::autosaveUnreadable:
        return ProblemText::tr("The autosaved game cannot be read at the moment. Its file stays as it is.");
    case ProblemCode::lockedElsewhere:
        return ProblemText::tr("Another computer is using these games, or was when it was switched off. This window "
                               "keeps a game of its own.");
    case ProblemCode::secondInstance:
        return ProblemText::tr("The program is already running. This window keeps a game of its own.");
    case ProblemCode::tooManyInstances:
        return ProblemText::tr("The program is already running several times. This game is not saved.");
    case ProblemCode::archiveFailed:
        return ProblemText::tr("The last game could not be saved, neither in the archive nor elsewhere. Undo still "
                               "brings it back.");
    case ProblemCode::archiveWaits:
        return ProblemText::tr("The last game could not be moved to the archive yet. It stays on the disk and will be "
                               "moved there later.");
    case ProblemCode::archiveChanged:
        return ProblemText::tr("Another window had changed this game in the archive. Both games are kept.");
    case ProblemCode::archiveUnreadable:
        return ProblemText::tr("A game in the archive cannot be read.");
    case ProblemCode::cannotRead:
        return ProblemText::tr("The file cannot be opened.");
    case ProblemCode::badRecord:
        return ProblemText::tr("This file does not contain a game that can be played.");
    case ProblemCode::cannotWrite:
        return ProblemText::tr("The game could not be saved.");
    case ProblemCode::cannotDelete:
        return ProblemText::tr("The game could not be deleted.");
    case ProblemCode::computerFailed:
        return ProblemText::tr("The computer found no move and is paused. You can undo or start a new game.");
    case ProblemCode::tableDisk:
        return ProblemText::tr("There is not enough room on the disk for this table.");
    case ProblemCode::tableMemory:
        return ProblemText::tr("There is not enough free memory to build this table.");
    case ProblemCode::tableBusy:
        return ProblemText::tr("Another window of the program is building this table.");
    case ProblemCode::tableFailed:
        return ProblemText::tr("Building the table could not be finished. What is done is kept.");
    case ProblemCode::tableDamaged:
        return ProblemText::tr("A table of perfect play is damaged and is not used.");
    case ProblemCode::tableMisplaced:
        return ProblemText::tr("A table of perfect play has the name of another one and is not used.");
    case ProblemCode::tableNotDeleted:
        return ProblemText::tr("The table could not be deleted.");
    }
    return {};
}

QString problemDetail(const Problem& problem) {
    QStringList lines;
    // An unreadable file has the system's reason in both.
    if (problem.fault && problem.fault->code != game::FaultCode::unreadable)
        lines << faultText(*problem.fault);
    if (problem.needed > 0)
        lines
            << ProblemText::tr("It needs %1; %2 is free.").arg(bytesText(problem.needed), bytesText(problem.available));
    if (!problem.reason.isEmpty())
        lines << systemText(problem.reason);
    if (!problem.file.isEmpty())
        lines << ProblemText::tr("File: %1").arg(asPath(problem.file));
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui

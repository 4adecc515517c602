#include "ui/text/table_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cmath>
#include <cstdlib>

namespace ui {
namespace {

using session::PerfectTables;

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

QString startText(int value) {
    if (value == 0)
        return TableText::tr("With best play by both sides it ends in a draw.");
    const int points = std::abs(value);
    return value > 0 ? TableText::tr("With best play the side that begins wins by %n point(s).", nullptr, points)
                     : TableText::tr("With best play the side that begins loses by %n point(s).", nullptr, points);
}

} // namespace

QString bytesText(qint64 bytes) {
    // Three digits say enough: "844 MB", "1.28 GB", "63 GB".
    constexpr qint64 kGigabyte = 1'000'000'000;
    const int decimals = bytes >= kGigabyte && bytes < 10 * kGigabyte ? 2 : 0;
    return QLocale().formattedDataSize(bytes, decimals, QLocale::DataSizeSIFormat);
}

QString durationText(double seconds) {
    if (seconds < 60)
        return TableText::tr("less than a minute");
    const int minutes = static_cast<int>(std::lround(std::ceil(seconds / 60)));
    return minutes <= 1 ? TableText::tr("about a minute") : TableText::tr("about %n minute(s)", nullptr, minutes);
}

QString percentText(double share) {
    return TableText::tr("%1 %", "percent").arg(QLocale().toString(static_cast<int>(share * 100)));
}

QString progressText(const PerfectTables::Entry& entry) {
    const QString done = percentText(entry.done);
    if (entry.secondsLeft <= 0)
        return done;
    // Rounded as in durationText(), which tells the same of a build that was stopped.
    if (entry.secondsLeft < 60)
        return TableText::tr("%1, less than a minute left").arg(done);
    const int minutes = static_cast<int>(std::lround(std::ceil(entry.secondsLeft / 60)));
    return TableText::tr("%1, about %n minute(s) left", nullptr, minutes).arg(done);
}

QString tableStateText(const PerfectTables::Entry& entry) {
    switch (entry.state) {
    case PerfectTables::State::absent:
        return TableText::tr("Not built");
    case PerfectTables::State::partial:
        return TableText::tr("Built in part: %1").arg(percentText(entry.done));
    case PerfectTables::State::building:
        return TableText::tr("Being built: %1").arg(percentText(entry.done));
    case PerfectTables::State::ready:
        return TableText::tr("Built, %1.").arg(bytesText(entry.bytes)) + QLatin1Char(' ') + startText(entry.startValue);
    case PerfectTables::State::damaged:
        return TableText::tr("Damaged: it has to be built again or deleted.");
    case PerfectTables::State::outdated:
        return TableText::tr("Built by an earlier version of the program: it has to be converted.");
    case PerfectTables::State::misplaced:
        return TableText::tr("Another table has this one's name: build it again or delete it.");
    }
    return {};
}

QString tableNeedsText(const PerfectTables::Entry& entry, const PerfectTables::Needs& needs) {
    const QString time = durationText(entry.secondsLeft > 0 ? entry.secondsLeft : needs.seconds * (1 - entry.done));
    QString disk = bytesText(needs.disk);
    QString memory = bytesText(needs.memory);
    if (needs.freeDisk >= 0)
        disk = TableText::tr("%1 of %2 free", "bytes").arg(disk, bytesText(needs.freeDisk));
    if (needs.freeMemory >= 0)
        memory = TableText::tr("%1 of %2 free", "bytes").arg(memory, bytesText(needs.freeMemory));
    const QString lead =
        entry.state == PerfectTables::State::partial    ? TableText::tr("The rest will take %1.").arg(time)
        : entry.state == PerfectTables::State::outdated ? TableText::tr("Converting takes %1.").arg(time)
                                                        : TableText::tr("Building takes %1.").arg(time);
    return lead + QLatin1Char('\n') + TableText::tr("Disk: %1").arg(disk) + QLatin1Char('\n') +
           TableText::tr("Memory while building: %1").arg(memory);
}

} // namespace ui

#include "ui/text/system_text.h"

#include "ui/text/outside_text.h"

#include "core/files/read.h"

#include <QCoreApplication>
#include <system_error>

namespace ui {
namespace {

struct SystemText {
    Q_DECLARE_TR_FUNCTIONS(SystemText)
};

QString textOf(std::errc code) {
    switch (code) {
    case std::errc::no_such_file_or_directory:
        return SystemText::tr("There is no such file or folder.");
    case std::errc::permission_denied:
    case std::errc::operation_not_permitted:
        return SystemText::tr("Permission denied.");
    case std::errc::no_space_on_device:
        return SystemText::tr("The disk is full.");
    case std::errc::read_only_file_system:
        return SystemText::tr("The disk is read-only.");
    case std::errc::is_a_directory:
        return SystemText::tr("It is a folder.");
    case std::errc::not_a_directory:
        return SystemText::tr("A part of the path is not a folder.");
    case std::errc::io_error:
        return SystemText::tr("The disk is not responding properly.");
    case std::errc::file_too_large:
        return SystemText::tr("The file would become too large.");
    case std::errc::too_many_files_open:
        return SystemText::tr("Too many files are open.");
    case std::errc::filename_too_long:
        return SystemText::tr("The name is too long.");
    case std::errc::not_enough_memory:
        return SystemText::tr("There is not enough memory.");
    default:
        return {};
    }
}

constexpr std::errc kUsual[] = {std::errc::no_such_file_or_directory,
                                std::errc::permission_denied,
                                std::errc::operation_not_permitted,
                                std::errc::no_space_on_device,
                                std::errc::read_only_file_system,
                                std::errc::is_a_directory,
                                std::errc::not_a_directory,
                                std::errc::io_error,
                                std::errc::file_too_large,
                                std::errc::too_many_files_open,
                                std::errc::filename_too_long,
                                std::errc::not_enough_memory};

} // namespace

QString systemText(const QString& reason) {
    if (reason == QLatin1String(files::kNotAFile))
        return SystemText::tr("It is a folder or a device, not a file.");
    for (const std::errc code : kUsual)
        if (reason == QString::fromLocal8Bit(std::generic_category().message(static_cast<int>(code)).c_str()))
            return textOf(code);
    return asLine(reason, 200);
}

} // namespace ui

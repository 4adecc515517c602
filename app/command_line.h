// The command line of `linja`, read and checked before there is a window.
#pragma once

#include <QString>
#include <QStringList>
#include <variant>

struct Wish {
    QStringList files; // absolute paths, in the order given
    QString screenshots;
    bool startupReport = false;
    bool paintReport = false;
    bool newWindow = false; // although one may be open already
};

// What is printed instead of opening a window.
struct CommandLineAnswer {
    QString text;   // ends in a line break
    int status = 0; // 0: to standard output; 2, a command line that makes no sense: to standard error
};

// Files may be paths, relative ones from `folder`, or file:// addresses.
[[nodiscard]] std::variant<Wish, CommandLineAnswer> readCommandLine(const QStringList& arguments,
                                                                    const QString& folder);

// Whether the answer will need no display: help and version are printed on any machine.
[[nodiscard]] bool needsNoDisplay(int argc, char** argv);

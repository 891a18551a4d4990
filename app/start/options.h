// The command-line options of the window.
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>
#include <tl/expected.hpp>

namespace nimstone {

struct Options {
    QString position;       ///< the position to open the first page with; empty for none
    QString problem = {};   ///< the contest problem to open; empty for none
    QUrl file = {};         ///< the file to open in its page; empty for none
    QString page = {};      ///< the page to open, one of Shell::pageNames(); empty for the page that was open last
    QString language = {};  ///< en or zh_CN; empty for the preference
    QString theme = {};     ///< light or dark; empty for the preference
    bool quitAfterFirstFrame = false;  ///< true if the program quits after the first frame; benchmarks use it to measure the start
};

/// A text to print instead of opening a window, and the exit status.
struct OptionsAnswer {
    QString text;
    int status = 0;
};

/// Parses the arguments, of which the first is the program's name. Messages use the installed translators.
tl::expected<Options, OptionsAnswer> readOptions(const QStringList& arguments);

/// Returns only the value of `--lang`, before a translator is installed; empty if the option is missing.
QString requestedLanguage(const QStringList& arguments);

}  // namespace nimstone

// The command-line options of the program with a window.
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>
#include <tl/expected.hpp>

namespace nimstone {

struct Options {
    QString position;       ///< the position to open on the first page; empty if no position was given
    QString link = {};      ///< the problem or the lesson to open, as a link for Shell::linkWanted(); empty if none was given
    QUrl file = {};         ///< the file to open on the page for its kind; empty if no file was given
    QString page = {};      ///< the page to open, one of Shell::pageNames(); empty for the page that was open last
    QString language = {};  ///< the language, en or zh_CN; empty to use the preference
    QString theme = {};     ///< the theme, light or dark; empty to use the preference
    /// True if the program quits after the first frame; benchmarks use it to measure the time to start.
    bool quitAfterFirstFrame = false;
};

/// A text that is printed instead of opening a window, and the exit status.
struct OptionsAnswer {
    QString text;
    int status = 0;
};

/// Parses the arguments. The first argument is the program's name. Messages use the installed translators.
tl::expected<Options, OptionsAnswer> readOptions(const QStringList& arguments);

/// Returns the value of the option `--lang`; empty if the option is missing. It is needed before a translator is
/// installed.
QString requestedLanguage(const QStringList& arguments);

}  // namespace nimstone

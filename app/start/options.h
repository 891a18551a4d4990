// What the command line of the window asks for.
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>
#include <tl/expected.hpp>

namespace nimstone {

struct Options {
    QString position;       ///< to open the first page with; empty for none
    QString problem = {};   ///< a contest problem to open; empty for none
    QUrl file = {};         ///< to open in the page that it belongs to; empty for none
    QString page = {};      ///< play, prove, practise, contest, settings; empty for the usual one
    QString language = {};  ///< en, zh_CN; empty for the preference
    QString theme = {};     ///< light, dark; empty for the preference
    QString tourFolder = {};
    QString tourOnly = {};  ///< a glob over the names of pictures
    bool tourFull = false;
    bool quitAfterFirstFrame = false;  ///< for measuring the start
};

/// What to print instead of opening a window, and the exit status with it.
struct OptionsAnswer {
    QString text;
    int status = 0;
};

/// Reads the arguments, the program's name first. The words are those of the installed translators.
tl::expected<Options, OptionsAnswer> readOptions(const QStringList& arguments);

/// The pages that `--page` names, in the order of the rail.
QStringList pageNames();

/// The value of `--lang` alone, before anything can be translated; empty when there is none.
QString requestedLanguage(const QStringList& arguments);

}  // namespace nimstone

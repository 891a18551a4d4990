// The language of the command line.
//
// The words come straight from a catalogue: `solve` starts no application object, and help and usage errors are
// worded before there is one.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "translations/spoken.h"

namespace nimstone::cli {

/// The language that `--lang` asks for, else the system's.
QString chosenLanguage(const std::vector<std::string>& arguments);

/// The words of the language that is spoken (translations/spoken.h).
SpokenCatalogue& spokenWords();

/// What QCoreApplication::translate does, without an application object.
QString translate(const char* context, const char* source, const char* comment = nullptr, int n = -1);

/// The items in one line, parted as that language parts them.
QString list(const QStringList& items);

}  // namespace nimstone::cli

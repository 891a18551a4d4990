// The language of the command line, and its texts.
//
// The texts come directly from a catalogue, without QCoreApplication: `solve` creates no application object, and the texts of the
// help and of usage errors are needed before there is one.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "translations/spoken.h"

namespace nimstone::cli {

/// Returns the language given by `--lang`, or else the system's.
QString chosenLanguage(const std::vector<std::string>& arguments);

/// Returns the catalogue of the current language (translations/spoken.h).
CurrentTranslator& spokenWords();

/// Translates as QCoreApplication::translate does, but needs no application object.
QString translate(const char* context, const char* source, const char* comment = nullptr, int n = -1);

/// Joins the items with the separator of the current language.
QString list(const QStringList& items);

}  // namespace nimstone::cli

// The language of the command line, and its translated texts.
//
// The texts come directly from a translation catalogue, without QCoreApplication. `solve` creates no application
// object, and the texts of the help and of usage errors are needed before an application object exists.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "translations/spoken.h"

namespace nimstone::cli {

/// Returns the language of the option `--lang`, or else the language of the system.
QString chosenLanguage(const std::vector<std::string>& arguments);

/// Returns the translation catalogue of the current language (translations/spoken.h).
CurrentTranslator& spokenWords();

/// Returns the translation of a text, like QCoreApplication::translate, but needs no application object.
QString translate(const char* context, const char* source, const char* comment = nullptr, int n = -1);

/// Joins the items with the separator of the current language.
QString list(const QStringList& items);

}  // namespace nimstone::cli

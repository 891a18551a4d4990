// The languages that Nimstone speaks, and their catalogues.
#pragma once

#include <QStringList>

class QTranslator;

namespace nimstone {

/// "en" and "zh_CN".
QStringList languages();

/// The language for a system whose languages are these, the favourite first: zh_CN for any Chinese, else en.
QString languageFor(const QStringList& uiLanguages);

/// Loads the catalogue of `language` into `translator`. English has one too, for its plural forms.
bool loadCatalogue(QTranslator& translator, const QString& language);

}  // namespace nimstone

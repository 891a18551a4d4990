// Rich text (see app/wording/rich_text.h) as LaTeX.
//
// Every sign that the wording uses has its command, so that nothing is left for which plain LaTeX has no letter, but for
// Chinese.
#pragma once

#include <QString>

namespace nimstone::exports {

/// For the running text: the formulas in it are set as such.
QString latex(const QString& richText);

/// A line in the notation, in typewriter letters: lines may break after a comma.
QString latexCode(const QString& text);

}  // namespace nimstone::exports

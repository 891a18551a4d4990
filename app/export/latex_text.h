// Rich text (see app/wording/rich_text.h) as LaTeX.
//
// Every sign that the wording uses has its command, so that nothing is left for which plain LaTeX has no letter, but for
// Chinese.
#pragma once

#include <QString>

#include "app/wording/rich_text.h"

namespace nimstone::exports {

/// For the running text: the formulas in it are set as such. A line may break at every operator of a formula, and a long one at
/// its commas too.
QString latex(const QString& richText);

/// A formula for the mathematics of Markdown, without the dollar signs. It has no backslash before a sign, because Markdown takes
/// that away.
QString latexFormula(const wording::RichText& formula);

/// A line in the notation, in typewriter letters: lines may break after a comma.
QString latexCode(const QString& text);

}  // namespace nimstone::exports

// Converts rich text (see app/wording/rich_text.h) to LaTeX.
//
// The code has a LaTeX command for every sign that the wording uses. Apart from Chinese characters, plain LaTeX can
// therefore set the whole output.
#pragma once

#include <QString>

#include "app/wording/rich_text.h"

namespace nimstone::exports {

/// Returns the text as LaTeX running text. Formulas in it are set in math mode. A line may be broken at every operator
/// of a formula, and in a long formula also after its commas.
QString latex(const QString& richText);

/// Returns a formula for Markdown's math mode, without the dollar signs. Braces are written as \lbrace and \rbrace,
/// because Markdown would remove the backslash of \{ and \}.
QString latexFormula(const wording::RichText& formula);

/// Returns a text in the notation, set in typewriter letters. A line may be broken after a comma or a colon.
QString latexCode(const QString& text);

}  // namespace nimstone::exports

// Converts rich text (see app/wording/rich_text.h) to LaTeX.
//
// Every sign that the wording uses has its LaTeX command. So except for Chinese characters, the output contains only what plain
// LaTeX can set.
#pragma once

#include <QString>

#include "app/wording/rich_text.h"

namespace nimstone::exports {

/// Returns running text. Formulas in it are set in math mode. A line may be broken at every operator of a formula, and in a long
/// formula also after its commas.
QString latex(const QString& richText);

/// Returns a formula for Markdown's math mode, without the dollar signs. No sign is preceded by a backslash, because Markdown
/// would remove it.
QString latexFormula(const wording::RichText& formula);

/// Returns text in the notation, in typewriter letters. A line may be broken after a comma.
QString latexCode(const QString& text);

}  // namespace nimstone::exports

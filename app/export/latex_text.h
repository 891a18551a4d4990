// Rich text (see app/wording/rich_text.h) as LaTeX.
//
// What is a formula within a sentence is set as one: a row of numbers, single letters, brackets and indices that signs
// such as = or ⊕ join. What stands alone in a sentence stays text: "a 1", "32s". Every sign that the wording uses has
// its command, so that nothing is left for which plain LaTeX has no letter, but for Chinese.
#pragma once

#include <QString>

namespace nimstone::exports {

/// For the running text.
QString latex(const QString& richText);

/// For within mathematics, as a whole: where it is no formula, as text there.
QString latexMathematics(const QString& richText);

/// A line in the notation, in typewriter letters: lines may break after a comma.
QString latexCode(const QString& text);

}  // namespace nimstone::exports

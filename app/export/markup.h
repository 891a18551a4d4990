// Converts rich text (see app/wording/rich_text.h) to Markdown that every reader shows completely. The Markdown
// contains no HTML: pandoc drops HTML without a warning in formats other than HTML, and readers without HTML show the
// tags.
#pragma once

#include <QString>

namespace nimstone::exports {

/// Returns the text as Markdown. Bold and italic text is between asterisks. Subscripts and superscripts are Unicode
/// characters, as in `plain`. If an operand has an index that Unicode cannot write, the operand becomes TeX between
/// dollar signs: $x_{k}$.
QString markdown(const QString& richText);

}  // namespace nimstone::exports

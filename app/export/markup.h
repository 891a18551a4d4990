// Rich text (see app/wording/rich_text.h) as Markdown that every reader shows completely. It contains no HTML: pandoc drops HTML
// without a warning in formats other than HTML, and readers without HTML show the tags.
#pragma once

#include <QString>

namespace nimstone::exports {

/// Bold and italic text is between asterisks. Subscripts and superscripts are Unicode characters, as in `plain`. An operand with
/// an index that Unicode lacks becomes TeX between dollar signs: $x_{k}$.
QString markdown(const QString& richText);

}  // namespace nimstone::exports

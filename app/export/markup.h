// Rich text (see app/wording/rich_text.h) as Markdown that every reader shows in full: no HTML, which pandoc drops without a
// warning where it writes none, and which a reader without HTML shows as tags.
#pragma once

#include <QString>

namespace nimstone::exports {

/// Bold and italic stand in asterisks. Subscripts and superscripts are Unicode signs, as in `plain`. The operand of a formula
/// that has an index without such a sign is TeX between dollar signs: $x_{k}$.
QString markdown(const QString& richText);

}  // namespace nimstone::exports

// Converts sentences into the words that a screen reader says.
#pragma once

#include <QString>

namespace nimstone::wording {

/// Returns the sentence without markup, with its formulas in words. For example, "y<sub>1</sub> = s ⊕ x<sub>1</sub> = 8 &lt; 42" becomes "y
/// 1 equals s xor x 1 equals 8, less than 42". A sentence without formulas does not change.
QString spokenText(const QString& richText);

}  // namespace nimstone::wording

// Sentences as a screen reader says them.
#pragma once

#include <QString>

namespace nimstone::wording {

/// The sentence without markup, its formulas in words: "y<sub>1</sub> = s ⊕ x<sub>1</sub> = 8 &lt; 42" is "y 1 equals s xor x 1
/// equals 8, less than 42". A sentence without formulas stays as it is.
QString aloud(const QString& richText);

}  // namespace nimstone::wording

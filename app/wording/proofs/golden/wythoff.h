// The helpers that the texts of the proofs about Wythoff's game share.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// Returns how a program computes kφ: with the type "double" or "float", or with a constant such as "1.618". `formula` is
/// `FormulaRow::formula`, 0 to 4.
QString formulaText(Count formula);

/// `pairText` returns one pair as `(3, 5)`. `pairsText` returns several: `(0, 0), (1, 2), …, (60, 97)`, with "…" where indices are left
/// out.
QString pairText(const proof::ColdRow& row);
QString pairsText(const std::vector<proof::ColdRow>& rows);

/// Returns all digits of the number.
QString wideText(const proof::WideNumber& number);

// The functions below are for general texts, with letters instead of numbers.

/// Returns a cold pair in letters: `(a<sub>k</sub>, b<sub>k</sub>)`.
QString pairOf(QChar index);

/// Returns the general line that lists the cold pairs. `rows` must contain at least three pairs.
GeneralText rowOfPairs(const std::vector<proof::ColdRow>& rows, const QString& reason);

}  // namespace nimstone::wording

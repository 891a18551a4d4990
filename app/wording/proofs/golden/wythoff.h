// Helpers that the texts of the proofs about Wythoff's game share.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// Returns the way in which a program computes kφ: the type "double" or "float", or a constant such as "1.618". `formula` is the value of
/// `FormulaRow::formula`, 0 to 4.
QString formulaText(Count formula);

/// `pairText` returns one pair, such as `(3, 5)`. `pairsText` returns several pairs, such as `(0, 0), (1, 2), …, (60, 97)`; "…" replaces
/// pairs that are left out.
QString pairText(const proof::ColdRow& row);
QString pairsText(const std::vector<proof::ColdRow>& rows);

/// Returns all digits of the number.
QString wideText(const proof::WideNumber& number);

/// Returns a cold pair in letters: `(a<sub>k</sub>, b<sub>k</sub>)` for the index k.
QString pairOf(QChar index);

/// Returns the symbol of the list of the cold pairs.
Symbol rowOfPairs(const std::vector<proof::ColdRow>& rows);

}  // namespace nimstone::wording

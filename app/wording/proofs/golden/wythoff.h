// What the proofs about Wythoff's game have in common.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// What stands for kφ in a program: "double", "float", "1.618", by the number of a FormulaRow.
QString formulaText(Count formula);

/// The pair as `(3, 5)`, and several of them: `(0, 0), (1, 2), …, (60, 97)`, an ellipsis where indices are left out.
QString pairText(const proof::ColdRow& row);
QString pairsText(const std::vector<proof::ColdRow>& rows);

/// All digits.
QString wideText(const proof::WideNumber& number);

// For any numbers.

/// A cold pair in letters: `(a<sub>k</sub>, b<sub>k</sub>)`.
QString pairOf(QChar index);

/// The line that lists the cold pairs; there are three at least.
GeneralText rowOfPairs(const std::vector<proof::ColdRow>& rows, const QString& reason);

}  // namespace nimstone::wording

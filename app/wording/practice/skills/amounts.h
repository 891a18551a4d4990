// The texts about taking stones from one heap of Nim. They are shared by all skills that ask for an amount, and used inside app/wording
// only.
#pragma once

#include <QString>

#include "core/practice/skills/nim/how_many.h"

namespace nimstone::wording {

/// Returns the calculation of the target size, `s ⊕ x`, such as `6 ⊕ 9 = 15`.
QString targetText(Count sum, Count size, Count target);

/// Returns a sentence such as "There are only 5 stones in heap 1."
QString onlySoMany(Count size, std::size_t heap);

QString resultOf(const practice::TakesNothing& fault);
QString resultOf(const practice::TakesTooMany& fault);

QString hintOf(const practice::ClearInColumn& rung);
QString hintOf(const practice::OddColumns& rung);
QString hintOf(const practice::TheAmount& rung);

}  // namespace nimstone::wording

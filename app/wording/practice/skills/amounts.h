// The texts about taking stones from one heap of Nim, for all skills that ask for an amount. Only app/wording may use this file.
#pragma once

#include <QString>

#include "core/practice/skills/nim/how_many.h"

namespace nimstone::wording {

/// Returns the calculation of the size that a heap must get, `s ⊕ x`, such as `6 ⊕ 9 = 15`.
QString targetText(Count sum, Count size, Count target);

/// Returns a sentence such as "There are only 5 stones in heap 1."
QString onlySoMany(Count size, std::size_t heap);

QString resultOf(const practice::TakesNothing& fault);
QString resultOf(const practice::TakesTooMany& fault);

QString hintOf(const practice::ClearInColumn& rung);
QString hintOf(const practice::OddColumns& rung);
QString hintOf(const practice::TheAmount& rung);

}  // namespace nimstone::wording

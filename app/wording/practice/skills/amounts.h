// What is said of taking stones from one heap of Nim, in every skill that asks how many. Inside app/wording only.
#pragma once

#include <QString>

#include "core/practice/skills/nim/how_many.h"

namespace nimstone::wording {

/// `s ⊕ x` worked out: `6 ⊕ 9 = 15`.
QString targetText(Count sum, Count size, Count target);

/// "There are only 5 stones in heap 1."
QString onlySoMany(Count size, std::size_t heap);

QString resultOf(const practice::TakesNothing& fault);
QString resultOf(const practice::TakesTooMany& fault);

QString hintOf(const practice::ClearInColumn& rung);
QString hintOf(const practice::OddColumns& rung);
QString hintOf(const practice::TheAmount& rung);

}  // namespace nimstone::wording

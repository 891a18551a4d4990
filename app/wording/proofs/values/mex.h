// What the proof of Grundy values by mex and its figure have in common.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// `{0, 1, 3}`; without numbers `{ }`.
QString setText(std::span<const Count> numbers);

}  // namespace nimstone::wording

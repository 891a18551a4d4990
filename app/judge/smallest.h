// From an input on which the program that is judged fails to the smallest one on which it fails alike.
#pragma once

#include <optional>
#include <vector>

#include "app/judge/trials.h"

namespace nimstone::judge {

/// `first` is what the program did on the cases `raw`, which it fails; `generated` says how they were made: as in Failure.
/// Looks for a smaller input for as long as Settings::shrinking says.
Failure smallestFailure(Trials& trials, const std::vector<contest::Case>& raw, Trial first, std::optional<contest::Size> generated);

/// The failure on an input that is kept as text.
Failure failureOnText(Trials& trials, Trial outcome);

}  // namespace nimstone::judge

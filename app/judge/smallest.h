// Reduces an input on which the judged program fails to the smallest input on which it fails in the same way.
#pragma once

#include <optional>
#include <vector>

#include "app/judge/trials.h"

namespace nimstone::judge {

/// Looks for a smaller failing input, for at most Settings::shrinking. `first` is the failing run on the cases `raw`. `generated` says how
/// the cases were generated; it has the same meaning as Failure::generated.
Failure smallestFailure(Trials& trials, const std::vector<contest::Case>& raw, Trial first, std::optional<contest::Size> generated);

/// Returns the failure on an input that cannot be parsed into cases. The input is not reduced.
Failure failureOnText(Trials& trials, Trial outcome);

}  // namespace nimstone::judge

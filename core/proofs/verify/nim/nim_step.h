// Whether one step holds of a position. Inside core/proofs only.
#pragma once

#include <optional>

#include "core/proofs/steps/nim.h"
#include "core/proofs/verify/nim/nim_facts.h"

namespace nimstone::proof {

/// What a step is held against.
struct StepContext {
    const Facts& facts;
    std::optional<Change> change;  ///< Lemma 1's move; else the one that balances; none when there is neither
    std::size_t heap = 0;          ///< the heap whose turn it is, where there is a step a heap
};

/// Whether every field of the step is true. The step is of a kind that belongs there: one that speaks of a move is
/// held only against a context with a change.
bool holds(const NimStep& step, const StepContext& context);

}  // namespace nimstone::proof

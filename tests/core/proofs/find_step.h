// Finds the first step of a kind in a proof, for tests that check its fields.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::tests {

/// Returns the first step of this kind, or null if the proof has no such step.
template <class Kind>
const Kind* find(const proof::Proof& proof)
{
    for (const proof::Step& step : proof.steps) {
        if (const Kind* const found = proof::stepAs<Kind>(step))
            return found;
    }
    return nullptr;
}

}  // namespace nimstone::tests

// The first step of a kind in a proof, for tests that look at what it says.
#pragma once

#include "core/proofs/proof.h"

namespace nimstone::tests {

/// Null where the proof has none.
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

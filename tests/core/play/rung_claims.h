// Checks by search every claim of a hint, as core/play/hints/rungs.h states it. There is no generic overload, so a new kind
// of hint does not compile until its claims are checked here.
#pragma once

#include <exception>

#include "tests/core/play/look_claims.h"
#include "tests/core/play/move_claims.h"

namespace nimstone::tests {

struct RungClaims : IdeaClaims, LookClaims, MoveClaims {
    using IdeaClaims::operator();
    using LookClaims::operator();
    using MoveClaims::operator();
};

/// Checks the claims of one hint of `ladder` about the searched position. A hint that names a heap or a move that does not
/// exist makes a false claim.
inline Claims claimsOf(const play::HintRung& rung, const play::HintLadder& ladder, const Searched& at)
{
    Claims claims;
    try {
        std::visit(RungClaims{{at, claims}, {at, claims}, {at, claims, ladder}}, rung.kinds());
    } catch (const std::exception& error) {
        claims.check(false, error.what());
    }
    return claims;
}

}  // namespace nimstone::tests

// The bounds up to which Grundy values are computed in games without a closed form. If a value is not known, the answer to the
// user names the bound.
#pragma once

#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone {

/// Returns the bound that the position exceeds. For a sum, it is the bound of the first component whose value is not computed.
/// Returns nothing if the value is known or undefined.
std::optional<GrundyBound> boundOf(const GameSum& sum);

}  // namespace nimstone

// The bounds up to which Grundy values are computed in games without a closed form. Answers name the bound.
#pragma once

#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone {

/// Beyond the bound, the Grundy value is Unknown::NotComputed, unless the position is known to be a P-position.
struct GrundyBound {
    enum class Kind {
        Heaps,      ///< values are known if all heaps are at most `most`
        Positions,  ///< values are known if at most `most` positions can be reached, including this one
    };
    Kind kind = Kind::Heaps;
    Count most = 0;
    std::size_t part = 0;  ///< the index of the part of a sum that has this bound, from 0

    bool operator==(const GrundyBound&) const = default;
};

/// Returns the bound that the position exceeds; for a sum, that of the first part without a value. Returns nothing if the value
/// is known or undefined.
std::optional<GrundyBound> boundOf(const GameSum& sum);

}  // namespace nimstone

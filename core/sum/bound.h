// The bounds up to which Grundy values are computed in games without a closed form. If a value is not known, the answer to the
// user names the bound.
#pragma once

#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone {

/// The bound up to which Grundy values are computed. For larger positions the value is Unknown::NotComputed, unless the
/// position is known to be a P-position.
struct GrundyBound {
    enum class Kind {
        Heaps,      ///< values are known if all heaps are at most `most`
        Positions,  ///< values are known if at most `most` positions can be reached, including this one
    };
    Kind kind = Kind::Heaps;
    Count most = 0;
    std::size_t part = 0;  ///< the index of the component that has this bound, from 0

    bool operator==(const GrundyBound&) const = default;
};

/// Returns the bound that the position exceeds. For a sum, it is the bound of the first component whose value is not computed.
/// Returns nothing if the value is known or undefined.
std::optional<GrundyBound> boundOf(const GameSum& sum);

}  // namespace nimstone

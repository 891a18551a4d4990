// Up to where Grundy values are computed, for games that have no closed form: the bound that an answer names.
#pragma once

#include <optional>

#include "core/sum/game_sum.h"

namespace nimstone {

/// Beyond it the Grundy value is Unknown::NotComputed, but where the position is known to be a P-position.
struct GrundyBound {
    enum class Kind {
        Heaps,      ///< known where all heaps are at most `most`
        Positions,  ///< known where at most `most` positions can be reached, the one itself among them
    };
    Kind kind = Kind::Heaps;
    Count most = 0;
    std::size_t part = 0;  ///< which part of a sum it speaks of, from 0

    bool operator==(const GrundyBound&) const = default;
};

/// The bound that the Grundy value of the table is beyond, of a sum that of its first part without a value; none where
/// the value is known, or undefined.
std::optional<GrundyBound> boundOf(const GameSum& sum);

}  // namespace nimstone

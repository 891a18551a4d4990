// Proves a row of the atlas again: its period, its certificate, and its equal codes.
#pragma once

#include "core/atlas/row.h"

namespace nimstone::atlas {

struct Defect {
    enum class Kind {
        Value,        ///< the value of `heap` is not the mex of the values of its options
        Certificate,  ///< the values of `heap` and of `heap` + period differ
        Smaller,      ///< a smaller period or preperiod, which is `heap`, is possible
        Period,       ///< the values prove another period, a period although the row has none, or none
        Code,         ///< `code` is missing, or has a different sequence
        Numbers,      ///< the largest value, the rare heaps, or the checksum is different
    };
    Kind kind;
    TakeAndBreakCode code;
    Count heap = 0;

    bool operator==(const Defect&) const = default;
};

/// Returns a defect of the values or of the period of a computed row; nothing if there is none. Computes the values of all heaps
/// below heapsByRules, and of heapsDrawn larger heaps drawn at random, from the rules alone. Compares the period in a pass of its
/// own, by the theorem of Guy and Smith (see PeriodRange).
std::optional<Defect> defectOf(const ComputedRow& computed);

/// The result of a verification: a defect, nothing, or no result because it was stopped.
struct Verified {
    bool stopped = false;
    std::optional<Defect> defect{};
};

/// Computes the row again for each group of its codes, checks it by defectOf(), and compares.
Verified verifyRow(const AtlasRow& row, const std::stop_token& stop, const SequenceProgress& progress = {});

inline constexpr Count heapsByRules = 4096;
inline constexpr Count heapsDrawn = 64;

}  // namespace nimstone::atlas

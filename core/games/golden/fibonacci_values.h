// The Grundy values of Fibonacci Nim, computed by the definition (mex), because no closed form is known.
//
// U. Larsson, S. Rubinstein-Salzedo, "Grundy values of Fibonacci nim", arXiv 1410.0332 (2014). A larger quota only adds
// options, so the value of a heap never falls as its quota grows. Therefore the table stores only the quotas at which each
// heap's value rises:
//
//     heap 12   quota  0  1  2  3  4  5  6  7  8  9 10 11 12
//               value  0  1  1  3  3  3  3  3  6  6  6  6  6     rises at 1, 3, 3, 8, 8, 8
//
// A heap has few rises: no heap up to a million has a value above 52.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/count.h"

namespace nimstone {

class FibonacciValues {
public:
    /// Computes the values of the heaps 0 … largest for every quota. Time and memory grow slightly faster than linearly.
    explicit FibonacciValues(Count largest);

    Count largest() const { return m_begins.size() - 2; }

    /// Returns the Grundy value. Requires quota ≤ heap ≤ largest().
    Count value(Count heap, Count quota) const;

    /// Returns a table with the values of all heaps up to `largest`, and perhaps more. All callers share one table: the first
    /// call computes the table, and a call that needs a larger table replaces it. Any thread may call the function.
    static std::shared_ptr<const FibonacciValues> upTo(Count largest);

private:
    std::vector<std::uint32_t> m_rises;  ///< the quotas at which values rise, ascending for each heap, one heap after the other
    std::vector<std::size_t> m_begins;    ///< the index of each heap's first entry in m_rises, then the index of the end
};

}  // namespace nimstone

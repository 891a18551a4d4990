// The Grundy values of Fibonacci Nim by the definition: no closed form is known.
//
// U. Larsson, S. Rubinstein-Salzedo, "Grundy values of Fibonacci nim", arXiv 1410.0332 (2014). A larger quota only adds
// options, so the value of a heap never falls as its quota grows, and a heap is known by the quotas at which it rises:
//
//     heap 12   quota  0  1  2  3  4  5  6  7  8  9 10 11 12
//               value  0  1  1  3  3  3  3  3  6  6  6  6  6     rises at 1, 3, 3, 8, 8, 8
//
// They are few: no heap of up to a million is worth more than 52.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/count.h"

namespace nimstone {

class FibonacciValues {
public:
    /// All values for heaps of 0 … largest, with every quota. Time and memory grow a little faster than `largest`.
    explicit FibonacciValues(Count largest);

    Count largest() const { return m_begins.size() - 2; }

    /// For quota ≤ heap ≤ largest().
    Count value(Count heap, Count quota) const;

    /// A table that reaches so far, shared by all callers; it is made when it is first needed, and made again, larger,
    /// when it is too small. May be called from any thread.
    static std::shared_ptr<const FibonacciValues> upTo(Count largest);

private:
    std::vector<std::uint32_t> m_rises;   ///< of all heaps, one heap after the other, ascending within each heap
    std::vector<std::size_t> m_begins;    ///< where the rises of each heap begin, and where those of the last one end
};

}  // namespace nimstone

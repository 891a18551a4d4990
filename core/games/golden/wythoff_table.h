// The Grundy values of Wythoff's game, computed row by row by the definition (mex), because no closed form is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/count.h"

namespace nimstone {

class WythoffTable {
public:
    /// Computes all values for heaps of 0 … largest. Time and memory grow with the square of `largest`.
    explicit WythoffTable(Count largest);

    Count largest() const { return m_size - 1; }

    /// Returns the Grundy value. Requires a ≤ b ≤ largest().
    Count value(Count a, Count b) const { return m_values[start(a) + (b - a)]; }

    /// Returns a table with the values of all heaps up to `largest`, and perhaps more. All callers share one table: the first
    /// call computes the table, and a call that needs a larger table replaces it. Any thread may call the function.
    static std::shared_ptr<const WythoffTable> upTo(Count largest);

private:
    /// The index of the first value of row a. A row holds only the columns from a on, because the table is symmetric.
    std::size_t start(Count a) const { return a * m_size - a * (a - 1) / 2; }

    std::size_t m_size;
    std::vector<std::uint16_t> m_values;
};

}  // namespace nimstone

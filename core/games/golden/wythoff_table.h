// The Grundy values of Wythoff's game by the definition, row by row: no closed form is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/count.h"

namespace nimstone {

class WythoffTable {
public:
    /// All values for heaps of 0 … largest. Time and memory grow with the square of `largest`.
    explicit WythoffTable(Count largest);

    Count largest() const { return m_size - 1; }

    /// For a ≤ b ≤ largest().
    Count value(Count a, Count b) const { return m_values[start(a) + (b - a)]; }

    /// A table that reaches so far, shared by all who ask; it is made when it is first needed, and made anew, larger,
    /// when it is too small. May be called from any thread.
    static std::shared_ptr<const WythoffTable> upTo(Count largest);

private:
    /// Row a holds the values from column a on: the table is symmetric.
    std::size_t start(Count a) const { return a * m_size - a * (a - 1) / 2; }

    std::size_t m_size;
    std::vector<std::uint16_t> m_values;
};

}  // namespace nimstone

// Finds a period at the end of a run of numbers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/count.h"

namespace nimstone::sequence {

/// A period, and the index from which the run has this period up to its end.
struct Repetition {
    Count period;
    Count from;
};

/// Returns the shortest repetition of the numbers at(0) … at(size − 1) that `accept` allows. A period is found if the last
/// sixteenth of the run, or the last 8 numbers of a short run, also occurs earlier in the run. The search takes linear time and
/// `size` / 4 bytes.
///
/// Uses the algorithm of Knuth, Morris and Pratt, "Fast pattern matching in strings" (1977), on the reversed run.
template <class At, class Accept>
std::optional<Repetition> findRepetition(At at, std::size_t size, Accept accept)
{
    const std::size_t length = std::max<std::size_t>(size / 16, 8);  // the length of the end that has to occur earlier too
    if (size < 2 * length)
        return std::nullopt;
    const auto backwards = [&](std::size_t index) { return at(size - 1 - index); };
    const auto extended = [&](std::size_t period) -> std::optional<Repetition> {
        std::size_t matched = 0;
        while (matched + period < size && backwards(matched) == backwards(matched + period))
            ++matched;
        const Repetition found{period, size - period - matched};
        return accept(found) ? std::optional(found) : std::nullopt;
    };

    // border[i] is the length of the longest proper prefix of the first i + 1 numbers that is also a suffix of them.
    std::vector<std::uint32_t> border(length, 0);
    for (std::size_t i = 1, k = 0; i < length; ++i) {
        const auto next = backwards(i);
        while (k > 0 && backwards(k) != next)
            k = border[k - 1];
        k += backwards(k) == next ? 1 : 0;
        border[i] = static_cast<std::uint32_t>(k);
    }
    // The end of the run itself has the period `own`, so a longer period of the run would be a multiple of `own`.
    if (const std::size_t own = length - border.back(); own <= length / 2)
        return extended(own);
    for (std::size_t i = 1, k = 0; i < size; ++i) {
        const auto next = backwards(i);
        while (k > 0 && (k == length || backwards(k) != next))
            k = border[k - 1];
        k += backwards(k) == next ? 1 : 0;
        if (k == length) {
            if (const auto found = extended(i + 1 - length))
                return found;
        }
    }
    return std::nullopt;
}

}  // namespace nimstone::sequence

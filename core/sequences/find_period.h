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

/// Returns the shortest repetition of the numbers at(0) … at(size − 1) that `accept` allows. A period is found if the end of the run also
/// occurs earlier in the run. This end is the last sixteenth of the run, or the last 8 numbers of a short run. If the end has a shorter
/// period that `accept` refuses, the end is made longer, up to the last number that breaks this period. The search takes linear time and at
/// most 2 · `size` bytes.
///
/// Uses the algorithm of Knuth, Morris and Pratt, "Fast pattern matching in strings" (1977), on the reversed run.
template <class At, class Accept>
std::optional<Repetition> findRepetition(At at, std::size_t size, Accept accept)
{
    std::size_t length = std::max<std::size_t>(size / 16, 8);  // the length of the end that has to occur earlier too
    if (size < 2 * length)
        return std::nullopt;
    const auto backwards = [&](std::size_t index) { return at(size - 1 - index); };
    const auto repetition = [&](std::size_t period) {
        std::size_t matched = 0;
        while (matched + period < size && backwards(matched) == backwards(matched + period))
            ++matched;
        return Repetition{period, size - period - matched};
    };

    // border[i] is the length of the longest proper prefix of the first i + 1 numbers of the reversed run that is also a suffix of them.
    std::vector<std::uint32_t> border(1, 0);
    const auto setBorders = [&] {
        for (std::size_t i = border.size(), k = border.back(); i < length; ++i) {
            const auto next = backwards(i);
            while (k > 0 && backwards(k) != next)
                k = border[k - 1];
            k += backwards(k) == next ? 1 : 0;
            border.push_back(static_cast<std::uint32_t>(k));
        }
    };
    setBorders();
    // If the end has a short period, it matches itself at every multiple of this period, and none of these multiples holds from an earlier
    // index on. An end with the number that breaks the period matches at few places.
    if (const std::size_t own = length - border.back(); own <= length / 2) {
        const Repetition found = repetition(own);
        if (accept(found))
            return found;
        length = size - found.from + 1;
        if (length > size / 2)
            return std::nullopt;
        setBorders();
    }
    for (std::size_t i = 1, k = 0; i < size; ++i) {
        const auto next = backwards(i);
        while (k > 0 && (k == length || backwards(k) != next))
            k = border[k - 1];
        k += backwards(k) == next ? 1 : 0;
        if (k == length) {
            if (const Repetition found = repetition(i + 1 - length); accept(found))
                return found;
        }
    }
    return std::nullopt;
}

}  // namespace nimstone::sequence

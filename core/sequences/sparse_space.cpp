#include "core/sequences/sparse_space.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace nimstone::sequence {

namespace {

/// Replaces each counts[m] by the sum of ± counts[v] over all v, with minus if v & m has an odd number of 1s (Walsh–Hadamard).
/// The size of `counts` must be a power of two.
void transform(std::vector<std::int32_t>& counts)
{
    for (std::size_t half = 1; half < counts.size(); half *= 2) {
        for (std::size_t start = 0; start < counts.size(); start += 2 * half) {
            for (std::size_t i = start; i < start + half; ++i) {
                const std::int32_t sum = counts[i] + counts[i + half];
                counts[i + half] = counts[i] - counts[i + half];
                counts[i] = sum;
            }
        }
    }
}

}  // namespace

std::optional<unsigned> splitParity(const HeapRules& rules)
{
    if (rules.splitting.empty())
        return std::nullopt;
    const Count first = rules.splitting.front() % 2;
    if (std::ranges::any_of(rules.splitting, [first](Count amount) { return amount % 2 != first; }))
        return std::nullopt;
    return static_cast<unsigned>(first);
}

SparseSpace::SparseSpace(std::uint32_t mask, std::optional<unsigned> splitParity)
    : m_mask(mask), m_counts(splitParity ? 1 : 0), m_splitParity(splitParity.value_or(0)),
      m_bit(static_cast<unsigned>(std::countr_zero(mask))), m_below((1U << m_bit) - 1)
{
    assert(mask != 0);
}

SparseSpace bestSpace(const Histogram& histogram, std::optional<unsigned> splitParity)
{
    std::vector<std::int32_t> even = histogram.even;
    std::vector<std::int32_t> odd = histogram.odd;
    const std::size_t size = std::bit_ceil(std::max<std::size_t>({even.size(), odd.size(), 2}));
    even.resize(size);
    odd.resize(size);
    transform(even);
    transform(odd);
    std::size_t best = 1;
    std::optional<unsigned> bestParity;
    std::int32_t fewest = INT32_MAX;  // for the best space so far: the number of rare heaps minus the number of common heaps
    for (std::size_t mask = 1; mask < size; ++mask) {
        if (even[mask] + odd[mask] < fewest) {
            fewest = even[mask] + odd[mask];
            best = mask;
            bestParity.reset();
        }
        const std::int32_t difference = splitParity == 1U ? odd[mask] - even[mask] : even[mask] - odd[mask];
        if (splitParity && difference < fewest) {
            fewest = difference;
            best = mask;
            bestParity = splitParity;
        }
    }
    return SparseSpace(static_cast<std::uint32_t>(best), bestParity);
}

}  // namespace nimstone::sequence

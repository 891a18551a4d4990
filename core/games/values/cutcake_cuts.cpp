#include "core/games/values/cutcake_cuts.h"

#include <algorithm>
#include <bit>

#include "core/games/values/cutcake.h"

namespace nimstone {

namespace {

/// Divides the places for a cut into ranges. Let K = 2^⌊log₂ other⌋. A piece of length c ≥ K has the value ⌊c/K⌋ − 1. A piece of
/// length c < K has the same value for all c between two powers of two. So the sum of the values of both pieces can change only
/// in three cases:
///   – where a piece reaches a power of two up to K;
///   – where one piece is shorter than K and the other reaches a multiple of K;
///   – where both pieces have length K or more (the middle). Then the sum is ⌊own/K⌋ − 2 if c mod K ≤ own mod K, else one less.
class Cuts {
public:
    Cuts(Count own, Count other, SignedWide needed)
        : m_own(own), m_other(other), m_needed(needed), m_unit(std::bit_floor(other)) {}

    /// Returns the first places of the ranges in ascending order, followed by the length of the side.
    std::vector<Count> bounds() const;

    bool isMiddle(Count place) const { return place >= m_unit && m_own - place >= m_unit; }

    /// Returns the number of good places in each run of m_unit places in the middle. The good places are those with the
    /// smallest remainders modulo m_unit.
    Count goodRemainders() const;

    bool isGood(Count place) const
    {
        const SignedWide worth = Cutcake::blockValue(place, m_other);
        return worth + Cutcake::blockValue(m_own - place, m_other) >= m_needed;
    }

    Count unit() const { return m_unit; }

private:
    Count m_own;
    Count m_other;
    SignedWide m_needed;
    Count m_unit;
};

std::vector<Count> Cuts::bounds() const
{
    std::vector<Count> bounds{1};
    const auto add = [&bounds, this](Count place) {
        if (place > 1 && place < m_own)
            bounds.push_back(place);
    };
    for (Count power = 1; power <= m_unit && power < m_own; power *= 2) {
        add(power);
        add(m_own - power + 1);
    }
    add(m_own % m_unit + 1);
    add(m_own - m_own % m_unit);
    std::ranges::sort(bounds);
    bounds.erase(std::unique(bounds.begin(), bounds.end()), bounds.end());
    bounds.push_back(m_own);
    return bounds;
}

Count Cuts::goodRemainders() const
{
    const SignedWide worth = static_cast<SignedWide>(m_own / m_unit) - 2;
    if (m_needed > worth)
        return 0;
    return m_needed == worth ? m_own % m_unit + 1 : m_unit;
}

/// Returns the number of integers in 0 … end − 1 whose remainder modulo `unit` is less than `good`.
Count withRemainder(Count end, Count unit, Count good)
{
    return end / unit * good + std::min(end % unit, good);
}

/// Appends the places in begin … end − 1 whose remainder modulo `unit` is less than `good`, until `places` has `limit` entries.
void list(Count begin, Count end, Count unit, Count good, std::size_t limit, std::vector<Count>& places)
{
    for (Count place = begin; good > 0 && place < end && places.size() < limit; ++place) {
        if (place % unit >= good)
            place += unit - place % unit;
        if (place < end)
            places.push_back(place);
    }
}

}  // namespace

WinningCuts winningCuts(Count own, Count other, SignedWide needed, std::size_t limit)
{
    WinningCuts result;
    if (own < 2)
        return result;
    const Cuts cuts(own, other, needed);
    const std::vector<Count> bounds = cuts.bounds();
    for (std::size_t range = 0; range + 1 < bounds.size(); ++range) {
        const Count begin = bounds[range];
        const Count end = bounds[range + 1];
        const bool middle = cuts.isMiddle(begin);
        const Count unit = middle ? cuts.unit() : 1;
        const Count good = middle ? cuts.goodRemainders() : cuts.isGood(begin) ? 1 : 0;
        result.count += withRemainder(end, unit, good) - withRemainder(begin, unit, good);
        list(begin, end, unit, good, limit, result.first);
    }
    return result;
}

}  // namespace nimstone

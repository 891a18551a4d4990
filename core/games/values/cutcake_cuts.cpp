#include "core/games/values/cutcake_cuts.h"

#include <algorithm>
#include <bit>

#include "core/games/values/cutcake.h"

namespace nimstone {

namespace {

/// With K = 2^⌊log₂ other⌋, a piece of length c is worth ⌊c/K⌋ − 1 when c ≥ K; when c < K it is worth the same for all c
/// between two powers of two. So what both pieces are worth changes only
/// – where a piece comes to a power of two up to K, and, with a piece under K, where the other comes to a multiple of K;
/// – with both of K or more (the middle), between two numbers: ⌊own/K⌋ − 2 when c mod K ≤ own mod K, else one less.
class Cuts {
public:
    Cuts(Count own, Count other, SignedWide needed)
        : m_own(own), m_other(other), m_needed(needed), m_unit(std::bit_floor(other)) {}

    /// Where ranges begin, in order; the last is where the side ends.
    std::vector<Count> bounds() const;

    bool isMiddle(Count place) const { return place >= m_unit && m_own - place >= m_unit; }

    /// Of each m_unit places in the middle, how many are good enough: those with the smallest remainders.
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
    const auto repeated = std::ranges::unique(bounds);
    bounds.erase(repeated.begin(), repeated.end());
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

/// How many of 0 … end − 1 have a remainder under `good` on division by `unit`.
Count withRemainder(Count end, Count unit, Count good)
{
    return end / unit * good + std::min(end % unit, good);
}

/// Lists the places from `begin` to before `end` whose remainder is under `good`, while there is room.
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

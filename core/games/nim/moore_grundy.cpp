// The Grundy values of Moore's Nim_k, where they are known.
#include "core/games/nim/moore_nim.h"

#include <algorithm>

#include "core/games/nim/nim.h"
#include "core/search.h"

namespace nimstone {

namespace {

bool isSmall(const Position& position)
{
    Count below = 1;
    for (const Count heap : position.heaps) {
        if (heap >= MooreNim::mostSearched / below)
            return false;
        below *= heap + 1;
    }
    return true;
}

/// Returns the number of stones of all heaps. It is the Grundy value if there are at most k heaps: a move can reach every
/// smaller total and no other.
Known<Count> total(const Position& position)
{
    const StoneTotal stones = totalStones(position);
    if (!stones.exact)
        return tl::unexpected(Unknown::NotComputed);
    return stones.stones;
}

/// Returns the Grundy value of k + 1 ≥ 3 heaps (Jenkyns and Mayberry). Let m be the smallest heap. Let y be the sum of (heap −
/// m) over the other heaps, and z = 1 + y(y + 1)/2. The value is the number of all stones if m < z, else z − 1 + ((m − z) mod
/// (y + 1)).
Known<Count> oneHeapMore(const Position& position)
{
    const Count smallest = *std::ranges::min_element(position.heaps);
    Position above = position;
    for (Count& heap : above.heaps)
        heap -= smallest;
    const StoneTotal y = totalStones(above);
    if (!y.exact || y.stones >= (Count{1} << 32))  // in this case z > 2^63 > m
        return total(position);
    const Count z = 1 + y.stones * (y.stones + 1) / 2;
    if (smallest < z)
        return total(position);
    return z - 1 + (smallest - z) % (y.stones + 1);
}

}  // namespace

Known<Count> MooreNim::grundy(const Position& position) const
{
    if (outcome(position) == Outcome::P)
        return 0;
    if (m_k == 1)
        return Nim().grundy(position);
    Position filled = position;
    std::erase(filled.heaps, Count{0});
    if (filled.heaps.size() <= m_k)
        return total(filled);
    if (filled.heaps.size() == m_k + 1)
        return oneHeapMore(filled);
    if (!isSmall(filled))
        return tl::unexpected(Unknown::NotComputed);
    return Search<MooreNim>(*this).grundy(filled);
}

}  // namespace nimstone

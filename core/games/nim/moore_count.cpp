// Counts the winning moves of a position in Moore's Nim_k. Heaps that the move has not changed so far are counted together if
// they have the same lower bits. The count is memoised: choices that lead to the same unchanged heaps and the same number of
// free heaps are counted once.
#include "core/games/nim/moore_moves.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include "core/nimber.h"

namespace nimstone {

namespace {

/// The largest number of AlikeHeaps objects that the count visits, which takes some tenths of a second. After this number, the
/// count gives up.
constexpr std::size_t mostWork = 2'000'000;

/// The number of ways to choose something; empty if it reached 2^64 or the count gave up.
using Ways = std::optional<std::size_t>;

Ways times(Ways a, Ways b)
{
    std::size_t result = 0;
    if (!a || !b || __builtin_mul_overflow(*a, *b, &result))
        return std::nullopt;
    return result;
}

Ways sum(Ways a, Ways b)
{
    std::size_t result = 0;
    if (!a || !b || __builtin_add_overflow(*a, *b, &result))
        return std::nullopt;
    return result;
}

/// Returns the binomial coefficient: the number of ways to choose `chosen` of `from` things. The loop has at most 64 rounds,
/// because after 64 factors the coefficient exceeds 2^64.
Ways choices(Count from, Count chosen)
{
    chosen = std::min(chosen, from - chosen);
    Ways result = 1;
    for (Count factor = 1; factor <= chosen && result; ++factor) {
        const Count common = std::gcd(*result, factor);
        result = times(*result / common, (from - chosen + factor) / (factor / common));
    }
    return result;
}

/// Heaps that are unchanged so far and have the same lower bits: `bits` are these bits, `heaps` is the number of the heaps.
struct AlikeHeaps {
    Count bits = 0;
    Count heaps = 0;

    auto operator<=>(const AlikeHeaps&) const = default;
};

class Counter {
public:
    explicit Counter(Count k) : m_k(k) {}

    /// Counts the ways to choose the bits from `column` down, if `free` heaps are free and the heaps `kinds` are unchanged.
    Ways fromColumn(int column, Count free, const std::vector<AlikeHeaps>& kinds);

private:
    /// Counts the ways to choose which heaps become free at this column, from index `place` of `kinds` on. Of the kinds before
    /// this index, `freed` heaps become free.
    Ways freeSome(int column, Count free, std::vector<AlikeHeaps>& kinds, std::size_t place, Count freed);

    Count m_k;
    std::size_t m_work = 0;
    std::map<std::tuple<int, Count, std::vector<AlikeHeaps>>, std::size_t> m_known;
};

/// Returns the heaps with only their bits below `column`. Heaps without such bits are left out, because they can no longer
/// become free.
std::vector<AlikeHeaps> below(int column, const std::vector<AlikeHeaps>& kinds)
{
    std::vector<AlikeHeaps> lower;
    for (const AlikeHeaps& kind : kinds)
        lower.push_back({kind.bits & ((Count{1} << column) - 1), kind.heaps});
    std::ranges::sort(lower);
    std::vector<AlikeHeaps> merged;
    for (const AlikeHeaps& kind : lower) {
        if (kind.bits == 0 || kind.heaps == 0)
            continue;
        if (!merged.empty() && merged.back().bits == kind.bits)
            merged.back().heaps += kind.heaps;
        else
            merged.push_back(kind);
    }
    return merged;
}

Ways Counter::fromColumn(int column, Count free, const std::vector<AlikeHeaps>& kinds)
{
    if (column < 0)
        return 1;
    const auto state = std::tuple(column, free, kinds);
    if (const auto known = m_known.find(state); known != m_known.end())
        return known->second;
    std::vector<AlikeHeaps> left = kinds;
    const Ways ways = freeSome(column, free, left, 0, 0);
    if (ways)
        m_known.emplace(state, *ways);
    return ways;
}

Ways Counter::freeSome(int column, Count free, std::vector<AlikeHeaps>& kinds, std::size_t place, Count freed)
{
    const auto hasOne = [column](const AlikeHeaps& kind) { return hasBit(kind.bits, Count{1} << column); };
    while (place < kinds.size() && !hasOne(kinds[place]))
        ++place;
    m_work += kinds.size() + 1;
    if (m_work > mostWork)
        return std::nullopt;
    if (place == kinds.size()) {
        Count kept = 0;
        for (const AlikeHeaps& kind : kinds)
            kept += hasOne(kind) ? kind.heaps : 0;
        const auto toAdd = onesToAdd(kept, free, m_k);
        if (!toAdd)
            return 0;
        return times(choices(free, *toAdd), fromColumn(column - 1, free + freed, below(column, kinds)));
    }
    const Count heaps = kinds[place].heaps;
    Ways ways = 0;
    for (Count count = 0; count <= std::min(heaps, m_k - free - freed) && ways; ++count) {
        kinds[place].heaps = heaps - count;
        const Ways rest = freeSome(column, free, kinds, place + 1, freed + count);
        if (rest != Ways(0))
            ways = sum(ways, times(choices(heaps, count), rest));
    }
    kinds[place].heaps = heaps;
    return ways;
}

}  // namespace

std::optional<std::size_t> countMooreMoves(const Position& position, Count k)
{
    if (position.heaps.size() > mostWork / 4)
        return std::nullopt;
    std::vector<AlikeHeaps> kinds;
    for (const Count heap : position.heaps)
        kinds.push_back({heap, 1});
    const int columns = columnsNeeded(position.heaps);
    return Counter(k).fromColumn(columns - 1, 0, below(columns, kinds));
}

}  // namespace nimstone

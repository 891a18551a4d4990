#include "core/proofs/prove/golden/wythoff_steps.h"

#include <algorithm>

#include "core/games/golden/wythoff.h"

namespace nimstone::proof {

HeapPair heapPairStep(const Position& position)
{
    const auto [smaller, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    return {smaller, larger, larger - smaller};
}

ColdOutcome coldOutcomeStep(const Position& position)
{
    const auto [smaller, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    return {smaller, larger, isCold(smaller, larger) ? Outcome::P : Outcome::N};
}

ColdRow coldRow(Count index)
{
    const Count smaller = goldenMultiple(index);
    return {index, smaller, smaller + index};
}

ColdRow coldRowWith(Count n)
{
    const auto [smaller, larger] = std::minmax({n, coldPartner(n)});
    return {larger - smaller, smaller, larger};
}

ColdRows coldRows(std::vector<Count> wanted, Count least)
{
    const Count last = std::max(least, std::ranges::max(wanted));
    ColdRows result{{}, last < mostColdRows};
    std::vector<Count> indices;
    for (Count index = 0; index <= (result.whole ? last : 3); ++index)
        indices.push_back(index);
    if (!result.whole) {
        for (const Count index : wanted) {
            if (index > 0)
                indices.push_back(index - 1);
            indices.push_back(index);
        }
        std::ranges::sort(indices);
        const auto [first, end] = std::ranges::unique(indices);
        indices.erase(first, end);
    }
    std::ranges::transform(indices, std::back_inserter(result.rows), coldRow);
    return result;
}

}  // namespace nimstone::proof

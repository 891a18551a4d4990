#include "core/sequences/heap_rules.h"

#include <algorithm>

namespace nimstone {

HeapsLeft HeapRules::leftAfter(Count taken) const
{
    const auto isIn = [taken](const std::vector<Count>& amounts) { return std::ranges::binary_search(amounts, taken); };
    const bool isPlain = taken >= 1 && taken <= upTo;
    return {isPlain || isIn(emptying), isPlain || isIn(leavingOne), isIn(splitting), isIn(tripling)};
}

Count HeapRules::last() const
{
    Count largest = 0;
    for (const auto* amounts : {&emptying, &leavingOne, &splitting, &tripling})
        largest = amounts->empty() ? largest : std::max(largest, amounts->back());
    return largest;
}

}  // namespace nimstone

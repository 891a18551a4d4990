#include "core/sequences/rare_values.h"

#include <algorithm>

namespace nimstone::sequence {

template <class Value>
std::optional<RareValues> rareValues(const HeapRules& rules, std::span<const Value> terms)
{
    // If a move may take any amount, each heap has a different value.
    if (rules.splitting.empty() || !rules.tripling.empty() || rules.upTo != 0 || terms.empty())
        return std::nullopt;
    const std::size_t values = *std::ranges::max_element(terms) + 1;
    Histogram histogram{std::vector<std::int32_t>(values), std::vector<std::int32_t>(values)};
    for (std::size_t heap = 1; heap < terms.size(); ++heap)
        ++(heap % 2 == 0 ? histogram.even : histogram.odd)[terms[heap]];
    RareValues found{bestSpace(histogram, splitParity(rules))};
    for (std::size_t heap = 1; heap < terms.size(); ++heap) {
        if (isRare(found.space, heap, terms[heap])) {
            ++found.count;
            found.last = heap;
        }
    }
    return found;
}

template std::optional<RareValues> rareValues(const HeapRules&, std::span<const Term>);
template std::optional<RareValues> rareValues(const HeapRules&, std::span<const std::uint32_t>);

}  // namespace nimstone::sequence

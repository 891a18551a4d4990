#include "core/proofs/entry.h"

#include <algorithm>
#include <iterator>

namespace nimstone::proof {

std::span<const Entry> entries()
{
    static const std::vector<Entry> all = [] {
        std::vector<Entry> list;
        // One family per line, so that branches that add families merge without conflicts.
        for (const auto& family : {
                 nimEntries(),
                 bashEntries(),
                 wythoffEntries(),
                 misereEntries(),
                 misereGrundyEntries(),
                 staircaseEntries(),
                 coinEntries(),
                 periodEntries(),
                 mexEntries(),
                 fibonacciEntries(),
                 euclidEntries(),
                 mooreEntries(),
                 nimFlawEntries(),
                 sumEntries(),
                 cutcakeEntries(),
             })
            list.insert(list.end(), family.begin(), family.end());
        std::ranges::sort(list, {}, &Entry::theorem);
        return list;
    }();
    return all;
}

const Entry& entryOf(Theorem theorem)
{
    return *std::ranges::find(entries(), theorem, &Entry::theorem);
}

std::span<const Theorem> allTheorems()
{
    static const std::vector<Theorem> all = [] {
        std::vector<Theorem> list;
        std::ranges::transform(entries(), std::back_inserter(list), &Entry::theorem);
        return list;
    }();
    return all;
}

std::span<const std::string_view> gamesOf(Theorem theorem)
{
    return entryOf(theorem).games;
}

}  // namespace nimstone::proof

#include "core/proof/entry.h"

#include <algorithm>
#include <iterator>

#include "core/proof/prove/bash.h"
#include "core/proof/prove/cutcake.h"
#include "core/proof/prove/euclid.h"
#include "core/proof/prove/fibonacci.h"
#include "core/proof/prove/mex.h"
#include "core/proof/prove/misere.h"
#include "core/proof/prove/misere_grundy.h"
#include "core/proof/prove/moore.h"
#include "core/proof/prove/nim.h"
#include "core/proof/prove/nim_flaws.h"
#include "core/proof/prove/periods.h"
#include "core/proof/prove/staircase.h"
#include "core/proof/prove/sum.h"
#include "core/proof/prove/wythoff.h"

namespace nimstone::proof {

std::span<const Entry> entries()
{
    static const std::vector<Entry> all = [] {
        std::vector<Entry> list;
        // A family a line, so that families can join side by side.
        for (const auto family : {
                 nimEntries(),
                 bashEntries(),
                 wythoffEntries(),
                 misereEntries(),
                 misereGrundyEntries(),
                 staircaseEntries(),
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

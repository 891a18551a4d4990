#include "core/proofs/entry.h"

#include <algorithm>
#include <iterator>

#include "core/proofs/prove/golden/euclid.h"
#include "core/proofs/prove/golden/fibonacci.h"
#include "core/proofs/prove/golden/wythoff.h"
#include "core/proofs/prove/nim/coins.h"
#include "core/proofs/prove/nim/misere.h"
#include "core/proofs/prove/nim/moore.h"
#include "core/proofs/prove/nim/nim.h"
#include "core/proofs/prove/nim/nim_flaws.h"
#include "core/proofs/prove/nim/staircase.h"
#include "core/proofs/prove/taking/bash.h"
#include "core/proofs/prove/taking/periods.h"
#include "core/proofs/prove/values/cutcake.h"
#include "core/proofs/prove/values/mex.h"
#include "core/proofs/prove/values/misere_grundy.h"
#include "core/proofs/prove/values/sum.h"

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

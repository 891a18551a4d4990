#include "core/proof/prove/wythoff.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/games/wythoff.h"
#include "core/proof/entry.h"

namespace nimstone::proof {

namespace {

using Subject = const Table&;
using Given = const std::optional<Move>&;

constexpr std::array<std::string_view, 1> wythoffOnly{"wythoff"};
constexpr Count mostByChance = 20;

const Position& positionOf(Subject subject) { return subject.parts().front().position; }

Table wythoffTable(Count first, Count second)
{
    return Table(Part{{*gameNamed("wythoff"), Wythoff()}, {{first, second}}});
}

std::optional<Refusal> refuseNothing(Subject, Given) { return std::nullopt; }

/// The first two heaps there are. A single one with its partner, so that they make a cold pair.
Table nearestPair(Subject subject)
{
    std::vector<Count> heaps;
    for (const Part& part : subject.parts())
        heaps.insert(heaps.end(), part.position.heaps.begin(), part.position.heaps.end());
    if (heaps.empty())
        return wythoffTable(0, 0);
    return wythoffTable(heaps[0], heaps.size() == 1 ? std::min(coldPartner(heaps[0]), maxCount) : heaps[1]);
}

/// A third of them cold.
Table randomPair(Seed seed)
{
    Chance chance(seed);
    const Count first = chance.between(0, mostByChance);
    const Count second = chance.between(1, mostByChance);
    if (chance.below(3) != 0)
        return wythoffTable(first, second);
    const Count partner = coldPartner(second);
    return chance.below(2) == 0 ? wythoffTable(second, partner) : wythoffTable(partner, second);
}

template <Steps (*steps)(const Position&)>
Steps of(Subject subject, Given)
{
    return steps(positionOf(subject));
}

}  // namespace

std::span<const Entry> wythoffEntries()
{
    static const std::array entries{
        Entry{Theorem::WythoffCold, wythoffOnly, refuseNothing, of<wythoffColdSteps>, nearestPair, randomPair},
    };
    return entries;
}

}  // namespace nimstone::proof

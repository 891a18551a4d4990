#include "core/proofs/prove/golden/wythoff.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/games/golden/wythoff.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

constexpr std::array<std::string_view, 1> wythoffOnly{"wythoff"};
constexpr Count mostByChance = 20;

std::optional<Refusal> refuseEmpty(Subject subject, Given)
{
    const auto& heaps = positionOf(subject).heaps;
    return heaps[0] == 0 && heaps[1] == 0 ? std::optional(Refusal{.reason = Refusal::Reason::NoStones}) : std::nullopt;
}

std::optional<Refusal> refuseEqual(Subject subject, Given)
{
    const auto& heaps = positionOf(subject).heaps;
    return heaps[0] == heaps[1] ? std::optional(Refusal{.reason = Refusal::Reason::NoFlaw}) : std::nullopt;
}

/// The first two heaps there are. A single one with its partner, so that they make a cold pair.
GameSum nearestPair(Subject subject)
{
    std::vector<Count> heaps;
    for (const Component& part : subject.components())
        heaps.insert(heaps.end(), part.position.heaps.begin(), part.position.heaps.end());
    if (heaps.empty())
        return wythoffTable(0, 0);
    return wythoffTable(heaps[0], heaps.size() == 1 ? std::min(coldPartner(heaps[0]), maxCount) : heaps[1]);
}

GameSum nearestStones(Subject subject)
{
    const GameSum near = nearestPair(subject);
    const auto& heaps = positionOf(near).heaps;
    return heaps[0] == 0 && heaps[1] == 0 ? wythoffTable(1, 2) : near;
}

/// Of two equal heaps the second gets a stone, or gives one.
GameSum nearestUnequal(Subject subject)
{
    const GameSum near = nearestPair(subject);
    const Count first = positionOf(near).heaps[0];
    const Count second = positionOf(near).heaps[1];
    return first != second ? near : wythoffTable(first, second == maxCount ? second - 1 : second + 1);
}

/// A third of them cold.
GameSum randomPair(Seed seed)
{
    Chance chance(seed);
    const Count first = chance.between(0, mostByChance);
    const Count second = chance.between(1, mostByChance);
    if (chance.below(3) != 0)
        return wythoffTable(first, second);
    const Count partner = coldPartner(second);
    return chance.below(2) == 0 ? wythoffTable(second, partner) : wythoffTable(partner, second);
}

/// Half of them from where double fails.
GameSum randomDouble(Seed seed)
{
    Chance chance(seed);
    if (chance.below(2) == 0) {
        const Count first = chance.between(0, mostByChance);
        return wythoffTable(first, first + chance.between(1, mostByChance));
    }
    // F₄₀, F₄₂, … are those differences, and a few times them.
    Count before = 63'245'986;
    Count difference = 102'334'155;
    for (Count pairs = chance.below(10); pairs > 0; --pairs) {
        before += difference;
        difference += before;
    }
    difference *= chance.between(1, 2);
    const Count whole = goldenMultiple(difference) + chance.below(3);
    return wythoffTable(whole, whole + difference);
}

template <Steps (*steps)(const Position&)>
Steps of(Subject subject, Given)
{
    return steps(positionOf(subject));
}

}  // namespace

GameSum wythoffTable(Count first, Count second)
{
    return GameSum(Component{{*gameNamed("wythoff"), Wythoff()}, {{first, second}}});
}

std::span<const Entry> wythoffEntries()
{
    static const std::array entries{
        Entry{Theorem::WythoffCold, wythoffOnly, refuseNothing, of<wythoffColdSteps>, nearestPair, randomPair},
        Entry{Theorem::WythoffGolden, wythoffOnly, refuseEmpty, of<wythoffGoldenSteps>, nearestStones, randomPair},
        Entry{Theorem::WythoffExact, wythoffOnly, refuseNothing, of<wythoffExactSteps>, nearestPair, randomPair},
        Entry{Theorem::WythoffZeckendorf, wythoffOnly, refuseEmpty, of<wythoffZeckendorfSteps>, nearestStones, randomPair},
        Entry{Theorem::FlawWythoffDouble, wythoffOnly, refuseEqual, of<flawWythoffDoubleSteps>, nearestUnequal, randomDouble},
    };
    return entries;
}

}  // namespace nimstone::proof

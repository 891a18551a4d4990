// Wythoff's game: the mex rule generates the cold pairs, no move leads from a cold pair to a cold pair, and from every
// other position some move leads to a cold pair.
#include "core/proofs/prove/golden/wythoff.h"

#include <algorithm>

#include "core/games/golden/wythoff.h"

namespace nimstone::proof {

namespace {

constexpr Count growthStepsShown = 3;  ///< the number of pairs that get a step ColdGrowth of their own; the third pair is the first whose smaller number fills a gap

ColdGrowth growth(Count index)
{
    ColdGrowth step{index, {}, 0, 0};
    for (Count earlier = 0; earlier < index; ++earlier) {
        const ColdRow row = coldRow(earlier);
        step.used.push_back(row.smaller);
        if (row.larger != row.smaller)
            step.used.push_back(row.larger);
    }
    std::ranges::sort(step.used);
    while (std::ranges::binary_search(step.used, step.smaller))
        ++step.smaller;
    step.larger = step.smaller + index;
    return step;
}

ColdTable table(const HeapPair& pair)
{
    std::vector<Count> wanted{coldRowWith(pair.smaller).index, coldRowWith(pair.larger).index};
    // The table needs the cold pair whose difference is the difference of the heaps only if a move can lead to this pair.
    if (goldenMultiple(pair.difference) <= pair.smaller)
        wanted.push_back(pair.difference);
    ColdRows rows = coldRows(std::move(wanted), growthStepsShown);
    return {std::move(rows.rows), rows.whole};
}

ColdOnce once(const HeapPair& pair)
{
    return {.smaller = pair.smaller,
            .withSmaller = coldRowWith(pair.smaller),
            .larger = pair.larger,
            .withLarger = coldRowWith(pair.larger),
            .difference = pair.difference,
            .smallerOfDifference = goldenMultiple(pair.difference)};
}

HotCase hotCase(const HeapPair& pair)
{
    const ColdRow row = coldRowWith(pair.smaller);
    const Count number = pair.difference == 0           ? 1
                         : row.smaller != pair.smaller  ? 2
                         : pair.larger > row.larger     ? 3
                                                        : 4;
    return {number, pair.smaller, pair.larger, row};
}

Move fromBoth(Count taken)
{
    return {.heap = 0, .taken = taken, .pieces = {}, .also = {{1, taken}}};
}

HotToCold hotToCold(const Position& position, const HotCase& found)
{
    HotToCold step{found.number, {}, found.smaller, found.larger, found.pair};
    const std::size_t larger = position.heaps[1] >= position.heaps[0] ? 1 : 0;
    switch (found.number) {
    case 1:
        step.target = coldRow(0);
        step.move = fromBoth(found.smaller);
        break;
    case 2: step.move = {larger, found.larger - found.pair.smaller}; break;
    case 3: step.move = {larger, found.larger - found.pair.larger}; break;
    default:
        step.target = coldRow(found.larger - found.smaller);
        step.move = fromBoth(found.smaller - step.target.smaller);
    }
    return step;
}

HotMoves hotMoves(const Position& position)
{
    const Count first = position.heaps[0];
    const Count second = position.heaps[1];
    const auto [smaller, larger] = std::minmax(first, second);
    const auto line = [](Count kept, Count now, Count wanted) { return ColdLine{kept, now, wanted, wanted < now}; };
    HotMoves step{.lines = {line(second, first, coldPartner(second)), line(first, second, coldPartner(first)),
                            line(larger - smaller, smaller, goldenMultiple(larger - smaller))},
                  .moves = {}};
    for (std::size_t way = 0; way < step.lines.size(); ++way) {
        const ColdLine& found = step.lines[way];
        const Count taken = found.now - found.wanted;
        if (found.reached)
            step.moves.push_back(way == 2 ? fromBoth(taken) : Move{way, taken});
    }
    return step;
}

}  // namespace

Steps wythoffColdSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HeapPair pair = heapPairStep(position);
    const ColdOutcome outcome = coldOutcomeStep(position);
    Steps steps{pair, ColdOrigin{}};
    if (pair.larger != 0) {
        for (Count index = 1; index <= growthStepsShown; ++index)
            steps.push_back(growth(index));
        const ColdOnce numbers = once(pair);
        steps.insert(steps.end(), {table(pair), numbers, ColdStraight{numbers.withLarger}, ColdDiagonal{numbers.withLarger}});
        if (outcome.outcome == Outcome::P) {
            steps.push_back(ColdKeepsNone{pair.smaller + pair.larger, pair.smaller});
        } else {
            const HotCase found = hotCase(pair);
            steps.insert(steps.end(), {found, hotToCold(position, found), hotMoves(position)});
        }
    }
    steps.push_back(outcome);
    return steps;
}

}  // namespace nimstone::proof

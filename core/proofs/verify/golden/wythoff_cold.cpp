#include "core/proofs/verify/golden/wythoff_facts.h"

#include <algorithm>
#include <set>

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

namespace {

/// Generates the cold pairs before the index `index` by the mex rule alone, and then the pair with this index.
ColdGrowth requiredGrowth(Count index)
{
    std::set<Count> used{0};
    ColdRow row{};
    for (Count k = 1; k <= index; ++k) {
        if (k > 1)
            used.insert({row.smaller, row.larger});
        row = {k, 0, 0};
        while (used.contains(row.smaller))
            ++row.smaller;
        row.larger = row.smaller + k;
    }
    return {index, {used.begin(), used.end()}, row.smaller, row.larger};
}

bool isTable(const ColdTable& step, const WythoffFacts& facts)
{
    std::vector<Count> wanted{facts.withSmaller.index, facts.withLarger.index};
    if (facts.ofDifference.smaller <= facts.smaller)
        wanted.push_back(facts.difference);
    return areRows(step.rows, step.whole, wanted, 3);
}

Count caseOf(const WythoffFacts& facts)
{
    if (facts.smaller == facts.larger)
        return 1;
    const ColdRow& pair = facts.withSmaller;
    if (pair.larger == facts.smaller && pair.smaller < facts.smaller)
        return 2;
    return facts.larger > pair.larger ? 3 : 4;
}

/// The two heaps after a move, the smaller heap first; nullopt if the move is not legal.
std::optional<std::pair<Count, Count>> after(const Proof& proof, const Move& move)
{
    const auto heaps = played(proof.rules(), proof.position().heaps, move);
    return heaps ? std::optional<std::pair<Count, Count>>(std::minmax((*heaps)[0], (*heaps)[1])) : std::nullopt;
}

/// True if the step has the move that its case requires: a move in the larger heap or in both heaps. If both
/// heaps are equal, the second heap counts as the larger heap.
bool isMoveOfCase(const HotToCold& step, const Proof& proof, const WythoffFacts& facts)
{
    const auto left = after(proof, step.move);
    if (!left || *left != std::pair(step.target.smaller, step.target.larger))
        return false;
    const Count number = caseOf(facts);
    const bool inBoth = !step.move.also.empty();
    const std::size_t larger = facts.second >= facts.first ? 1 : 0;
    return step.number == number && step.smaller == facts.smaller && step.larger == facts.larger
        && step.target == pairOfDifference(step.target.index) && inBoth == (number == 1 || number == 4)
        && (inBoth || step.move.heap == larger);
}

Count partner(const ColdRow& pair, Count n)
{
    return pair.smaller == n ? pair.larger : pair.smaller;
}

/// True if the step lists all three directions, and its moves are exactly the moves that leave a cold pair.
bool areHotMoves(const HotMoves& step, const Proof& proof, const WythoffFacts& facts)
{
    const Count withFirst = partner(pairHolding(facts.first), facts.first);
    const Count withSecond = partner(pairHolding(facts.second), facts.second);
    const auto line = [](Count kept, Count now, Count wanted) { return ColdLine{kept, now, wanted, wanted < now}; };
    if (step.lines != std::vector{line(facts.second, facts.first, withSecond), line(facts.first, facts.second, withFirst),
                                  line(facts.difference, facts.smaller, facts.ofDifference.smaller)})
        return false;
    std::vector<std::size_t> ways;
    for (const Move& move : step.moves) {
        const auto left = after(proof, move);
        if (!left || pairOfDifference(left->second - left->first).smaller != left->first)
            return false;
        ways.push_back(move.also.empty() ? move.heap : 2);
    }
    std::vector<std::size_t> reached;
    for (std::size_t way = 0; way < 3; ++way) {
        if (step.lines[way].reached)
            reached.push_back(way);
    }
    return ways == reached && !ways.empty();
}

}  // namespace

std::optional<std::size_t> verifyWythoffCold(const Proof& proof, const WythoffFacts& facts)
{
    StepChecker walk(proof);
    walk.need(facts.pair()).need(ColdOrigin{0, 0, Outcome::P});
    if (facts.larger != 0) {
        walk.need(requiredGrowth(1))
            .need(requiredGrowth(2))
            .need(requiredGrowth(3))
            .need<ColdTable>([&](const ColdTable& step) { return isTable(step, facts); })
            .need(ColdOnce{facts.smaller, facts.withSmaller, facts.larger, facts.withLarger, facts.difference,
                           facts.ofDifference.smaller})
            .need(ColdStraight{facts.withLarger})
            .need(ColdDiagonal{facts.withLarger});
    }
    if (facts.larger != 0 && facts.outcome == Outcome::P)
        walk.need(ColdKeepsNone{facts.first + facts.second, facts.smaller});
    if (facts.outcome == Outcome::N) {
        walk.need(HotCase{caseOf(facts), facts.smaller, facts.larger, facts.withSmaller});
        walk.need<HotToCold>([&](const HotToCold& step) { return isMoveOfCase(step, proof, facts); });
        walk.need<HotMoves>([&](const HotMoves& step) { return areHotMoves(step, proof, facts); });
    }
    return walk.need(facts.conclusion()).end();
}

}  // namespace nimstone::proof

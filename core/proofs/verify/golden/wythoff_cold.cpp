#include "core/proofs/verify/golden/wythoff_theorems.h"

#include <algorithm>
#include <set>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

/// The pairs before, by the rule alone, and the one that follows.
bool grows(const ColdGrowth& step, Count index)
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
    return step.index == index && std::ranges::equal(step.used, used) && step.smaller == row.smaller && step.larger == row.larger;
}

bool isTable(const ColdTable& step, const WythoffFacts& facts)
{
    std::vector<Count> wanted{facts.withSmaller.index, facts.withLarger.index};
    if (facts.ofDifference.smaller <= facts.smaller)
        wanted.push_back(facts.difference);
    return areRows(step.rows, step.whole, wanted, 3);
}

bool isOnce(const ColdOnce& step, const WythoffFacts& facts)
{
    return step.smaller == facts.smaller && step.withSmaller == facts.withSmaller && step.larger == facts.larger
        && step.withLarger == facts.withLarger && step.difference == facts.difference
        && step.smallerOfDifference == facts.ofDifference.smaller;
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

/// What lies on the table after a legal move, the smaller heap first; none where the move is not legal.
std::optional<std::pair<Count, Count>> after(const WythoffFacts& facts, const Move& move)
{
    std::vector<Count> heaps{facts.first, facts.second};
    std::vector<Take> takes{{move.heap, move.taken}};
    takes.insert(takes.end(), move.also.begin(), move.also.end());
    if (takes.size() > 2 || move.pieces != Pieces{} || move.cutter != Cutter::None)
        return std::nullopt;
    if (takes.size() == 2 && (takes[0].heap != 0 || takes[1].heap != 1 || takes[0].taken != takes[1].taken))
        return std::nullopt;
    for (const Take& take : takes) {
        if (take.heap > 1 || take.taken == 0 || take.taken > heaps[take.heap])
            return std::nullopt;
        heaps[take.heap] -= take.taken;
    }
    return std::minmax({heaps[0], heaps[1]});
}

/// The move that the case names, on the larger heap or both: of two equal heaps the second counts as the larger.
bool isMoveOfCase(const HotToCold& step, const WythoffFacts& facts)
{
    const auto left = after(facts, step.move);
    if (!left || *left != std::pair(step.target.smaller, step.target.larger))
        return false;
    const Count number = caseOf(facts);
    const bool inBoth = !step.move.also.empty();
    const std::size_t larger = facts.second >= facts.first ? 1 : 0;
    return step.number == number && step.smaller == facts.smaller && step.larger == facts.larger
        && step.target == pairOfDifference(step.target.index) && inBoth == (number == 1 || number == 4)
        && (inBoth || step.move.heap == larger);
}

bool isLine(const ColdLine& line, Count kept, Count now, Count wanted)
{
    return line.kept == kept && line.now == now && line.wanted == wanted && line.reached == (wanted < now);
}

Count partner(const ColdRow& pair, Count n)
{
    return pair.smaller == n ? pair.larger : pair.smaller;
}

/// Each direction is looked at, and the moves are those that leave a cold pair.
bool areHotMoves(const HotMoves& step, const WythoffFacts& facts)
{
    const Count withFirst = partner(pairHolding(facts.first), facts.first);
    const Count withSecond = partner(pairHolding(facts.second), facts.second);
    if (step.lines.size() != 3 || !isLine(step.lines[0], facts.second, facts.first, withSecond)
        || !isLine(step.lines[1], facts.first, facts.second, withFirst)
        || !isLine(step.lines[2], facts.difference, facts.smaller, facts.ofDifference.smaller))
        return false;
    std::vector<std::size_t> ways;
    for (const Move& move : step.moves) {
        const auto left = after(facts, move);
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
    Walk walk(proof);
    walk.need<HeapPair>([&](const auto& step) { return holds(step, facts); });
    walk.need<ColdOrigin>([](const auto& step) { return step.first == 0 && step.second == 0 && step.outcome == Outcome::P; });
    if (facts.larger != 0) {
        for (const Count index : {1, 2, 3})
            walk.need<ColdGrowth>([index](const auto& step) { return grows(step, index); });
        walk.need<ColdTable>([&](const auto& step) { return isTable(step, facts); });
        walk.need<ColdOnce>([&](const auto& step) { return isOnce(step, facts); });
        walk.need<ColdStraight>([&](const auto& step) { return step.pair == facts.withLarger; });
        walk.need<ColdDiagonal>([&](const auto& step) { return step.pair == facts.withLarger; });
    }
    if (facts.larger != 0 && facts.outcome == Outcome::P) {
        walk.need<ColdKeepsNone>([&](const auto& step) {
            return step.straight == facts.first + facts.second && step.diagonal == facts.smaller;
        });
    }
    if (facts.outcome == Outcome::N) {
        walk.need<HotCase>([&](const auto& step) {
            return step.number == caseOf(facts) && step.smaller == facts.smaller && step.larger == facts.larger
                && step.pair == facts.withSmaller;
        });
        walk.need<HotToCold>([&](const auto& step) { return isMoveOfCase(step, facts); });
        walk.need<HotMoves>([&](const auto& step) { return areHotMoves(step, facts); });
    }
    walk.need<ColdOutcome>([&](const auto& step) { return holds(step, facts); });
    return walk.end();
}

}  // namespace nimstone::proof

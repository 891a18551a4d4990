// The theorem on Moore's Nim_k. The first step is MooreCount. Then comes MooreUnbalances if every residue is 0 and
// there is a stone; otherwise one MooreBuild for each column, from the highest column whose residue is not 0 down to
// the lowest, and MooreBalance. The last step is MooreConclusion.
#include "core/proofs/entry.h"

#include <algorithm>
#include <bit>

#include "core/nimber.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

GameSum mooreSubject(Count k, Position position)
{
    return GameSum(Component{Rules(*gameNamed("moore-nim"), *MooreNim::make(k)), std::move(position)});
}

/// `ones` mod (k + 1).
Count residueOf(std::size_t ones, Count k) { return ones <= k ? ones : ones % (k + 1); }

MooreCount countStep(const Position& position, Count k)
{
    MooreCount count{k, position.heaps, {}, 0};
    for (int column = columnsNeeded(position.heaps) - 1; column >= 0; --column) {
        const Count weight = Count{1} << column;
        const std::size_t ones = onesInColumn(position.heaps, weight);
        count.columns.push_back({weight, ones, residueOf(ones, k)});
        count.unbalanced += count.columns.back().residue != 0 ? 1 : 0;
    }
    return count;
}

/// Requires that every residue is 0 and that at least one stone is left.
MooreUnbalances unbalancesStep(const Position& position, Count k)
{
    const auto largest = std::ranges::max_element(position.heaps);
    const auto heap = static_cast<std::size_t>(largest - position.heaps.begin());
    const Count column = *highestColumn(*largest ^ (*largest - 1));
    const std::size_t before = onesInColumn(position.heaps, column);
    return {k, Move{heap, 1}, column, before, before - 1, residueOf(before - 1, k)};
}

/// The steps that build the winning move column by column, and the step that shows the move.
Steps buildSteps(const Position& position, Count k, Count highest)
{
    Steps steps;
    std::vector<Count> target = position.heaps;
    std::vector<bool> isFree(target.size(), false);
    std::size_t free = 0;
    for (Count column = highest; column != 0; column /= 2) {
        MooreBuild build;
        build.column = column;
        build.free = free;
        for (std::size_t heap = 0; heap < target.size(); ++heap) {
            if (isFree[heap])
                target[heap] &= ~column;
            else if (hasBit(target[heap], column))
                ++build.ones;
        }
        build.residue = residueOf(build.ones, k);
        build.after = build.ones;
        if (build.residue != 0 && free >= k + 1 - build.residue) {
            for (std::size_t heap = 0; heap < target.size() && build.filled.size() < k + 1 - build.residue; ++heap) {
                if (isFree[heap])
                    build.filled.push_back(heap);
            }
            for (const std::size_t heap : build.filled)
                target[heap] |= column;
            build.after += build.filled.size();
        } else if (build.residue != 0) {
            for (std::size_t heap = 0; heap < target.size() && build.freed.size() < build.residue; ++heap) {
                if (!isFree[heap] && hasBit(target[heap], column))
                    build.freed.push_back(heap);
            }
            for (const std::size_t heap : build.freed) {
                target[heap] &= ~column;
                isFree[heap] = true;
            }
            build.after -= build.freed.size();
            free += build.freed.size();
        }
        steps.push_back(std::move(build));
    }

    MooreBalance balance;
    balance.k = k;
    balance.after = target;
    for (std::size_t heap = 0; heap < target.size(); ++heap) {
        if (!isFree[heap])
            continue;
        const Count taken = position.heaps[heap] - target[heap];
        if (balance.heaps++ == 0)
            balance.move = Move{heap, taken};
        else
            balance.move.also.push_back({heap, taken});
    }
    steps.push_back(std::move(balance));
    return steps;
}

Steps mooreSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count k = proof.rules().as<MooreNim>()->k();
    const MooreCount count = countStep(position, k);
    Steps steps{count};
    const auto highest = std::ranges::find_if(count.columns, [](const MooreColumn& column) { return column.residue != 0; });
    if (highest != count.columns.end()) {
        const Steps build = buildSteps(position, k, highest->weight);
        steps.insert(steps.end(), build.begin(), build.end());
    } else if (totalStones(position).stones != 0) {
        steps.push_back(unbalancesStep(position, k));
    }
    steps.push_back(MooreConclusion{count.unbalanced, count.unbalanced == 0 ? Outcome::P : Outcome::N});
    return steps;
}

/// Returns a position of Moore's Nim with the heaps and the k of the subject; k is 2 if the subject is another game.
GameSum nearestMoore(Subject subject)
{
    const auto* game = subject.components().front().rules.as<MooreNim>();
    return mooreSubject(game ? game->k() : 2, heapsNear(subject));
}

GameSum randomMoore(Seed seed)
{
    Chance chance(seed);
    const Count k = chance.between(1, 3);
    Position position = drawnHeaps(chance, chance.between(k + 2, k + 3), 1, 15);
    // In about one third of the positions every residue is 0, because the function plays a winning move.
    if (chance.below(3) == 0) {
        const auto game = *MooreNim::make(k);
        if (const auto move = game.oneWinningMove(position))
            position = *game.play(position, *move);
    }
    return mooreSubject(k, position);
}

}  // namespace

std::vector<Entry> mooreEntries()
{
    return {
        {Theorem::MooreNim, {"moore-nim"}, refuseManyHeaps, mooreSteps, nearestMoore, randomMoore},
    };
}

}  // namespace nimstone::proof

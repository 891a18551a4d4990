#include "core/play/moves/work_bound.h"

#include <algorithm>

namespace nimstone::play {

namespace {

/// The largest number of heaps of a position that is analyzed at once. The number is limited because a verdict reads each heap
/// several times.
constexpr std::size_t mostHeaps = 200;

/// The largest number of legal moves of a position that is analyzed at once, in games that find winning moves by trying all
/// moves.
constexpr Count mostMoves = 20'000;

bool isQuickToAnalyze(const Component& part, bool inSum)
{
    const Work& work = part.rules.entry().work;
    const auto& heaps = part.position.heaps;
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    return largest <= work.largest && heaps.size() <= work.mostNumbers && (!inSum || largest <= work.largestInSum);
}

}  // namespace

bool isQuickToAnalyze(const GameSum& sum)
{
    Count moves = 0;
    for (const Component& part : sum.components()) {
        if (!isQuickToAnalyze(part, sum.isSum()))
            return false;
        if (part.rules.entry().work.looksAtAllMoves)
            moves += std::min(GameSum(part).moveCount(), mostMoves + 1);
    }
    return moves <= mostMoves && sum.heapCount() <= mostHeaps;
}

}  // namespace nimstone::play

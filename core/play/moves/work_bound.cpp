#include "core/play/moves/work_bound.h"

#include <algorithm>

#include "core/play/moves/random_moves.h"

namespace nimstone::play {

namespace {

/// Heaps of a game with a closed form: a verdict looks at each of them a few times.
constexpr std::size_t mostHeaps = 200;

/// Moves, where winning ones are found by looking at all.
constexpr Count mostMoves = 20'000;

/// Stones in a heap, where its value is found from all smaller ones.
constexpr Count largestHeap = 2'000;

/// Moore's winning moves are counted by choosing heaps.
constexpr std::size_t mostSearchedMooreHeaps = 8;

/// The values of these are searched for in a sum: the larger number of a pair.
constexpr Count largestSearched = 100;

/// A block of Cutcake beside how many others.
constexpr std::size_t mostBlocks = 12;

bool isLittleWork(const Component& part, bool inSum)
{
    const AnyGame& game = part.rules.game();
    const auto& heaps = part.position.heaps;
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    if (std::holds_alternative<TakeAndBreakGame>(game) || std::holds_alternative<GrundysGame>(game))
        return largest <= largestHeap;
    if (std::holds_alternative<MooreNim>(game))
        return heaps.size() <= mostSearchedMooreHeaps && !inSum;
    if (std::holds_alternative<Wythoff>(game))
        return !inSum || largest <= largestSearched;
    if (std::holds_alternative<Cutcake>(game))
        return heaps.size() <= 2 * mostBlocks;
    return true;
}

bool looksAtAllMoves(const Component& part)
{
    const AnyGame& game = part.rules.game();
    return std::holds_alternative<TakeAndBreakGame>(game) || std::holds_alternative<GrundysGame>(game)
        || std::holds_alternative<LaskersNim>(game);
}

}  // namespace

bool isLittleWork(const GameSum& sum)
{
    Count moves = 0;
    for (const Component& part : sum.components()) {
        if (!isLittleWork(part, sum.isSum()))
            return false;
        if (looksAtAllMoves(part))
            moves += std::min(moveCountBound(GameSum(part)), mostMoves + 1);
    }
    return moves <= mostMoves && sum.heapCount() <= mostHeaps;
}

}  // namespace nimstone::play

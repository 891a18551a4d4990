#include "core/games/nim/misere_nim.h"

#include <algorithm>

#include "core/games/nim/nim.h"
#include "core/games/taking/one_heap_moves.h"
#include "core/nimber.h"

namespace nimstone {

namespace {

bool isLarge(Count heap) { return heap >= 2; }

std::size_t numberOfLarge(const Position& position)
{
    return static_cast<std::size_t>(std::ranges::count_if(position.heaps, isLarge));
}

std::size_t numberOfOnes(const Position& position)
{
    return static_cast<std::size_t>(std::ranges::count(position.heaps, Count{1}));
}

/// The winning move reduces the only large heap to 0 or 1 stones, so that the number of heaps of 1 becomes odd.
WinningMoves withOneLarge(const Position& position, std::size_t limit)
{
    const auto large = std::ranges::find_if(position.heaps, isLarge);
    const Count rest = numberOfOnes(position) % 2 == 0 ? 1 : 0;
    WinningMoves result{1, {}};
    if (limit > 0)
        result.listed.push_back({static_cast<std::size_t>(large - position.heaps.begin()), *large - rest});
    return result;
}

WinningMoves withOnesOnly(const Position& position, std::size_t limit)
{
    const std::size_t ones = numberOfOnes(position);
    if (ones % 2 != 0)
        return {};
    WinningMoves result{ones, {}};
    for (std::size_t heap = 0; heap < position.heaps.size() && result.listed.size() < limit; ++heap) {
        if (position.heaps[heap] == 1)
            result.listed.push_back({heap, 1});
    }
    return result;
}

}  // namespace

constinit const GameEntry MisereNim::entry{.name = "misere-nim", .chinese = "反常尼姆 反尼姆 反尼姆博弈", .example = "misere-nim:1,1,2",
                                           .ending = Ending::LastStoneLoses,
                                           .ideas = MistakenIdeas(MistakenIdea::MirrorsTheOtherHeap, MistakenIdea::AlwaysTakesMost,
                                                                  MistakenIdea::XorEverywhere, MistakenIdea::ForgetsTheMisereSwitch)};

std::optional<MoveError> MisereNim::check(const Position& position, const Move& move) const
{
    return checkNimMove(position, move);
}

Known<Outcome> MisereNim::outcome(const Position& position) const
{
    const bool isBalanced = nimSum(position.heaps) == 0;
    return isBalanced != (numberOfLarge(position) == 0) ? Outcome::P : Outcome::N;
}

WinningMoves MisereNim::winningMoves(const Position& position, std::size_t limit) const
{
    switch (numberOfLarge(position)) {
    case 0: return withOnesOnly(position, limit);
    case 1: return withOneLarge(position, limit);
    default: return Nim().winningMoves(position, limit);
    }
}

}  // namespace nimstone

#include "core/games/nim/nim.h"

#include "core/nimber.h"

namespace nimstone {

constinit const GameEntry Nim::entry{.name = "nim", .chinese = "尼姆 尼姆博弈 尼姆游戏", .example = "nim:3,4,5", .ideas = nimIdeas};

namespace {

/// The rules that all objects share: code that needs a single answer makes an object for it.
const std::shared_ptr<SharedSequence>& valuesOfNim()
{
    static const auto values = SharedSequence::of({.name = "nim", .upTo = HeapRules::anyNumber,
                                                   .closed = ClosedSequence{[](Count heap) { return heap; }, {{1, 0, 1}, ClosedForm{}}}});
    return values;
}

}  // namespace

Nim::Nim() : HeapGame(valuesOfNim()) {}

Known<Count> Nim::grundy(const Position& position) const
{
    return nimSum(position.heaps);
}

WinningMoves Nim::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    WinningMoves result;
    const Count change = nimSum(position.heaps) ^ value;
    const auto column = highestColumn(change);
    if (!column)
        return result;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count size = position.heaps[heap];
        if (hasBit(size, *column))
            result.add({heap, size - (change ^ size)}, limit);
    }
    return result;
}

}  // namespace nimstone

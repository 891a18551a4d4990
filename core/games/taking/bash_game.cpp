#include "core/games/taking/bash_game.h"

namespace nimstone {

constinit const GameEntry BashGame::entry{.name = "bash", .chinese = "巴什 巴什博弈", .example = "bash(4):30", .parameters = "m",
                                          .family = Family::Bounded, .sizes = {1, 15, 3}, .ideas = boundedIdeas};

BashGame::BashGame(Count m)
    : HeapGame({.name = "bash(" + std::to_string(m) + ')', .upTo = m,
                .closed = ClosedSequence{[m](Count heap) { return heap % (m + 1); }, {{m + 1, 0, 0}, EqualWindows{0, m + 1, m}}}})
{
}

tl::expected<BashGame, BadParameter> BashGame::make(Count m)
{
    if (m == 0)
        return tl::unexpected(BadParameter{BadParameter::Kind::TooSmall, 0, 1});
    if (m > maxCount)
        return tl::unexpected(BadParameter{BadParameter::Kind::TooLarge, 0, maxCount});
    return BashGame(m);
}

WinningMoves BashGame::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    WinningSearch search(limit);
    const Count block = m() + 1;
    const Count change = *grundy(position) ^ value;
    for (std::size_t heap = 0; change != 0 && heap < position.heaps.size(); ++heap) {
        const Count rest = position.heaps[heap] % block;
        const Count wanted = rest ^ change;
        // The m heap sizes just below this heap have all values 0 … m except the value of this heap.
        if (wanted >= block)
            continue;
        const Count amount = wanted < rest ? rest - wanted : rest + (block - wanted);
        if (amount <= position.heaps[heap])
            search.add({heap, amount});
    }
    return search.take();
}

}  // namespace nimstone

#include "core/games/taking/laskers_nim.h"

namespace nimstone {

namespace {

/// Maps a heap size to its Grundy value, and also a Grundy value to its heap size: the function is its own inverse.
Count valueOf(Count heap)
{
    if (heap % 4 == 3)
        return heap + 1;
    return heap % 4 == 0 && heap != 0 ? heap - 1 : heap;
}

}  // namespace

constinit const GameEntry LaskersNim::entry{.name = "lasker-nim", .chinese = "拉斯克尼姆", .example = "lasker-nim:5,7",
                                            .family = Family::Rows, .move = MoveKind::TakeOrSplit,
                                            .work = {.looksAtAllMoves = true}, .ideas = nimIdeas};

LaskersNim::LaskersNim()
    : HeapGame({.name = "lasker-nim", .splitting = {0}, .upTo = HeapRules::anyNumber,
                .closed = ClosedSequence{valueOf, {{4, 1, 4}, ClosedForm{}}}})
{
}

WinningMoves LaskersNim::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    WinningSearch search(limit);
    const Count change = *grundy(position) ^ value;
    if (change == 0)
        return search.take();
    search.eachHeap(position.heaps, [&](std::size_t heap) {
        const Count size = position.heaps[heap];
        const Count wanted = change ^ valueOf(size);
        // The first split is always tried, even if the search may try no more options: in a heap of 4k + 3 it may be the only
        // winning move.
        for (Count first = 1; first <= size / 2; ++first) {
            if (!search.mayTry() && first > 1)
                break;
            if ((valueOf(first) ^ valueOf(size - first)) == wanted)
                search.add({heap, 0, {first}});
        }
        if (const Count rest = valueOf(wanted); rest < size)
            search.add({heap, size - rest});
        return true;
    });
    return search.take();
}

}  // namespace nimstone

// Positions and moves.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// The quota of a position in a game without quotas.
inline constexpr Count noQuota = maxCount;

/// Heaps of stones. The player to move is not stored. A size of 0 is valid: an emptied heap keeps its index, so that heap
/// numbers stay the same during a game.
///
/// The meaning of the numbers depends on the game: heap sizes; the two coordinates of a queen (Wythoff); stones on each
/// step, starting with step 1 above the ground (staircase Nim); the two sides of each block, one block after the other
/// (Cutcake).
struct Position {
    std::vector<Count> heaps;
    Count quota = noQuota;  ///< the most stones that may be taken now; only Fibonacci Nim uses it

    auto operator<=>(const Position&) const = default;
};

/// Takes `taken` stones from heap `heap`. The index counts from 0; texts for people count heaps from 1.
struct Take {
    std::size_t heap = 0;
    Count taken = 0;

    auto operator<=>(const Take&) const = default;
};

/// The sizes of the heaps into which a move splits one heap, except the last, which has all stones left over. 0 means no
/// such piece: {3, 0} leaves a heap of 3 and the rest; {3, 2} leaves a heap of 3, a heap of 2 and the rest.
struct Pieces {
    Count first = 0;
    Count second = 0;

    auto operator<=>(const Pieces&) const = default;
};

/// The player who cuts in Cutcake: Left cuts the first side of a block, Right the second.
enum class Cutter { None, Left, Right };

constexpr Cutter opponent(Cutter cutter)
{
    if (cutter == Cutter::None)
        return Cutter::None;
    return cutter == Cutter::Left ? Cutter::Right : Cutter::Left;
}

/// A move. In nearly every game a move changes one heap; then it needs no memory allocation.
struct Move {
    std::size_t heap = 0;
    Count taken = 0;
    Pieces pieces{};               ///< the pieces replace the heap, in this order, if the move splits it
    std::vector<Take> also{};      ///< takes from further heaps, ascending, all after `heap`
    Cutter cutter = Cutter::None;  ///< Cutcake only: cuts block `heap` after `pieces.first`

    auto operator<=>(const Move&) const = default;
};

/// The stones that the move takes from each heap, in the order in which the move names them.
std::vector<Take> takesOf(const Move& move);

/// The move that makes all these takes, at least one, sorted by heap.
Move moveOf(std::vector<Take> takes);

/// The position after a move that has been checked: the stones are removed, and pieces replace a heap that is split.
Position afterMove(const Position& position, const Move& move);

/// The largest number of heaps that a position may have in analysis.
inline constexpr std::size_t maxHeaps = 1'000'000;

/// The stones of all heaps together. A total that does not fit in 64 bits saturates, and `exact` is then false.
struct StoneTotal {
    Count stones = 0;
    bool exact = true;
};
StoneTotal totalStones(const Position& position);

}  // namespace nimstone

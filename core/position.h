// Positions and moves.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// The quota of a position in a game that has no quota.
inline constexpr Count noQuota = maxCount;

/// Heaps of stones. The position does not store whose turn it is. A size of 0 is valid: a heap that becomes empty keeps
/// its index, so the numbers of the heaps do not change during a game.
///
/// The meaning of the numbers depends on the game. They are heap sizes in most games; the two coordinates of a queen in
/// Wythoff's game; the numbers of stones on the steps in staircase Nim, starting with step 1, the lowest; the two sides
/// of each block, one block after the other, in Cutcake.
struct Position {
    std::vector<Count> heaps;
    Count quota = noQuota;  ///< the largest number of stones that the next move may take; only Fibonacci Nim uses it

    auto operator<=>(const Position&) const = default;
};

/// Part of a move: it takes `taken` stones from heap `heap`. The index `heap` counts from 0; texts for people count heaps from 1.
struct Take {
    std::size_t heap = 0;
    Count taken = 0;

    auto operator<=>(const Take&) const = default;
};

/// The sizes of the heaps into which a move splits one heap, without the size of the last heap, which has all other
/// stones. A size of 0 means that there is no such heap: {3, 0} leaves a heap of 3 and the rest; {3, 2} leaves a heap
/// of 3, a heap of 2 and the rest.
struct Pieces {
    Count first = 0;
    Count second = 0;

    auto operator<=>(const Pieces&) const = default;
};

/// The player who makes a cut in Cutcake: Left cuts the first side of a block, Right cuts the second side.
enum class Cutter { None, Left, Right };

constexpr Cutter opponent(Cutter cutter)
{
    if (cutter == Cutter::None)
        return Cutter::None;
    return cutter == Cutter::Left ? Cutter::Right : Cutter::Left;
}

/// A move. In nearly every game a move changes one heap, and a `Move` that changes one heap needs no memory allocation.
struct Move {
    std::size_t heap = 0;
    Count taken = 0;
    Pieces pieces{};               ///< the sizes of the heaps that replace heap `heap`, in this order, if the move splits it
    std::vector<Take> also{};      ///< the takes from the other heaps, in ascending order; all their indices are greater than `heap`
    Cutter cutter = Cutter::None;  ///< only in Cutcake: the player who cuts block `heap`; the first piece has the length `pieces.first`

    auto operator<=>(const Move&) const = default;
};

/// Lists how many stones the move takes from each heap, in the order in which the move names the heaps.
std::vector<Take> takesOf(const Move& move);

/// The move that makes all of these takes. There must be at least one take, and they must be sorted by heap.
Move moveOf(std::vector<Take> takes);

/// The position after a move that the caller has checked: the taken stones are removed, and pieces replace a heap that
/// the move splits.
Position afterMove(const Position& position, const Move& move);

/// The largest number of heaps that a position may have in analysis.
inline constexpr std::size_t maxHeaps = 1'000'000;

/// The total number of stones of all heaps. If the total does not fit in 64 bits, `stones` is the largest 64-bit number
/// and `exact` is false.
struct StoneTotal {
    Count stones = 0;
    bool exact = true;
};
StoneTotal totalStones(const Position& position);

}  // namespace nimstone

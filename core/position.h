// A position, and a move from it.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// The quota where none is carried from move to move.
inline constexpr Count noQuota = maxCount;

/// Heaps of stones; the player to move is understood. Sizes of 0 are valid: an emptied heap keeps its place,
/// so that heap numbers stay the same through a game.
///
/// What the numbers are is the game's to say: heaps; the two coordinates of a queen (Wythoff); steps from the ground
/// up, step 1 first (staircase Nim); the two sides of each block, one block after the other (Cutcake).
struct Position {
    std::vector<Count> heaps;
    Count quota = noQuota;  ///< at most that many may be taken now: Fibonacci Nim only

    auto operator<=>(const Position&) const = default;
};

/// Takes `taken` stones from heap `heap`, counted from 0 here and from 1 wherever a person reads it.
struct Take {
    std::size_t heap = 0;
    Count taken = 0;

    auto operator<=>(const Take&) const = default;
};

/// The heaps that a move leaves of one heap, but for the last: that one is what remains. 0 where there is none, so
/// {3, 0} leaves a heap of 3 and the rest, {3, 2} one of 3, one of 2 and the rest.
struct Pieces {
    Count first = 0;
    Count second = 0;

    auto operator<=>(const Pieces&) const = default;
};

/// Who cuts in Cutcake: Left cuts the first side of a block, Right the second.
enum class Cutter { None, Left, Right };

constexpr Cutter opponent(Cutter cutter)
{
    if (cutter == Cutter::None)
        return Cutter::None;
    return cutter == Cutter::Left ? Cutter::Right : Cutter::Left;
}

/// A move. In nearly every game it changes one heap, so that heap stands in the move itself and nothing is allocated.
struct Move {
    std::size_t heap = 0;
    Count taken = 0;
    Pieces pieces{};               ///< where the heap is split: they take its place, in this order
    std::vector<Take> also{};      ///< what is taken from further heaps, by heap and after `heap`
    Cutter cutter = Cutter::None;  ///< Cutcake only: cuts block `heap` after `pieces.first`

    auto operator<=>(const Move&) const = default;
};

/// What the move takes from each heap that it names, in its order.
std::vector<Take> takesOf(const Move& move);

/// The move that takes all of these, one at least, in the order of their heaps.
Move moveOf(std::vector<Take> takes);

/// The position after a move that was checked: what it takes is gone from each heap, and the pieces take its place.
Position afterMove(const Position& position, const Move& move);

/// How many heaps a position may have in analysis.
inline constexpr std::size_t maxHeaps = 1'000'000;

/// The stones of all heaps together. A sum can pass 2^64, so it saturates: `exact` says whether it did not.
struct StoneTotal {
    Count stones = 0;
    bool exact = true;
};
StoneTotal totalStones(const Position& position);

}  // namespace nimstone

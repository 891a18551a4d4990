// Wythoff's game: two heaps; take any number from one, or the same number from both; who takes the last stone wins.
// The same game is a queen that moves only west, south or south-west, to the corner.
//
// W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907): the P-positions, called cold,
// are the pairs (⌊kφ⌋, ⌊kφ⌋ + k) in either order. Every positive integer is in exactly one of them.
// No closed form is known for the Grundy values.
#pragma once

#include <cstdint>
#include <span>

#include "core/game.h"
#include "core/golden.h"

namespace nimstone {

/// Whether (a, b) is cold; the order does not matter. For a, b ≤ maxCount.
constexpr bool isCold(Count a, Count b)
{
    const Count smaller = a < b ? a : b;
    return goldenMultiple((a ^ b ^ smaller) - smaller) == smaller;
}

/// The same without φ, by products alone: a is the greatest integer whose ratio to the difference stays under φ.
constexpr bool isColdByProducts(Count a, Count b)
{
    const Count smaller = a < b ? a : b;
    const Count difference = (a ^ b ^ smaller) - smaller;
    if (difference == 0)
        return smaller == 0;
    return smaller >= difference
        && compareProducts(smaller, smaller - difference, difference, difference) < 0
        && compareProducts(smaller + 1, smaller + 1 - difference, difference, difference) > 0;
}

/// Sets cold[i] to 1 where (a[i], b[i]) is cold, else to 0. The three are of one length.
void markCold(std::span<const Count> a, std::span<const Count> b, std::span<std::uint8_t> cold);

/// The number that stands with n in a cold pair: 0 with 0, else of n = ⌊kφ⌋ the number n + k, of n = ⌊kφ⌋ + k the
/// number n − k. n ≤ maxCount; the partner can pass maxCount, but not 2^64.
Count coldPartner(Count n);

class Wythoff : public GameBase<Wythoff> {
public:
    /// Grundy values are computed for heaps below this; beyond it they are not. The largest table takes 16 MiB, 32 while
    /// it is made.
    static constexpr Count grundyBound = 4096;

    /// Two heaps.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Every legal move: of those that take as many from the first heap, the one from it alone comes first.
    std::vector<Move> legalMoves(const Position& position) const;

    Outcome outcome(const Position& position) const;

    /// At most three: to the partner of either heap, and along the diagonal.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    /// Known for cold positions of any size, 0, and for all others below the bound.
    Known<Count> grundy(const Position& position) const;

    /// `stopped` beyond the bound: only the cold pairs are known there, and there are too many options to look at each.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }
    Count heapsAtOnce() const { return 2; }

    /// As often from one heap as from the other and from both.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;
    Wide moveCount(const Position& position) const;
};

static_assert(Game<Wythoff>);

}  // namespace nimstone

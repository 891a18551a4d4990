// Wythoff's game: there are two heaps. A move takes any number of stones from one heap, or the same number from both. The
// player who takes the last stone wins. In an equivalent game, each move brings a queen west, south or south-west, until the
// queen reaches the corner.
//
// W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907): the P-positions, called cold,
// are the pairs (⌊kφ⌋, ⌊kφ⌋ + k) in either order. Every positive integer is in exactly one of these pairs.
// No closed form of the Grundy values is known.
#pragma once

#include <cstdint>
#include <span>

#include "core/game.h"
#include "core/golden.h"

namespace nimstone {

/// True if (a, b) is a cold pair, in either order. Requires a, b ≤ maxCount.
constexpr bool isCold(Count a, Count b)
{
    const Count smaller = a < b ? a : b;
    return goldenMultiple((a ^ b ^ smaller) - smaller) == smaller;
}

/// Returns the same as isCold, but compares products instead of using φ: the smaller number of a cold pair is the largest
/// integer whose ratio to the difference of the pair is below φ.
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

/// Sets cold[i] to 1 if (a[i], b[i]) is cold, else to 0. The three spans have the same length.
void markCold(std::span<const Count> a, std::span<const Count> b, std::span<std::uint8_t> cold);

/// Returns the number that forms a cold pair with n. The partner of 0 is 0, the partner of n = ⌊kφ⌋ is n + k, and the
/// partner of n = ⌊kφ⌋ + k is n − k. Requires n ≤ maxCount; the result may exceed maxCount but is below 2^64.
Count coldPartner(Count n);

class Wythoff final : public Game {
public:
    static const GameEntry entry;

    /// Grundy values are computed for heaps below this bound. The largest table takes 16 MiB, and 32 MiB while it is being
    /// computed.
    static constexpr Count grundyBound = 4096;

    /// Returns an error unless the position has exactly two heaps.
    std::optional<ShapeError> checkShape(const Position& position) const override;

    std::optional<MoveError> check(const Position& position, const Move& move) const override;

    /// Lists every legal move. For each amount, the move from the first heap alone comes before the move from both heaps.
    std::vector<Move> legalMoves(const Position& position) const override;

    Known<Outcome> outcome(const Position& position) const override;

    /// Returns at most three moves: one move to the partner of each heap, and one move that takes the same number from both
    /// heaps.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override;

    /// The value is known for cold positions of any size, where it is 0, and for all heaps below `grundyBound`.
    Known<Count> grundy(const Position& position) const override;

    /// Lists the moves to the value `value`. `stopped` is set for heaps at or above `grundyBound`: only the cold pairs are
    /// known there, and the options are too many to try.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

    Count heapsAtOnce() const override { return 2; }

    /// Returns a random move. It takes from both heaps with probability 1/3 if neither is empty, otherwise only from `heap`.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const override;
    Wide moveCount(const Position& position, Cutter player) const override;
    std::optional<GrundyBound> bound(const Position&) const override { return GrundyBound{GrundyBound::Kind::Heaps, grundyBound - 1}; }
};

}  // namespace nimstone

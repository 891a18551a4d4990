// Fibonacci Nim: there is one heap. The first move takes at least one stone but not all stones. Each later move takes at
// least one stone and at most twice as many as the move before it. The player who takes the last stone wins.
//
// M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1 (1963): let z₁ be the smallest Zeckendorf term of n. A heap of n
// stones from which at most q may be taken is a P-position exactly when n = 0 or q < z₁. So a heap before the first move is a
// P-position exactly when n is a Fibonacci number.
// A heap with its quota is an ordinary impartial position. Therefore it has a Grundy value, and several heaps, each with a
// quota of its own, can be added like other games. No closed form of the values is known (see
// core/games/golden/fibonacci_values.h).
#pragma once

#include <algorithm>

#include "core/game.h"

namespace nimstone {

/// A position has one heap and a quota, which is the largest number of stones that may be taken now.
class FibonacciNim final : public Game {
public:
    static const GameEntry entry;

    /// The largest heap whose Grundy value is computed: its table takes less than a second and 25 MB.
    static constexpr Count largestWithValue = 100'000;

    /// The position before the first move: all stones but one may be taken.
    static Position fresh(Count n) { return {{n}, n == 0 ? 0 : n - 1}; }

    /// The position in which at most q of n stones may be taken. A quota above n is reduced to n.
    static Position withQuota(Count n, Count q) { return {{n}, q < n ? q : n}; }

    /// Returns an error unless the position has exactly one heap.
    std::optional<ShapeError> checkShape(const Position& position) const override;

    std::optional<MoveError> check(const Position& position, const Move& move) const override;
    Position after(const Position& position, const Move& move) const override;

    Known<Outcome> outcome(const Position& position) const override;

    /// Let m be the sum z₁ + … + z_i of the i smallest Zeckendorf terms of n. Taking m stones wins if m ≤ q and 2m < z_{i+1}.
    /// Taking all n stones wins if n ≤ q.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override;

    /// The value is known for P-positions of any size, where it is 0, and for all heaps up to `largestWithValue`.
    Known<Count> grundy(const Position& position) const override;

    /// Finds the moves to the Grundy value `value`. `stopped` is set for heaps above `largestWithValue`, because only the
    /// P-positions are known there.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

    /// Makes a position from one or two sizes. One size makes the position before the first move; of two sizes the second is
    /// the quota.
    Position positionFromSizes(std::vector<Count> sizes) const override
    {
        return sizes.size() == 1 ? fresh(sizes[0]) : withQuota(sizes[0], sizes[1]);
    }

    Amounts amounts(const Position& position, std::size_t heap) const override
    {
        return Amounts::upTo(std::min(position.quota, position.heaps[heap]));
    }
    Wide longestPlay(const Position& position) const override { return position.quota == 0 ? 0 : position.heaps.front(); }
    std::optional<GrundyBound> bound(const Position&) const override { return GrundyBound{GrundyBound::Kind::Heaps, largestWithValue}; }
};

}  // namespace nimstone

// Fibonacci Nim: one heap; the first move takes at least one stone and not all of them; after that a move takes at most
// twice what the move before it took; who takes the last stone wins.
//
// M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1 (1963): with z₁ the smallest part of n in Zeckendorf's
// representation, a heap of n of which at most q may be taken is a P-position exactly when q < z₁ (n = 0 always is). So
// a fresh heap is one exactly when n is a Fibonacci number.
// A heap and its quota are an ordinary impartial position, so it has a Grundy value, and heaps that have a quota each add
// like any games. No closed form is known for the values (core/games/golden/fibonacci_values.h).
#pragma once

#include <algorithm>

#include "core/game.h"

namespace nimstone {

/// Positions have one heap, and a quota: at most so many may be taken now.
class FibonacciNim : public GameBase<FibonacciNim> {
public:
    /// Grundy values are computed for heaps up to this, which takes less than a second and 25 MB; beyond it they are not.
    static constexpr Count largestWithValue = 100'000;

    /// Before the first move: all but one may be taken.
    static Position fresh(Count n) { return {{n}, n == 0 ? 0 : n - 1}; }

    /// At most q may be taken; what is over n means n.
    static Position withQuota(Count n, Count q) { return {{n}, q < n ? q : n}; }

    /// One heap.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;
    Position after(const Position& position, const Move& move) const;

    Outcome outcome(const Position& position) const;

    /// The sums m = z₁ + … + z_i of the smallest parts with m ≤ q and 2m < z_{i+1}; the last sum is all of n.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;

    /// Known for P-positions of any size, 0, and for all others up to the bound.
    Known<Count> grundy(const Position& position) const;

    /// `stopped` beyond the bound: only the P-positions are known there.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    /// Of one size the fresh heap, of two the heap with that quota.
    static Position arranged(const std::vector<Count>& sizes)
    {
        return sizes.size() == 1 ? fresh(sizes[0]) : withQuota(sizes[0], sizes[1]);
    }

    Amounts amounts(const Position& position, std::size_t heap) const
    {
        return Amounts::upTo(std::min(position.quota, position.heaps[heap]));
    }
    Wide longestPlay(const Position& position) const { return position.quota == 0 ? 0 : position.heaps.front(); }
};

static_assert(Game<FibonacciNim>);

}  // namespace nimstone

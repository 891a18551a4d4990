// Moore's Nim_k: a move takes stones from one heap or more, up to k of them, at least one from each; who takes the last
// stone wins.
//
// E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910): with the heaps written in
// base 2, a position is a P-position exactly when the number of 1s in every column is divisible by k + 1.
#pragma once

#include "core/game.h"

namespace nimstone {

class MooreNim : public GameBase<MooreNim> {
public:
    /// k ≥ 1: in how many heaps a move may take. More than there are heaps means all of them.
    static tl::expected<MooreNim, BadParameter> make(Count k);

    Count k() const { return m_k; }

    /// The heaps of a move may be named in any order, each of them once.
    std::optional<MoveError> check(const Position& position, const Move& move) const;
    std::vector<Move> legalMoves(const Position& position) const;

    Outcome outcome(const Position& position) const;

    /// An N-position has at least one, and at least one is found whatever its size. All are listed up to `mostListed`
    /// of them; where there are more, those found first. They are counted without being listed, so `count` is exact
    /// also far beyond that; `stopped` when even the counting came to its bound or passed 2^64.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const;
    static constexpr std::size_t mostListed = 100'000;

    /// One of the winning moves, found in no time from a thousand heaps; none in a P-position.
    std::optional<Move> oneWinningMove(const Position& position) const;

    /// Known for P-positions (0); for k = 1 (Nim); with no more than k heaps (all stones together); with k + 1 of them
    /// (T. A. Jenkyns and J. P. Mayberry, "The skeleton of an impartial game and the Nim-function of Moore's Nim_k",
    /// International Journal of Game Theory 9 (1980)); and by search where no more
    /// than mostSearched positions can be reached, this one among them: Π (heap + 1).
    Known<Count> grundy(const Position& position) const;
    static constexpr Count mostSearched = 2000;  ///< some tenths of a second

    /// `stopped` where there are too many options to look at each.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }
    Count heapsAtOnce() const { return m_k; }
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;
    Wide moveCount(const Position& position) const;

private:
    explicit MooreNim(Count k) : m_k(k) {}

    Count m_k;
};

static_assert(Game<MooreNim>);

}  // namespace nimstone

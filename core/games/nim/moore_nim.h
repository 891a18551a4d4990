// Moore's Nim_k: a move takes stones from 1 to k heaps, at least one stone from each. The player who takes the last stone
// wins.
//
// E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910): write the heaps in base 2. A
// position is a P-position exactly when the number of 1s in every column is divisible by k + 1.
#pragma once

#include "core/game.h"

namespace nimstone {

class MooreNim final : public Game {
public:
    static const GameEntry entry;

    /// Makes the game. `k` ≥ 1 is the largest number of heaps from which a move may take. It may be larger than the number of
    /// heaps.
    static tl::expected<MooreNim, BadParameter> make(Count k);

    Count k() const { return m_k; }
    std::optional<Count> parameter() const override { return m_k; }

    /// A move may name its heaps in any order, but each heap only once.
    std::optional<MoveError> check(const Position& position, const Move& move) const override;
    std::vector<Move> legalMoves(const Position& position) const override;

    Known<Outcome> outcome(const Position& position) const override;

    /// Lists winning moves. It finds at least one in every N-position, whatever the size. It lists at most `mostListed` moves;
    /// if there are more, the list has the moves that the search finds first. `count` is exact even far above `mostListed`,
    /// because moves are counted without being listed. `stopped` is set if the count gives up or reaches 2^64.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override;
    static constexpr std::size_t mostListed = 100'000;

    /// Returns one of the winning moves, or nothing in a P-position. It is fast even for a thousand heaps.
    std::optional<Move> oneWinningMove(const Position& position) const;

    /// The value is known for P-positions (it is 0), for k = 1 (Nim), for at most k heaps (it is the number of all stones), and
    /// for k + 1 heaps (T. A. Jenkyns and J. P. Mayberry, "The skeleton of an impartial game and the Nim-function of Moore's
    /// Nim_k", International Journal of Game Theory 9 (1980)). Other values are searched if Π (heap + 1), the number of positions
    /// that can be reached including this one, is at most `mostSearched`.
    Known<Count> grundy(const Position& position) const override;
    static constexpr Count mostSearched = 2000;  ///< a search of this number of positions takes some tenths of a second

    /// Finds the moves to the Grundy value `value`. `stopped` is set if the options are too many to try.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

    Count heapsAtOnce() const override { return m_k; }

    /// Returns a random move that may take from other heaps than `heap`.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const override;
    Wide moveCount(const Position& position, Cutter player) const override;
    std::optional<GrundyBound> bound(const Position&) const override { return GrundyBound{GrundyBound::Kind::Positions, mostSearched}; }

private:
    explicit MooreNim(Count k) : m_k(k) {}

    Count m_k;
};

}  // namespace nimstone

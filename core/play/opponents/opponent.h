// The computer opponents and their moves in Nim, including the best moves in a lost position. For other games see
// choose_move.h.
#pragma once

#include <optional>
#include <vector>

#include "core/play/opponents/mistaken_idea.h"
#include "core/position.h"
#include "core/random.h"

namespace nimstone::play {

/// A computer opponent.
struct Opponent {
    enum class Kind {
        Perfect,  ///< plays winning moves, and loses as slowly as possible
        Learner,  ///< plays perfectly once at most `foresight` moves can remain, and at random before
        Misguided,///< follows a mistaken idea, and plays perfectly in games to which it does not apply
    };
    Kind kind = Kind::Perfect;
    Count foresight = 0;  ///< used by Learner only: the largest number of remaining moves at which it plays perfectly
    MistakenIdea idea = MistakenIdea::MirrorsTheOtherHeap;  ///< the idea of a Misguided opponent; other opponents do not use it

    bool operator==(const Opponent&) const = default;
};

constexpr Opponent perfect() { return {}; }
constexpr Opponent learner(Count foresight) { return {Opponent::Kind::Learner, foresight}; }
constexpr Opponent misguided(MistakenIdea idea) { return {Opponent::Kind::Misguided, 0, idea}; }

/// Returns a winning move in an N-position, one of `stubbornMoves` in a P-position, or nothing if the game is over.
std::optional<Move> perfectMove(const Position& position, Seed seed);

/// Returns the best moves of a player who is losing: the moves that leave the fewest winning replies, and among these only the
/// moves that leave the most stones. They are sorted by heap; the result is empty if the game is over. `position` must have the
/// nim-sum 0.
///
/// A move from x to y < x changes a 1 to 0 in the highest column in which x and y differ. This column had an even number c of
/// 1s. After the move it has c − 1 of them and is the highest odd column. So c − 1 heaps have a winning reply: the number
/// depends only on the column. The smallest take that clears the bit 2^h is (x mod 2^h) + 1.
std::vector<Move> stubbornMoves(const Position& position);

}  // namespace nimstone::play

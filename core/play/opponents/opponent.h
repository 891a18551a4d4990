// Computer opponents, what they play in Nim (for any game see choose_move.h), and the good loser's choice when nothing wins.
#pragma once

#include <optional>
#include <vector>

#include "core/play/opponents/mistaken_idea.h"
#include "core/position.h"
#include "core/random.h"

namespace nimstone::play {

/// Who plays against the person.
struct Opponent {
    enum class Kind {
        Perfect,  ///< wins what can be won, and loses as slowly as it can
        Learner,  ///< perfect once at most `foresight` moves can remain, before that it plays at random
        Misguided,///< holds a mistaken idea; what it says nothing about is played perfectly
    };
    Kind kind = Kind::Perfect;
    Count foresight = 0;  ///< in moves; Learner only
    MistakenIdea idea = MistakenIdea::MirrorsTheOtherHeap;  ///< Misguided only

    bool operator==(const Opponent&) const = default;
};

constexpr Opponent perfect() { return {}; }
constexpr Opponent learner(Count foresight) { return {Opponent::Kind::Learner, foresight}; }
constexpr Opponent misguided(MistakenIdea idea) { return {Opponent::Kind::Misguided, 0, idea}; }

/// In an N-position one of the winning moves, in a P-position one of `stubbornMoves`, none in an end position.
std::optional<Move> perfectMove(const Position& position, Seed seed);

/// The moves of the good loser in a P-position: those that leave the fewest winning replies, and among them those
/// that leave the most stones. By heap; empty in an end position. `position` has nim-sum 0.
///
/// A move from x to y < x turns the highest column in which they differ from 1 to 0 in this heap. Where that column
/// held c ones, an even number, it now holds c − 1 and is the highest odd one, so c − 1 heaps give a winning reply:
/// the number depends on the column alone. The fewest stones that clear column 2^h are (x mod 2^h) + 1.
std::vector<Move> stubbornMoves(const Position& position);

}  // namespace nimstone::play

// The reason why a position is won or lost, as the numbers that the theorem of its game uses.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "core/sum/game_sum.h"
#include "core/wide.h"

namespace nimstone::reason {

/// The reason if the game is over, because no legal move is left.
struct End {
    bool stones = false;  ///< true if stones are left on the board
    bool misere = false;  ///< true in misère play, where the player to move has won if no move is left
};

/// Nim: the nim-sum of the heaps.
struct Columns {
    Count sum = 0;
};

/// Misère Nim: the numbers of large and small heaps, and the nim-sum. If no heap is large, every move takes a whole heap of 1.
struct Misere {
    Count sum = 0;
    std::size_t large = 0;  ///< the number of heaps of two or more stones
    std::size_t ones = 0;   ///< the number of heaps of one stone
};

/// Moore's Nim_k: the highest column whose number of 1s is not a multiple of k + 1, if there is one.
struct ColumnResidue {
    Count k = 1;
    Count weight = 0;       ///< the weight of the column, a power of two; 0 if there is none
    std::size_t ones = 0;
};

/// Bash's game with one heap: n = blocks·(most + 1) + rest.
struct Residue {
    Count n = 0;
    Count most = 1;
    Count blocks = 0;
    Count rest = 0;
};

/// Wythoff's game: the two numbers in ascending order, and the cold pair with the same difference k. The numbers and k are at
/// most maxCount. ⌊kφ⌋ can be larger than maxCount but is below 2^64, and ⌊kφ⌋ + k can be larger than 2^64.
struct ColdPair {
    Count smaller = 0;
    Count larger = 0;
    Count difference = 0;
    Count coldSmaller = 0;  ///< ⌊kφ⌋
    Wide coldLarger = 0;    ///< ⌊kφ⌋ + k
};

/// Fibonacci Nim: the number n as a sum of Fibonacci numbers, and the number of stones that may be taken.
struct Zeckendorf {
    Count n = 0;
    Count quota = 0;
    std::vector<Count> parts;  ///< the Zeckendorf terms of n, the smallest first
};

/// A position of a game whose theorem uses Nim heaps inside the position, such as the odd steps of a staircase.
struct InnerNimHeaps {
    const GameEntry* game = nullptr;
    std::vector<Count> heaps;
    Count sum = 0;
};

/// Euclid's game with a ≥ b ≥ 1: the position is won if a = b or a(a − b) > b².
struct GoldenRatio {
    Count a = 0;
    Count b = 0;
    Wide left = 0;   ///< a(a − b)
    Wide right = 0;  ///< b²
};

/// A position with a Grundy value: the values of its heaps (of the components of a sum if `ofParts` is true), and their nim-sum.
struct Values {
    bool ofParts = false;
    std::vector<Count> values;
    Count sum = 0;
};

/// Cutcake: the value of each block in favor of Left, and the sum of these values.
struct Blocks {
    std::vector<std::int64_t> values;
    SignedWide sum = 0;
};

/// A sum that one component decides: the Grundy value of this component is not computed, but the values of the other components
/// have the nim-sum 0.
struct OnePart {
    std::size_t part = 0;
};

/// A position for which only the outcome is known, and no reason.
struct None {};

}  // namespace nimstone::reason

namespace nimstone {

using Reason = std::variant<reason::None, reason::End, reason::Columns, reason::Misere, reason::ColumnResidue,
                            reason::Residue, reason::ColdPair, reason::Zeckendorf, reason::InnerNimHeaps,
                            reason::GoldenRatio, reason::Values, reason::Blocks, reason::OnePart>;

Reason reasonOf(const GameSum& gameSum);

}  // namespace nimstone

// Why a position is won or lost, in its own numbers: what the theorem of its game looks at.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "core/sum/game_sum.h"
#include "core/wide.h"

namespace nimstone::reason {

/// No move is left.
struct End {
    bool stones = false;  ///< whether stones are
    bool misere = false;  ///< then the player to move has won
};

/// Nim.
struct Columns {
    Count sum = 0;
};

/// Misère Nim. Without a large heap every move takes a heap of 1.
struct Misere {
    Count sum = 0;
    std::size_t large = 0;  ///< heaps of two or more
    std::size_t ones = 0;   ///< heaps of one
};

/// Moore's Nim_k: the highest column whose 1s are no multiple of k + 1, if there is one.
struct ColumnResidue {
    Count k = 1;
    Count weight = 0;       ///< of the column; 0 where there is none
    std::size_t ones = 0;
};

/// Bash's game of one heap: n = blocks·(m + 1) + rest.
struct Residue {
    Count n = 0;
    Count most = 1;
    Count blocks = 0;
    Count rest = 0;
};

/// Wythoff's game: the numbers in order, and the cold pair of their difference k. The numbers and k are in 0 … maxCount;
/// ⌊kφ⌋ can pass maxCount but not 2^64, and ⌊kφ⌋ + k can pass 2^64.
struct ColdPair {
    Count smaller = 0;
    Count larger = 0;
    Count difference = 0;
    Count coldSmaller = 0;  ///< ⌊kφ⌋
    Wide coldLarger = 0;    ///< ⌊kφ⌋ + k
};

/// Fibonacci Nim: n as a sum of Fibonacci numbers, and how much may be taken.
struct Zeckendorf {
    Count n = 0;
    Count quota = 0;
    std::vector<Count> parts;  ///< the smallest first
};

/// A game whose theorem speaks of some heaps of Nim in its positions: the odd steps of a staircase.
struct HeapsWithin {
    const GameEntry* game = nullptr;
    std::vector<Count> heaps;
    Count sum = 0;
};

/// Euclid's game, a ≥ b ≥ 1: won when a = b or a(a − b) > b².
struct GoldenRatio {
    Count a = 0;
    Count b = 0;
    Wide left = 0;   ///< a(a − b)
    Wide right = 0;  ///< b²
};

/// A position that is worth a Nim heap, and what that is made of: the values of its heaps, or of the parts of a sum.
struct Values {
    bool ofParts = false;
    std::vector<Count> values;
    Count sum = 0;
};

/// Cutcake: what each block is worth to Left, and all together.
struct Blocks {
    std::vector<std::int64_t> values;
    SignedWide sum = 0;
};

/// A part of a sum whose Grundy value is not computed decides it, since the other parts are worth 0.
struct OnePart {
    std::size_t part = 0;
};

/// Nothing is said but the outcome.
struct None {};

}  // namespace nimstone::reason

namespace nimstone {

using Reason = std::variant<reason::None, reason::End, reason::Columns, reason::Misere, reason::ColumnResidue,
                            reason::Residue, reason::ColdPair, reason::Zeckendorf, reason::HeapsWithin,
                            reason::GoldenRatio, reason::Values, reason::Blocks, reason::OnePart>;

Reason reasonOf(const GameSum& gameSum);

}  // namespace nimstone

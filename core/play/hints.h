// Five rungs of help with a move in Nim, from a question to the move itself, as facts about this position.
//
// A rung holds only what it shows. It never holds what a later rung reveals: the first two are the same in every
// position with as many columns, the third names no heap, the fourth no amount.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "core/position.h"

namespace nimstone::play {

// --- 1: a question to think about ---

/// What should the other player find after the move? The same question, whether the position is won or lost.
struct AskWhatToLeave {
    bool operator==(const AskWhatToLeave&) const = default;
};

// --- 2: the idea ---

/// Write the heaps in binary and count the 1s in each column: a player who leaves every column even wins.
struct CountTheColumns {
    int columns = 0;

    bool operator==(const CountTheColumns&) const = default;
};

// --- 3: where to look ---

/// The highest odd column: the heap that changes must lose its 1 there.
struct LookAtOddColumn {
    Count column = 0;
    std::size_t ones = 0;  ///< an odd number

    bool operator==(const LookAtOddColumn&) const = default;
};

/// Every column is even, so nothing wins. The most stubborn move breaks the column with the fewest 1s.
struct LookAtThinnestColumn {
    Count column = 0;
    std::size_t ones = 0;  ///< an even number, at least 2

    bool operator==(const LookAtThinnestColumn&) const = default;
};

// --- 4: which heap ---

/// A heap with a 1 in the column of rung 3, in a won position.
struct TakeFromHeap {
    Count column = 0;
    std::size_t heap = 0;
    std::size_t choices = 0;  ///< how many heaps have a 1 there

    bool operator==(const TakeFromHeap&) const = default;
};

/// The heap of the most stubborn move, in a lost position.
struct ResistFromHeap {
    Count column = 0;
    std::size_t heap = 0;
    std::size_t replies = 0;  ///< how many winning replies will be left: one fewer than the 1s in the column

    bool operator==(const ResistFromHeap&) const = default;
};

// --- 5: the move and why ---

/// Leaves y = s ⊕ x, so that every column is even.
struct WinningMove {
    Move move;
    Count sum = 0;     ///< s
    Count before = 0;  ///< x
    Count after = 0;   ///< y

    bool operator==(const WinningMove&) const = default;
};

/// Loses, but leaves the fewest winning replies, and the most stones.
struct StubbornMove {
    Move move;
    Count t = 0;              ///< the nim-sum after it
    std::size_t replies = 0;

    bool operator==(const StubbornMove&) const = default;
};

using Rung = std::variant<AskWhatToLeave, CountTheColumns, LookAtOddColumn, LookAtThinnestColumn, TakeFromHeap,
                          ResistFromHeap, WinningMove, StubbornMove>;

inline constexpr std::size_t rungCount = 5;
using Ladder = std::array<Rung, rungCount>;

/// None in an end position: there is no move to help with.
std::optional<Ladder> hints(const Position& position);

/// Whether a legal move agrees with everything that this rung shows.
bool fits(const Rung& rung, const Position& position, const Move& move);

}  // namespace nimstone::play

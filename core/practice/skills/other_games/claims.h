// The claims that an argument about a game can make. A claim contains all of its numbers, so it is true or false by itself. The
// header is for use inside core/practice, and by the code that words or checks claims.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/practice/skills/misconception.h"

namespace nimstone::practice {

// --- Nim ---

/// Claims that the heaps have the nim-sum `sum`.
struct SumIs {
    std::vector<Count> heaps;
    Count sum = 0;
};

/// Claims that `column` is the highest odd column of the heaps. In this claim and the following claims about Nim, the nim-sum
/// is not 0.
struct HighestOddIs {
    std::vector<Count> heaps;
    Count column = 0;
};

/// Claims that `count` heaps have a winning move.
struct WinningHeapsAre {
    std::vector<Count> heaps;
    std::size_t count = 0;
};

/// Claims that s ⊕ x = x for some heap x (`some` is true), or for no heap.
struct SomeHeapStays {
    std::vector<Count> heaps;
    bool some = false;
};

/// Claims that taking `taken` stones from this heap makes the nim-sum 0.
struct TakeMakesZero {
    std::vector<Count> heaps;
    std::size_t heap = 0;
    Count taken = 0;
};

// --- misère Nim ---

/// Claims that `moves` moves are left if only `ones` heaps of 1 are left.
struct MovesLeftAre {
    Count ones = 0;
    Count moves = 0;
};

/// Claims that the player to move loses (`loses` is true), or wins.
struct MisereLoses {
    std::vector<Count> heaps;
    bool loses = false;
};

// --- Bash's game: a move takes 1 to `most` stones ---

/// Claims that taking `taken` stones from the heap wins.
struct BashTakeWins {
    Count heap = 0;
    Count most = 0;
    Count taken = 0;
};

/// Claims that in a lost heap, the right reply to a move that takes `taken` stones is to take `reply`.
struct BashReplyIs {
    Count most = 0;
    Count taken = 0;
    Count reply = 0;
};

struct BashLoses {
    Count heap = 0;
    Count most = 0;
    bool loses = false;
};

// --- Fibonacci Nim ---

/// Claims that these numbers, the largest first, are the Zeckendorf terms of n.
struct ZeckendorfIs {
    Count n = 0;
    std::vector<Count> parts;
};

/// Claims that after a move of `taken` stones, the next move may take at most `most`.
struct QuotaIs {
    Count taken = 0;
    Count most = 0;
};

/// Claims that the player who makes the first move, from a heap of n, loses (`loses` is true) or wins. The first move of
/// Fibonacci Nim may take all but one stone.
struct FibonacciLoses {
    Count n = 0;
    bool loses = false;
};

/// Claims that a first move that takes `taken` stones from a heap of n wins.
struct FibonacciTakeWins {
    Count n = 0;
    Count taken = 0;
};

// --- Wythoff's game ---

/// The smallest difference of a cold pair that a computation with 53 binary digits gets wrong.
inline constexpr Count beyondDouble = 102334155;

/// Claims that the pair is cold, which means that the player to move loses. Requires a < b.
struct PairIsCold {
    Count a = 0;
    Count b = 0;
};

/// Claims that two equal heaps are lost for the player to move (`loses` is true), or won.
struct EqualHeapsLose {
    Count heap = 0;
    bool loses = false;
};

// --- subtraction games, and a take-and-break game ---

struct HeapIsWorth {
    std::vector<Count> amounts;
    Count heap = 0;
    Count value = 0;
};

/// Claims that g(n + period) = g(n) for every n.
struct PeriodIs {
    std::vector<Count> amounts;
    Count period = 0;
};

/// A claim about the game with code 0.4, in which g(0) = g(1) = g(2) = 0. If `all` is true, it claims that therefore every heap
/// has the value 0; otherwise that a heap of 3 has another value.
struct WindowProves {
    bool all = false;
};

using Claim = std::variant<SumIs, HighestOddIs, WinningHeapsAre, SomeHeapStays, TakeMakesZero, MovesLeftAre, MisereLoses,
                           BashTakeWins, BashReplyIs, BashLoses, ZeckendorfIs, QuotaIs, FibonacciLoses, FibonacciTakeWins,
                           PairIsCold, EqualHeapsLose, HeapIsWorth, PeriodIs, WindowProves>;

bool holds(const Claim& claim);

/// Returns the misconception that makes people doubt a true claim; nullopt if there is none.
std::optional<Misconception> misconceptionAbout(const Claim& claim);

/// Returns the index of the claim's kind, followed by its numbers. The list identifies the claim.
std::vector<Count> numbersIn(const Claim& claim);

/// True if both claims are of the same kind and have the same numbers.
bool operator==(const Claim& one, const Claim& other);

/// Returns the smallest period that the values of a subtraction game with these amounts have from heap 0 on. A claim PeriodIs
/// with this number is true.
Count leastPeriod(const std::vector<Count>& amounts);

}  // namespace nimstone::practice

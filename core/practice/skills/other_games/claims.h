// The claims that an argument about a game can make. A claim holds all of its numbers, so it is true or false by itself.
// For core/practice, and for the code that words or checks claims.
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

/// Claims that `column` is the highest odd column of the heaps. In this and the following claims about Nim, the nim-sum
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

/// Claims that some heap x has s ⊕ x = x (`some`), or that no heap has.
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

/// Claims that `moves` moves are left when there are `ones` heaps of 1.
struct MovesLeftAre {
    Count ones = 0;
    Count moves = 0;
};

/// Claims that the player to move loses, or wins.
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

/// Claims that in a lost heap, the reply to taking `taken` stones is to take `reply`.
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

/// Claims that these parts, the largest first, are the Zeckendorf form of n.
struct ZeckendorfIs {
    Count n = 0;
    std::vector<Count> parts;
};

/// Claims that after a move of `taken` stones, the next move may take at most `most`.
struct QuotaIs {
    Count taken = 0;
    Count most = 0;
};

/// Claims that the player to move from a fresh heap of n loses (`loses` is true) or wins. A heap of Fibonacci Nim is fresh before
/// its first move, which may take all but one stone.
struct FibonacciLoses {
    Count n = 0;
    bool loses = false;
};

/// Claims that a first move of `taken` stones from a fresh heap of n wins.
struct FibonacciTakeWins {
    Count n = 0;
    Count taken = 0;
};

// --- Wythoff's game ---

/// The least difference of a cold pair that is computed wrongly with 53 binary digits.
inline constexpr Count beyondDouble = 102334155;

/// Claims that the pair is cold, which means lost for the player to move. a < b.
struct PairIsCold {
    Count a = 0;
    Count b = 0;
};

/// Claims that two equal heaps are lost for the player to move, or won.
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

/// A claim about the game with code 0.4, in which g(0) = g(1) = g(2) = 0: that therefore every heap has the value 0
/// (`all`), or that a heap of 3 does not.
struct WindowProves {
    bool all = false;
};

using Claim = std::variant<SumIs, HighestOddIs, WinningHeapsAre, SomeHeapStays, TakeMakesZero, MovesLeftAre, MisereLoses,
                           BashTakeWins, BashReplyIs, BashLoses, ZeckendorfIs, QuotaIs, FibonacciLoses, FibonacciTakeWins,
                           PairIsCold, EqualHeapsLose, HeapIsWorth, PeriodIs, WindowProves>;

bool holds(const Claim& claim);

/// The misconception that makes people doubt a claim that is true; nullopt if there is none.
std::optional<Misconception> misconceptionAbout(const Claim& claim);

/// The index of the claim's kind, and then its numbers in order. It identifies the claim.
std::vector<Count> numbersIn(const Claim& claim);

/// True if both claims are of the same kind and have the same numbers.
bool operator==(const Claim& one, const Claim& other);

/// The least period of the values of a subtraction game with these amounts, from heap 0 on. A PeriodIs with this number
/// is true.
Count leastPeriod(const std::vector<Count>& amounts);

}  // namespace nimstone::practice

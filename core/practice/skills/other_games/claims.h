// What an argument about a game may claim: each claim holds all of its numbers, and is true or false by itself.
// Inside core/practice, and for those who word or check it.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/practice/skills/misconception.h"

namespace nimstone::practice {

// --- Nim ---

/// The nim-sum of the heaps is this.
struct SumIs {
    std::vector<Count> heaps;
    Count sum = 0;
};

/// The highest odd column of the heaps is this. Their nim-sum is not 0, here and in what follows of Nim.
struct HighestOddIs {
    std::vector<Count> heaps;
    Count column = 0;
};

/// So many heaps have a winning move.
struct WinningHeapsAre {
    std::vector<Count> heaps;
    std::size_t count = 0;
};

/// Some heap x has s ⊕ x = x, or none.
struct SomeHeapStays {
    std::vector<Count> heaps;
    bool some = false;
};

/// To take so many from this heap makes the nim-sum 0.
struct TakeMakesZero {
    std::vector<Count> heaps;
    std::size_t heap = 0;
    Count taken = 0;
};

// --- Nim when the last stone loses ---

/// So many moves are left from so many heaps of 1.
struct MovesLeftAre {
    Count ones = 0;
    Count moves = 0;
};

/// The player to move loses, or wins.
struct MisereLoses {
    std::vector<Count> heaps;
    bool loses = false;
};

// --- Bash's game: 1 … most may be taken ---

/// To take so many from the heap wins.
struct BashTakeWins {
    Count heap = 0;
    Count most = 0;
    Count taken = 0;
};

/// From a lost heap a take is answered by this one.
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

/// These parts, the largest first, are Zeckendorf's of their sum.
struct ZeckendorfIs {
    Count n = 0;
    std::vector<Count> parts;
};

/// After a take the next one is at most this.
struct QuotaIs {
    Count taken = 0;
    Count most = 0;
};

/// Of a fresh heap.
struct FibonacciLoses {
    Count n = 0;
    bool loses = false;
};

/// To take so many from a fresh heap wins.
struct FibonacciTakeWins {
    Count n = 0;
    Count taken = 0;
};

// --- Wythoff's game ---

/// The first difference of a cold pair that 53 binary digits are not enough for.
inline constexpr Count beyondDouble = 102334155;

/// The pair is cold: lost for the player to move. a < b.
struct PairIsCold {
    Count a = 0;
    Count b = 0;
};

/// Two equal heaps are lost, or won.
struct EqualHeapsLose {
    Count heap = 0;
    bool loses = false;
};

// --- subtraction games, and a game with a code ---

struct HeapIsWorth {
    std::vector<Count> amounts;
    Count heap = 0;
    Count value = 0;
};

/// g(n + period) = g(n) for every n.
struct PeriodIs {
    std::vector<Count> amounts;
    Count period = 0;
};

/// Of the game with code 0.4: since g(0) = g(1) = g(2) = 0, every heap is worth 0, or a heap of 3 is not.
struct WindowProves {
    bool all = false;
};

using Claim = std::variant<SumIs, HighestOddIs, WinningHeapsAre, SomeHeapStays, TakeMakesZero, MovesLeftAre, MisereLoses,
                           BashTakeWins, BashReplyIs, BashLoses, ZeckendorfIs, QuotaIs, FibonacciLoses, FibonacciTakeWins,
                           PairIsCold, EqualHeapsLose, HeapIsWorth, PeriodIs, WindowProves>;

bool holds(const Claim& claim);

/// What makes people doubt the claim where it is true.
std::optional<Misconception> doubtAbout(const Claim& claim);

/// Its kind and its numbers, in their order.
std::vector<Count> numbersIn(const Claim& claim);

/// Of the same kind, with the same numbers.
bool operator==(const Claim& one, const Claim& other);

/// The least period of the values of heaps from 0 on when these amounts may be taken: what a true PeriodIs says.
Count leastPeriod(const std::vector<Count>& amounts);

}  // namespace nimstone::practice

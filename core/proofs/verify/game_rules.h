// The rules of impartial games for `verify`. They are written independently of the code in core/games, from which they
// use only the parameters of a game. A test compares both versions of the rules. For use in core/proofs/verify only.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// The numbers of a position: its heaps; in Fibonacci Nim, the heap and the quota.
using Heaps = std::vector<Count>;

Heaps heapsOf(const Component& part);

/// The positions after each legal move. A position that several moves lead to may be listed several times. The list is
/// empty for misère Nim and Cutcake, which `verify` checks in another way. For small positions only.
std::vector<Heaps> optionsOf(const Rules& rules, const Heaps& heaps);

/// The heaps after a move; a heap that becomes empty stays in the list. Nullopt if the rules do not allow the move.
std::optional<Heaps> played(const Rules& rules, const Heaps& heaps, const Move& move);

/// The heaps of Nim inside a position, such as the odd steps of a staircase; their nim-sum is the Grundy value of the position. Nullopt
/// if the theorem of the game finds no such heaps.
std::optional<Heaps> innerHeapsOf(const Rules& rules, const Heaps& heaps);

/// True if the legal moves in a heap do not depend on the other heaps. In such a game, the Grundy value of a position
/// is the nim-sum of the values of its heaps.
bool hasHeapsOfTheirOwn(const Rules& rules);

/// Calls `visit` once for each move in a heap of `heap` stones, with the heaps into which the move changes this heap.
/// The function does nothing if hasHeapsOfTheirOwn returns false.
void eachLeft(const Rules& rules, Count heap, const std::function<void(const Heaps&)>& visit);

/// The mex of `values`: the least number that is not one of them.
Count leastMissing(const std::vector<Count>& values);

}  // namespace nimstone::proof

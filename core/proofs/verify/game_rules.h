// The rules of impartial games for `verify`, written independently of the catalogue; they use only a game's parameters.
// For core/proofs/verify only. A test compares the rules of the catalogue with these.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// The numbers of a position: its heaps; in Fibonacci Nim, the heap and its quota.
using Heaps = std::vector<Count>;

Heaps heapsOf(const Component& part);

/// The heaps after each legal move; some may occur more than once. Empty for misère Nim and Cutcake, which `verify`
/// checks in another way. For small positions only.
std::vector<Heaps> optionsOf(const Rules& rules, const Heaps& heaps);

/// The heaps after a move, including a heap that becomes empty; nullopt if the rules do not allow the move.
std::optional<Heaps> played(const Rules& rules, const Heaps& heaps, const Move& move);

/// True if the sizes of the other heaps do not matter for the moves in a heap. In such a game, the Grundy value of a position is
/// the nim-sum of the values of its heaps.
bool hasHeapsOfTheirOwn(const Rules& rules);

/// Calls `visit` once for each move in a heap of size `heap`, with the heaps that the move leaves of it. Does nothing if
/// hasHeapsOfTheirOwn is false.
void eachLeft(const Rules& rules, Count heap, const std::function<void(const Heaps&)>& visit);

/// The least number that is not in `values`, their mex.
Count leastMissing(const std::vector<Count>& values);

}  // namespace nimstone::proof

// The rules of impartial games as `verify` knows them: written down anew, of the parameters of a game alone. Inside
// core/proofs/verify only; a test holds the rules of the catalogue to them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::proof {

/// The numbers of a position: its heaps; in Fibonacci Nim the heap and its quota.
using Heaps = std::vector<Count>;

Heaps heapsOf(const Component& part);

/// The heaps after each legal move, some of them more than once. No option for misère Nim and Cutcake, of which `verify`
/// asks otherwise. For small positions.
std::vector<Heaps> optionsOf(const Rules& rules, const Heaps& heaps);

/// The heaps after a move, an emptied one among them; none where the rules do not allow it.
std::optional<Heaps> played(const Rules& rules, const Heaps& heaps, const Move& move);

/// Whether the rules look at a heap without the others: of such a game the values of single heaps are all there is.
bool hasHeapsOfTheirOwn(const Rules& rules);

/// Of such a game: calls `visit` with what each move leaves of a heap.
void eachLeft(const Rules& rules, Count heap, const std::function<void(const Heaps&)>& visit);

/// The least number that is none of these: mex.
Count leastMissing(const std::vector<Count>& values);

}  // namespace nimstone::proof

// Positions from which so few positions can be reached that all of them can be searched. For use in core/proofs/prove
// only.
#pragma once

#include <functional>
#include <initializer_list>

#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

/// True if the numbers of a position are the squares of coins, so that no two of them may be equal.
bool hasSquares(const Rules& rules);

/// True if the heaps of a position of Moore's Nim can be reduced in more than `most` ways, including the way that
/// changes nothing. False for every other game.
bool hasMoreWays(const Component& part, Count most);

/// Returns a refusal if the position has more than maxProofHeaps heaps, has a heap with more than `heap` stones, or can
/// reach more than `positions` positions.
std::optional<Refusal> refuseGraph(const Component& part, Count heap, std::size_t positions);

/// Returns a position near the subject for which `speaks` returns true, which means that the theorem applies to it. The
/// position is of the same game as the first component of the subject if this game is one of `games`; otherwise it has
/// the same numbers in the game `other`. If taking stones from one heap is enough, the function takes as few stones as
/// possible. `speaks` must return true for a position that has only empty heaps.
GameSum shrunk(Subject subject, const std::vector<std::string_view>& games, std::string_view other,
             const std::function<bool(const GameSum&)>& speaks);

/// A random position of one of the `games`, which are written in the notation: one to three heaps (two if the game
/// needs a pair) of at most `largest` stones each.
GameSum randomSubject(Chance& chance, std::initializer_list<std::string_view> games, Count largest);

}  // namespace nimstone::proof

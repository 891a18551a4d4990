// Positions that are small enough to search all positions that can be reached from them. For core/proofs/prove only.
#pragma once

#include <functional>
#include <initializer_list>

#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

/// True if the heaps of Moore's Nim can be reduced in more than `most` ways, including the way that changes nothing.
/// False for every other game.
bool hasMoreWays(const Component& part, Count most);

/// Refuses more than maxProofHeaps heaps, a heap larger than `heap`, and more than `positions` reachable positions.
std::optional<Refusal> refuseGraph(const Component& part, Count heap, std::size_t positions);

/// Returns a position near this one for which `speaks` is true. It keeps the game of the first part if that is one of
/// `games`; otherwise it uses the same numbers in the game `other`. If taking stones from one heap is enough, it takes as
/// few as possible. `speaks` must be true for a position with only empty heaps.
GameSum shrunk(Subject subject, const std::vector<std::string_view>& games, std::string_view other,
             const std::function<bool(const GameSum&)>& speaks);

/// A random position of one of these games, which are written as in the notation: up to three heaps of at most `largest`
/// stones.
GameSum randomSubject(Chance& chance, std::initializer_list<std::string_view> games, Count largest);

}  // namespace nimstone::proof

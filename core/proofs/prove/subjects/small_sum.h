// Tables small enough that every position reached from them can be looked at. Inside core/proofs/prove only.
#pragma once

#include <functional>
#include <initializer_list>

#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

/// Moves of Moore's Nim are as many as the ways to leave less in some heaps: whether there are more than `most`.
bool hasMoreWays(const Component& part, Count most);

/// Refuses more than maxProofHeaps heaps, a heap over `heap`, and more than `positions` positions that can be reached.
std::optional<Refusal> refuseGraph(const Component& part, Count heap, std::size_t positions);

/// A table near this one of which `speaks` is true: its first part if that is of one of the games, otherwise its numbers
/// in the game `other`. Where one heap can give up stones, it gives up as few as can be; `speaks` is true of a table
/// with empty heaps.
GameSum shrunk(Subject subject, const std::vector<std::string_view>& games, std::string_view other,
             const std::function<bool(const GameSum&)>& speaks);

/// Of one of these games, as the notation has them: up to three heaps of at most `largest`.
GameSum randomSubject(Chance& chance, std::initializer_list<std::string_view> games, Count largest);

}  // namespace nimstone::proof

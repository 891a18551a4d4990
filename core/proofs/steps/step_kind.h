// The members of every kind of step; the headers of the families include this file.
//
// A kind of step is a small struct that holds only numbers and moves. It holds every number that its sentence and its
// figure use, so that they compute nothing. It declares
//
//   static constexpr std::string_view kind    its name in JSON, for example "highest-column"
//   static constexpr std::array laws{…}       why each of its equalities holds, in the order in which they are written;
//                                             std::array<Law, 0> if it has none
//   static constexpr std::array fieldNames{…} the names of its members in JSON, in the order of their declaration; a row
//                                             of a list in a step declares them too
//
// and may declare
//
//   std::span<const Law> lawsHere(const Proof&) const  the laws instead of `laws`, if they depend on its numbers or on
//                                                      the theorem
//   std::optional<Prediction> prediction() const       the question that the user can be asked before it is shown
//   std::vector<Use> uses(const Proof&) const          the theorems on which it relies
//
// core/fields.h finds its members: the JSON export writes each of them, and the mutation test of `verify` changes each of
// them.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "core/count.h"
#include "core/outcome.h"
#include "core/position.h"
#include "core/proofs/steps/law.h"
#include "core/proofs/steps/prediction.h"

namespace nimstone::proof {

struct Proof;
struct Use;

}  // namespace nimstone::proof

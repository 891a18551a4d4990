// The types that every kind of step uses. The headers of all families of steps include this file.
//
// A kind of step is a small struct that holds only numbers and moves. It holds every number that its sentence and its
// figure show, so that the code of the sentence and of the figure computes nothing. A kind of step declares
//
//   static constexpr std::string_view kind    the name of the kind in JSON, for example "highest-column"
//   static constexpr std::array laws{…}       the laws that justify its equalities, in the order in which the
//                                             equalities are written; std::array<Law, 0> if it has no equality
//   static constexpr std::array fieldNames{…} the names of its members in JSON, in the order of their declaration;
//                                             a struct that is a row of a list in a step declares them too
//
// and may declare
//
//   std::span<const Law> lawsHere(const Proof&) const  the laws instead of `laws`, if they depend on the numbers of the
//                                                      step or on the theorem
//   std::optional<Prediction> prediction() const       the question that the program can ask before it shows the step
//   std::vector<Use> uses(const Proof&) const          the theorems on which the step relies
//
// core/fields.h visits the members of a step: the JSON export writes each member, and the mutation test of `verify`
// changes each member.
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

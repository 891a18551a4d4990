// What every kind of step is made of: for the families of steps.
//
// A kind of step is a small struct, numbers and moves only, every one that its sentence and its figure speak of, so that
// nobody has to compute one again. It says
//
//   static constexpr std::string_view kind    its name in JSON: "highest-column"
//   static constexpr std::array laws{…}       why each of its equalities holds, in the order in which they are written;
//                                             std::array<Law, 0> where it has none
//
// and may say
//
//   std::span<const Law> lawsHere(const Proof&) const  the laws in place of `laws`, where they depend on its numbers or on
//                                                      the theorem
//   std::optional<Prediction> prediction() const       what a person can be asked before it is shown
//   std::vector<Use> uses(const Proof&) const          the theorems that it leans on
//
// Its members are what core/fields.h finds of it: the JSON export writes each, and the mutation test of `verify` changes each.
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

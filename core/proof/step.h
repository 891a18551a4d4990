// One step of a proof: of a family of theorems, and of a kind within it.
//
// A kind of step is a small struct in core/proof/steps/, numbers and moves only, every one that its sentence and its
// figure speak of, so that nobody has to compute one again. It says
//
//   static constexpr std::string_view kind    its name in JSON: "highest-column"
//   static constexpr std::array laws{…}       why each of its equalities holds, in the order in which they are written;
//                                             std::array<Law, 0> where it has none
//   static void fields(self, visit)           each member with its name: the JSON export and the mutation test of
//                                             `verify` read it, so a member that it leaves out is one that is not proved
//
// and may say
//
//   std::optional<Prediction> prediction() const       what a person can be asked before it is shown
//   std::vector<Use> uses(const Proof&) const          the theorems that it leans on
//
// Families are variants of their own, so that a new kind is the business of its family alone.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/proof/steps/bash.h"
#include "core/proof/steps/euclid.h"
#include "core/proof/steps/fibonacci.h"
#include "core/proof/steps/law.h"
#include "core/proof/steps/mex.h"
#include "core/proof/steps/misere.h"
#include "core/proof/steps/misere_grundy.h"
#include "core/proof/steps/moore.h"
#include "core/proof/steps/nim.h"
#include "core/proof/steps/nim_flaws.h"
#include "core/proof/steps/period_flaws.h"
#include "core/proof/steps/periods.h"
#include "core/proof/steps/prediction.h"
#include "core/proof/steps/staircase.h"
#include "core/proof/steps/sum.h"
#include "core/proof/steps/wythoff.h"

namespace nimstone::proof {

// A family a line, so that families can join side by side.
using Step = std::variant<
    NimStep,
    BashStep,
    WythoffStep,
    MisereStep,
    GrundyFlawStep,
    StairStep,
    PeriodStep,
    PeriodFlawStep,
    MexStep,
    FibonacciStep,
    EuclidStep,
    MooreStep,
    NimFlawStep,
    SumStep
>;
using Steps = std::vector<Step>;

/// Calls the visitor with the step itself, whatever its family.
template <class Visitor, class AStep>
    requires std::is_same_v<std::remove_const_t<AStep>, Step>
decltype(auto) visitStep(Visitor&& visitor, AStep& step)
{
    return std::visit([&visitor](auto& family) -> decltype(auto) { return std::visit(visitor, family); }, step);
}

/// The step as one of that kind; null where it is another.
template <class Kind>
const Kind* stepAs(const Step& step)
{
    return visitStep(
        [](const auto& held) -> const Kind* {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(held)>, Kind>)
                return &held;
            else
                return nullptr;
        },
        step);
}

/// Calls `visit` with an empty step of every kind there is.
template <class Visit>
void forEachKind(Visit visit)
{
    const auto ofFamily = [&visit]<class... Kinds>(const std::variant<Kinds...>*) { (visit(Kinds{}), ...); };
    [&ofFamily]<class... Families>(const std::variant<Families...>*) {
        (ofFamily(static_cast<const Families*>(nullptr)), ...);
    }(static_cast<const Step*>(nullptr));
}

/// Its name in JSON: "highest-column".
std::string_view kindOf(const Step& step);

/// Why each of its equalities holds, in the order in which they are written.
std::span<const Law> lawsOf(const Step& step);

/// What a person can be asked before it is shown; none where nothing is.
std::optional<Prediction> predictionOf(const Step& step);

}  // namespace nimstone::proof

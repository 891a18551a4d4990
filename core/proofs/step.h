// One step of a proof: of a family of theorems, and of a kind within it (core/proofs/steps/step_kind.h).
//
// Families are variants of their own, so that a new kind is the business of its family alone, and whatever shows or words
// a family does not compile before it knows the new kind.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/proofs/steps/bash.h"
#include "core/proofs/steps/coins.h"
#include "core/proofs/steps/cutcake.h"
#include "core/proofs/steps/euclid.h"
#include "core/proofs/steps/fibonacci.h"
#include "core/proofs/steps/law.h"
#include "core/proofs/steps/mex.h"
#include "core/proofs/steps/misere.h"
#include "core/proofs/steps/misere_grundy.h"
#include "core/proofs/steps/moore.h"
#include "core/proofs/steps/nim.h"
#include "core/proofs/steps/nim_flaws.h"
#include "core/proofs/steps/period_flaws.h"
#include "core/proofs/steps/periods.h"
#include "core/proofs/steps/prediction.h"
#include "core/proofs/steps/staircase.h"
#include "core/proofs/steps/sum.h"
#include "core/proofs/steps/wythoff.h"

namespace nimstone::proof {

/// The steps of all families. What it is made, copied, destroyed and looked up by is compiled once, in step.cpp, and not
/// wherever a proof is passed on: a variant of this many kinds costs seconds in each file. One that was moved from can
/// only be assigned to or destroyed.
class Step {
public:
    // A family a line, so that families can join side by side.
    using Families = std::variant<
        NimStep,
        BashStep,
        CountUpStep,
        WythoffStep,
        ColdStep,
        GoldenStep,
        ExactStep,
        DoubleStep,
        DigitsStep,
        MisereStep,
        GrundyFlawStep,
        StairStep,
        CoinStep,
        PeriodStep,
        PeriodFlawStep,
        MexStep,
        ZeckendorfStep,
        QuotaStep,
        IntTableStep,
        EuclidStep,
        MooreStep,
        NimFlawStep,
        SumStep,
        CutcakeStep
    >;

private:
    template <class Kind, class Family>
    struct Belongs;
    template <class Kind, class... Kinds>
    struct Belongs<Kind, std::variant<Kinds...>> : std::disjunction<std::is_same<Kind, Kinds>...> {};

    template <class Kind, class Known>
    struct Search;
    template <class Kind, class First, class... Others>
    struct Search<Kind, std::variant<First, Others...>>
        : std::conditional_t<Belongs<Kind, First>::value, std::type_identity<First>, Search<Kind, std::variant<Others...>>> {};
    template <class Kind>
    struct Search<Kind, std::variant<>> {};

public:
    /// The variant that the kind is one of.
    template <class Kind>
    using FamilyOf = typename Search<Kind, Families>::type;

    /// Of any kind.
    template <class Kind>
        requires requires { typename FamilyOf<Kind>; }
    Step(Kind step) : Step(of(FamilyOf<Kind>(std::move(step)))) {}

    /// Of a family's variant.
    template <class Family>
    static Step of(Family family);

    Step(const Step& other);
    Step(Step&& other) noexcept;
    Step& operator=(const Step& other);
    Step& operator=(Step&& other) noexcept;
    ~Step();

    const Families& families() const { return *m_families; }
    Families& families() { return *m_families; }

private:
    /// Keeps a copy or a move from being taken for a kind.
    struct Made {};
    Step(Made, Families&& families);

    std::unique_ptr<Families> m_families;
};
using Steps = std::vector<Step>;

/// Calls the visitor with the step itself, whatever its family.
template <class Visitor, class AStep>
    requires std::is_same_v<std::remove_const_t<AStep>, Step>
decltype(auto) visitStep(Visitor&& visitor, AStep& step)
{
    return std::visit([&visitor](auto& family) -> decltype(auto) { return std::visit(visitor, family); }, step.families());
}

/// The step as one of that family, which is a variant of its kinds; null where it is of another.
template <class Family>
const Family* familyAs(const Step& step);

/// The step as one of that kind; null where it is another.
template <class Kind>
const Kind* stepAs(const Step& step)
{
    const auto* family = familyAs<Step::FamilyOf<Kind>>(step);
    return family ? std::get_if<Kind>(family) : nullptr;
}

/// An empty step of every kind there is.
const Steps& emptySteps();

/// Its name in JSON: "highest-column".
std::string_view kindOf(const Step& step);

/// What a person can be asked before it is shown; none where nothing is.
std::optional<Prediction> predictionOf(const Step& step);

}  // namespace nimstone::proof

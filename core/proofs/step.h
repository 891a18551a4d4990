// One step of a proof. A step belongs to a family of theorems, and has a kind within this family (see
// core/proofs/steps/step_kind.h).
//
// Each family has its own variant of step kinds, so a new kind changes only the code of its family. The code that
// writes the sentences of a family and the code that draws its figures do not compile until they handle the new kind.
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

/// A step of any family. The functions that create, copy, destroy and inspect a step are compiled only once, in
/// step.cpp, because compiling a variant of so many kinds takes seconds in every file that uses proofs. After a step
/// has been moved from, the program may only assign to it or destroy it.
class Step {
public:
    // Each family has a line of its own, so that branches that add families merge without conflicts.
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
    /// The family that has the step kind `Kind`. A family is a variant of step kinds.
    template <class Kind>
    using FamilyOf = typename Search<Kind, Families>::type;

    /// Makes a step from a struct of any kind.
    template <class Kind>
        requires requires { typename FamilyOf<Kind>; }
    Step(Kind step) : Step(of(FamilyOf<Kind>(std::move(step)))) {}

    /// Makes a step from the variant of a family.
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
    /// A tag type for the private constructor. With the tag, overload resolution cannot confuse the constructor that
    /// takes a step of any kind with the copy constructor or the move constructor.
    struct Made {};
    Step(Made, Families&& families);

    std::unique_ptr<Families> m_families;
};
using Steps = std::vector<Step>;

/// Calls the visitor with the struct of the step. The struct can be of any step kind of any family.
template <class Visitor, class AStep>
    requires std::is_same_v<std::remove_const_t<AStep>, Step>
decltype(auto) visitStep(Visitor&& visitor, AStep& step)
{
    return std::visit([&visitor](auto& family) -> decltype(auto) { return std::visit(visitor, family); }, step.families());
}

/// The step as a variant of the family `Family`; null if the step belongs to another family.
template <class Family>
const Family* familyAs(const Step& step);

/// The step as a struct of the kind `Kind`; null if the step is of another kind.
template <class Kind>
const Kind* stepAs(const Step& step)
{
    const auto* family = familyAs<Step::FamilyOf<Kind>>(step);
    return family ? std::get_if<Kind>(family) : nullptr;
}

/// A list with one empty step of every kind.
const Steps& emptySteps();

/// The name that the kind of the step has in JSON, for example "highest-column".
std::string_view kindOf(const Step& step);

/// The question that the program can ask the user before it shows the step; nullopt if there is no question.
std::optional<Prediction> predictionOf(const Step& step);

}  // namespace nimstone::proof

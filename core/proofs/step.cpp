#include "core/proofs/step.h"

#include "core/proofs/proof.h"

namespace nimstone::proof {

Step::Step(const Step& other) : m_families(std::make_unique<Families>(*other.m_families)) {}
Step::Step(Step&& other) noexcept = default;
Step& Step::operator=(const Step& other) { return *this = Step(other); }
Step& Step::operator=(Step&& other) noexcept = default;
Step::~Step() = default;

Step::Step(Made, Families&& families) : m_families(std::make_unique<Families>(std::move(families))) {}

template <class Family>
Step Step::of(Family family)
{
    return {Made{}, Families(std::move(family))};
}

template <class Family>
const Family* familyAs(const Step& step)
{
    return std::get_if<Family>(&step.families());
}

template Step Step::of(NimStep);
template Step Step::of(BashStep);
template Step Step::of(CountUpStep);
template Step Step::of(WythoffStep);
template Step Step::of(ColdStep);
template Step Step::of(GoldenStep);
template Step Step::of(ExactStep);
template Step Step::of(DoubleStep);
template Step Step::of(DigitsStep);
template Step Step::of(MisereStep);
template Step Step::of(GrundyFlawStep);
template Step Step::of(StairStep);
template Step Step::of(CoinStep);
template Step Step::of(PeriodStep);
template Step Step::of(PeriodFlawStep);
template Step Step::of(MexStep);
template Step Step::of(ZeckendorfStep);
template Step Step::of(QuotaStep);
template Step Step::of(IntTableStep);
template Step Step::of(EuclidStep);
template Step Step::of(MooreStep);
template Step Step::of(NimFlawStep);
template Step Step::of(SumStep);
template Step Step::of(CutcakeStep);

template const NimStep* familyAs(const Step&);
template const BashStep* familyAs(const Step&);
template const CountUpStep* familyAs(const Step&);
template const WythoffStep* familyAs(const Step&);
template const ColdStep* familyAs(const Step&);
template const GoldenStep* familyAs(const Step&);
template const ExactStep* familyAs(const Step&);
template const DoubleStep* familyAs(const Step&);
template const DigitsStep* familyAs(const Step&);
template const MisereStep* familyAs(const Step&);
template const GrundyFlawStep* familyAs(const Step&);
template const StairStep* familyAs(const Step&);
template const CoinStep* familyAs(const Step&);
template const PeriodStep* familyAs(const Step&);
template const PeriodFlawStep* familyAs(const Step&);
template const MexStep* familyAs(const Step&);
template const ZeckendorfStep* familyAs(const Step&);
template const QuotaStep* familyAs(const Step&);
template const IntTableStep* familyAs(const Step&);
template const EuclidStep* familyAs(const Step&);
template const MooreStep* familyAs(const Step&);
template const NimFlawStep* familyAs(const Step&);
template const SumStep* familyAs(const Step&);
template const CutcakeStep* familyAs(const Step&);

const Steps& emptySteps()
{
    static const Steps steps = [] {
        Steps all;
        const auto addFamily = [&all]<class... Kinds>(const std::variant<Kinds...>*) {
            using Family = std::variant<Kinds...>;
            using Make = Family (*)();
            for (const Make empty : std::initializer_list<Make>{[] { return Family(std::in_place_type<Kinds>); }...})
                all.push_back(Step::of(empty()));
        };
        [&addFamily]<class... Families>(const std::variant<Families...>*) {
            (addFamily(static_cast<const Families*>(nullptr)), ...);
        }(static_cast<const Step::Families*>(nullptr));
        return all;
    }();
    return steps;
}

std::string_view kindOf(const Step& step)
{
    return visitStep([](const auto& held) { return std::string_view(held.kind); }, step);
}

std::span<const Law> lawsOf(const Proof& proof, std::size_t step)
{
    return visitStep(
        [&proof](const auto& held) -> std::span<const Law> {
            if constexpr (requires { held.lawsHere(proof); })
                return held.lawsHere(proof);
            else
                return std::remove_cvref_t<decltype(held)>::laws;
        },
        proof.steps.at(step));
}

std::optional<Prediction> predictionOf(const Step& step)
{
    return visitStep(
        [](const auto& held) -> std::optional<Prediction> {
            if constexpr (requires { held.prediction(); })
                return held.prediction();
            else
                return std::nullopt;
        },
        step);
}

std::vector<Use> usesOf(const Proof& proof, std::size_t step)
{
    return visitStep(
        [&proof](const auto& held) -> std::vector<Use> {
            if constexpr (requires { held.uses(proof); })
                return held.uses(proof);
            else
                return {};
        },
        proof.steps.at(step));
}

}  // namespace nimstone::proof

#include "core/proofs/step.h"

#include <tuple>

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

namespace {

/// Makes the compiler generate, for every family, the function templates that other files call.
[[gnu::used]] constexpr auto ofEveryFamily = []<class... Families>(const std::variant<Families...>*) {
    return std::tuple(&Step::of<Families>..., &familyAs<Families>...);
}(static_cast<const Step::Families*>(nullptr));

}  // namespace

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

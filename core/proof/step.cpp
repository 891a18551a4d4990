#include "core/proof/step.h"

#include "core/proof/proof.h"

namespace nimstone::proof {

std::string_view kindOf(const Step& step)
{
    return visitStep([](const auto& held) { return std::string_view(held.kind); }, step);
}

std::span<const Law> lawsOf(const Step& step)
{
    return visitStep([](const auto& held) { return std::span<const Law>(std::remove_cvref_t<decltype(held)>::laws); }, step);
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
